"""`python -m bigboard.server HOST PORT DATABASE`: the server alone, with settings from its file and the environment.

It has a file of its own for the sake of the bots' processes: each loads the program it belongs to once more, unless
that is called `__main__`, and bots need nothing of a server.
"""

import sys

from bigboard.server.run.serve import CannotServe, serve

if __name__ == "__main__":
    try:
        serve(
            host=sys.argv[1] if len(sys.argv) > 1 else "127.0.0.1",
            port=int(sys.argv[2]) if len(sys.argv) > 2 else 8000,
            database=sys.argv[3] if len(sys.argv) > 3 else None,
        )
    except CannotServe as error:
        sys.exit(str(error))
