// The same game as picks.py, for boardgame.io: four hidden hands, picked from in turn.
const { INVALID_MOVE } = require("boardgame.io/core");

exports.Picks = {
  name: "picks",
  setup: ({ ctx }) => ({
    hands: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]])),
    picked: 0,
    last: -1,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    pick: ({ G, playerID }, number) => {
      const hand = G.hands[playerID];
      if (!hand.includes(number)) return INVALID_MOVE;
      G.hands[playerID] = [...hand.filter((held) => held !== number), (number + 7) % 1000];
      G.picked += 1;
      G.last = number;
    },
  },
  playerView: ({ G, playerID }) => ({
    hand: playerID === null ? [] : G.hands[playerID],
    sizes: Object.values(G.hands).map((hand) => hand.length),
    picked: G.picked,
    last: G.last,
  }),
};
