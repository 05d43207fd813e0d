// Asks npm's hk-mahjong for benchmarks.peers: node hk_mahjong.js NODE_MODULES
//
// Lines of JSON come in. An object is a hand, to be kept: {"tiles": [...], "melds": [[...]],
// "config": {...}}. The word "answer" asks for the answer to each hand, "time" for the nanoseconds
// that each took; both are answered with one line, a list. "version" is answered with the version.
// Times are taken in here, on hands made ready before, after a round that is not counted: neither
// the start of Node nor the pipe is in them.
"use strict";

const path = require("path");
const readline = require("readline");

const folder = path.join(path.resolve(process.argv[2]), "hk-mahjong");
const { FaanCalculator, Hand, Meld, Tile } = require(folder);

const hands = [];
let warm = false;

const tilesOf = (names) => names.map((name) => new Tile(name));

function make({ tiles, melds, config }) {
  const formed = melds.map((names) => new Meld(tilesOf(names)));
  return { hand: new Hand({ tiles: tilesOf(tiles), melds: formed }), config };
}

// The dearest of all the ways to read the hand that it finds, as its readme has it. Its short cut,
// to calculate a hand at once, takes the first way that comes, and refuses a hand whose tiles alone
// are not worth three.
function score({ hand, config }) {
  let best = null;
  for (const way of hand.findAllWinningPermutations()) {
    const { value } = FaanCalculator.calculate(way, config);
    const fan = value === "∞" ? Infinity : value;
    if (best === null || fan > best) best = fan;
  }
  return best;
}

function times() {
  return hands.map((ready) => {
    const start = process.hrtime.bigint();
    score(ready);
    return Number(process.hrtime.bigint() - start);
  });
}

const answers = {
  // JSON has no infinity.
  answer: () => hands.map(score).map((fan) => (fan === Infinity ? "limit" : fan)),
  time: () => {
    if (!warm) times();
    warm = true;
    return times();
  },
  version: () => require(path.join(folder, "package.json")).version,
};

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const said = JSON.parse(line);
  if (typeof said === "string") console.log(JSON.stringify(answers[said]()));
  else hands.push(make(said));
});
