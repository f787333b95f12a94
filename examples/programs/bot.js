// A bot in JavaScript: it prefers tiles that found or merge chains, buys the cheapest shares, and bids low.
// node bot.js
const readline = require("node:readline");

const LIKED = { founds: 3, merges: 2, grows: 1 };

function send(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

function rating(offer, view) {
  switch (offer.type) {
    case "play_tile":
      return LIKED[view.hand.find((held) => held.tile === offer.tile).effect] ?? 0;
    case "buy":
      return 1 / offer.cost;
    default:
      return (offer.gain - offer.cost) / 1e6;
  }
}

function decide({ id, offers, view }) {
  let best = offers.choices[0];
  for (const offer of offers.choices) {
    if (rating(offer, view) > rating(best, view)) best = offer;
  }
  send({ type: "action", id, action: best.action });
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") send({ type: "hello", protocol: 1, name: "JavaScript bot" });
  if (message.type === "decide") decide(message);
  if (message.type === "refused") console.error(message.message, message.rule);
});
