// The way to a table: a socket to the server, or a port to the worker where the table lies in this browser.
import type { Line, Socket } from "./client";
import { isHere, serverless } from "./where";

export function connect(line: Line, table: string): Socket {
  return serverless || isHere(table) ? toHome(line) : toServer(line);
}

function toServer({ opened, heard, closed }: Line): Socket {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  socket.onopen = opened;
  socket.onmessage = ({ data }) => heard(data);
  socket.onclose = closed;
  return socket;
}

/** The code for it is fetched when it is wanted. */
function toHome(line: Line): Socket {
  let socket: Socket = { readyState: 0, send: () => {}, close: () => {} };
  let closed = false;
  import("./home").then(
    ({ home }) => {
      if (!closed) socket = home().enter(line);
    },
    () => line.closed(),
  );
  return {
    get readyState() {
      return closed ? 3 : socket.readyState;
    },
    send: (text) => socket.send(text),
    close: () => {
      closed = true;
      socket.close();
    },
  };
}
