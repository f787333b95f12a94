"""The HTML of the administrator's page, without a script, so that it works when the client does not."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from html import escape
from time import gmtime, strftime

import bigboard
from bigboard.room.person import Person
from bigboard.server.accounts.moderation import Report
from bigboard.server.container import Container
from bigboard.server.limits.rate_limit import mark_of
from bigboard.server.ops.metrics import LAG

MOST_ROWS = 100
STYLE = """
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 1.5rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
td { overflow-wrap: anywhere; } td, th { text-align: left; padding: .3rem .6rem .3rem 0;
  border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent); vertical-align: top; }
th { font-weight: 500; opacity: .7; } form { display: inline; } button, select { font: inherit; min-height: 2rem; }
"""


def page(
    services: Container, reports: Sequence[Report], now: float, words: str = "", found: Sequence[Person] | None = None
) -> str:
    parts = [
        load(services),
        reports_table(reports),
        measures_table(services, now),
        search(words, found),
        people_here(services),
        tables(services),
        quarantine_table(services),
    ]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Big Board: this server</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body><h1>Big Board {escape(bigboard.__version__)}: this server</h1>{''.join(parts)}</body></html>"
    )


def section(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]], nothing: str) -> str:
    """Return an HTML table; the cells are HTML."""
    found = ["".join(f"<td>{cell}</td>" for cell in row) for row in rows]
    if not found:
        return f"<h2>{escape(title)}</h2><p>{escape(nothing)}</p>"
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(f"<tr>{row}</tr>" for row in found)
    return f"<h2>{escape(title)}</h2><table><tr>{top}</tr>{body}</table>"


def button(action: str, label: str, **fields: object) -> str:
    hidden = "".join(
        f'<input type="hidden" name="{name}" value="{escape(str(value))}">' for name, value in fields.items()
    )
    return f'<form method="post" action="/admin/{action}">{hidden}<button>{escape(label)}</button></form>'


def measure_buttons(person: str) -> str:
    lasts = '<select name="lasts" aria-label="for how long"><option value="day">a day</option>'
    lasts += '<option value="week">a week</option><option value="ever">good</option></select>'
    kinds = '<button name="kind" value="muted">Mute for</button> <button name="kind" value="blocked">Block for</button>'
    return (
        f'<form method="post" action="/admin/measures"><input type="hidden" name="person" value="{escape(person)}">'
        f"{kinds} {lasts}</form>"
    )


def moment(time: float) -> str:
    return strftime("%Y-%m-%d %H:%M", gmtime(time))


def load(services: Container) -> str:
    waiting = services.bots.waiting()
    lag = {sample.name.rpartition("_")[2]: sample.value for metric in LAG.collect() for sample in metric.samples}
    mean = 1000 * lag.get("sum", 0.0) / max(1.0, lag.get("count", 1.0))
    rows = [
        ("Tables in memory", f"{len(services.lobby.tables):,}"),
        ("Open windows", f"{services.connection_limit.open:,}"),
        ("Bots that wait", ", ".join(f"{length} {escape(name)}" for name, length in waiting.items())),
        ("Entries that wait for the disk", f"{services.store.writer.jobs.qsize():,}"),
        ("Event loop late by, on average", f"{mean:.1f} ms"),
        ("Is stopping", "yes" if services.lobby.draining else "no"),
    ]
    return section("Load", ("", ""), rows, "")


def reports_table(reports: Sequence[Report]) -> str:
    rows = (
        (
            f'<a href="/t/{one.table_id}">{one.table_id}</a>',
            escape(one.name),
            escape(one.text),
            str(one.times),
            moment(one.created),
            measure_buttons(one.person) + button("reports/dismiss", "Dismiss", table=one.table_id, n=one.n),
        )
        for one in reports
    )
    heads = ("table", "who", "what they wrote", "reported by", "first (UTC)", "")
    return section("Reported chat", heads, rows, "Nothing has been reported.")


def measures_table(services: Container, now: float) -> str:
    standing = [one for one in services.moderation.measures.values() if one.until is None or one.until > now]
    rows = (
        (
            escape(one.name or one.person),
            one.kind,
            moment(one.created),
            moment(one.until) if one.until is not None else "until lifted",
            button("measures/lift", "Lift", person=one.person),
        )
        for one in sorted(standing, key=lambda one: -one.created)
    )
    return section("Muted and blocked", ("who", "", "since (UTC)", "until (UTC)", ""), rows, "None.")


def search(words: str, found: Sequence[Person] | None) -> str:
    """Return the search form, with the people found: all whom the database knows, also those who are away."""
    form = (
        f'<form action="/admin"><input name="q" value="{escape(words)}" aria-label="name or id" maxlength="100"> '
        "<button>Search all people</button></form>"
    )
    if found is None:
        return f"<h2>Search</h2>{form}"
    rows = ((escape(one.name), one.id, measure_buttons(one.id)) for one in found)
    return form + section("People found", ("who", "id", ""), rows, "None.")


def people_here(services: Container) -> str:
    """List people by network, shown as a mark that changes with each start, as in the log."""
    windows: Counter[str] = Counter()
    names: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for window in services.lobby.connections():
        windows[window.place] += 1
        if window.person is not None:
            names[window.place][window.person.id] = window.person.name
    rows = []
    for place, count in windows.most_common(MOST_ROWS):
        here = names[place] or {"": ""}
        for number, (person, name) in enumerate(here.items()):
            first = (mark_of(place), f"{count:,}") if number == 0 else ("", "")
            rows.append((*first, escape(name) or "no name yet", measure_buttons(person) if person else ""))
    return section("People by place", ("place", "windows", "who", ""), rows, "No one is here.")


def tables(services: Container) -> str:
    awake = sorted(services.lobby.tables.values(), key=lambda table: -len(table.connections))
    rows = []
    for table in awake[:MOST_ROWS]:
        record = table.record
        seated = ", ".join(escape(seat.name or seat.bot or "empty") for seat in record.seats)
        ends = button("tables/close", "Close", table=record.id) if record.status in ("open", "running") else ""
        who = f'<a href="/t/{record.id}">{record.id}</a>'
        rows.append((who, escape(record.game), record.status, seated, str(len(table.connections)), ends))
    return section("Tables in memory", ("table", "game", "", "seats", "windows", ""), rows, "None.")


def quarantine_table(services: Container) -> str:
    rows = ((escape(table), escape(refused.message)) for table, refused in services.lobby.quarantined.items())
    return section("Tables that cannot be read", ("table", "why"), rows, "None.")
