// The same load as load.js on a Grusel server: four sockets a table, everybody picks as soon as it is his turn.
const WebSocket = require("ws");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const server = `127.0.0.1:${port}`;
let waits = [];

async function sit(table) {
  const keys = [0, 1, 2, 3].map((seat) => `key of table ${table} and seat ${seat}`);
  const answer = await fetch(`http://${server}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-grusel-key": keys[0] },
    body: JSON.stringify({ game: "picks", options: { length: 1e9 }, seats: [{ kind: "me" }, {}, {}, {}] }), // as endless as the peer's
  });
  const made = await answer.json();
  const sockets = await Promise.all(keys.map((key, seat) => connect(made.table, key, made.invites[seat])));
  return () => sockets[0].send(JSON.stringify({ type: "start" }));
}

function connect(table, key, token) {
  const socket = new WebSocket(`ws://${server}/ws`, { perMessageDeflate: false });
  let sent = 0;
  let next = 0;
  const say = (message) => socket.send(JSON.stringify(message));
  socket.on("open", () => say({ type: "hello", version: 1, table, key, tokens: token ? [token] : [] }));
  return new Promise((welcome) => {
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.type === "welcome") welcome(socket);
      if (message.type === "played") waits.push(performance.now() - sent);
      if (message.type !== "step" || !message.actions) return;
      next += 1;
      sent = performance.now();
      say({ type: "play", id: `c${next}`, seat: message.seat, seq: message.seq, action: message.actions[0].action });
    });
  });
}

async function main() {
  const starts = [];
  for (let table = 0; table < tables; table++) starts.push(await sit(table));
  for (const start of starts) start(); // once all are seated: nobody has to come in through the crowd
  await new Promise((done) => setTimeout(done, 2000));
  waits = [];
  process.stdout.write("begun\n");
  const began = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const took = (performance.now() - began) / 1000;
  const sorted = waits.sort((a, b) => a - b);
  const at = (share) => Math.round(100 * (sorted[Math.floor(sorted.length * share)] ?? 0)) / 100;
  process.stdout.write(`${JSON.stringify({ moves: sorted.length, per_second: sorted.length / took, p50_ms: at(0.5), p99_ms: at(0.99) })}\n`);
  process.exit(0);
}

main();
