"""A tournament: every deal is played from every seat, so that luck with the tiles cancels out."""

from bigboard.lab.experiments.arena import arena


def main() -> None:
    standings, _ = arena("acquire", ["greedy", "easy", "random"], games=30, seed=1)
    for row in sorted(standings.to_json()["bots"], key=lambda row: -row["win_share"]):
        interval = f"{row['low']:.0%} to {row['high']:.0%}"
        print(
            f"{row['bot']:8} {row['games']} games, wins {row['win_share']:.0%} (95%: {interval}), ${row['money']:,.0f}"
        )


if __name__ == "__main__":  # worker processes import this file again
    main()
