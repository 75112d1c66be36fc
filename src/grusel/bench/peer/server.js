const { Server } = require("boardgame.io/server");
const { Picks } = require("./game");

console.log = () => {};
const [port, apiPort] = process.argv.slice(2).map(Number);
// The interface for matches on a port of its own: on one port, its routes are not found with the present Koa.
Server({ games: [Picks], origins: ["http://127.0.0.1"] }).run({ port, lobbyConfig: { apiPort } });
