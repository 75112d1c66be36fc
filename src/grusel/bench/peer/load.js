// So many tables with four clients each; everybody picks as soon as it is his turn. Prints how long each waited, in seconds.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Picks } = require("./game");

const [port, apiPort, tables, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const game = { ...Picks, moves: { pick: { move: Picks.moves.pick, client: false } } }; // no guessing ahead of the server
let waits = [];
let begun = false;

async function post(path, body) {
  const answer = await fetch(`http://127.0.0.1:${apiPort}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function sit() {
  const looks = [];
  const { matchID } = await post("/games/picks/create", { numPlayers: 4 });
  for (let seat = 0; seat < 4; seat++) {
    const playerID = String(seat);
    const { playerCredentials } = await post(`/games/picks/${matchID}/join`, { playerID, playerName: playerID });
    const client = Client({ game, matchID, playerID, credentials: playerCredentials, numPlayers: 4, debug: false, multiplayer: SocketIO({ server }) });
    let sent = 0;
    let mine = -1;
    const look = (state) => {
      if (!state || !begun) return;
      if (sent && state._stateID > mine) {
        waits.push(performance.now() - sent);
        sent = 0;
      }
      if (state.ctx.currentPlayer !== playerID || state._stateID === mine || sent) return;
      mine = state._stateID;
      sent = performance.now();
      setImmediate(() => client.moves.pick(state.G.hand[0]));
    };
    client.subscribe(look);
    client.start();
    looks.push(() => look(client.getState()));
  }
  return looks;
}

async function main() {
  const looks = [];
  for (let table = 0; table < tables; table++) looks.push(...(await sit()));
  await new Promise((done) => setTimeout(done, 2000));
  begun = true; // once all are seated: nobody has to come in through the crowd
  for (const look of looks) look();
  await new Promise((done) => setTimeout(done, 2000));
  waits = [];
  process.stdout.write("begun\n");
  const began = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const took = (performance.now() - began) / 1000;
  process.stdout.write(`${JSON.stringify({ waits: waits.map((wait) => wait / 1000), seconds: took })}\n`, () => process.exit(0));
}

main();
