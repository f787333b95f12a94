"""`python -m bigboard` is the command `bigboard`."""

from bigboard.cli.main import main

if __name__ == "__main__":
    main()
