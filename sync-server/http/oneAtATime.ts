import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { inTurn } from './turns';

/** Pipelined requests that may wait: browsers send none, proxies a few. */
const MAX_WAITING = 8;

interface Line {
  isBusy: boolean;
  waiting: [IncomingMessage, ServerResponse][];
}

/**
 * Answers the requests of a connection one after the other, with a turn of the event loop between them: hundreds sent in
 * one go would all be begun in one go, and none of them would be ended by the connection's end. Whoever sends more
 * ahead than {@link MAX_WAITING} is cut. Of all connections together no turn of the event loop begins more than it has time for.
 */
export function oneAtATime(handler: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  function begin(line: Line, req: IncomingMessage, res: ServerResponse): void {
    line.isBusy = true;
    res.once('close', () => {
      const [next, ...rest] = line.waiting;
      line.waiting = rest;
      line.isBusy = next !== undefined;
      if (next) setImmediate(() => !req.socket.destroyed && begin(line, ...next));
    });
    // Who has left meanwhile needs no answer.
    inTurn(() => req.socket.destroyed || handler(req, res));
  }

  return (req, res) => {
    const { socket } = req;
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
    lines.set(socket, line);
    if (!line.isBusy) begin(line, req, res);
    else if (line.waiting.length < MAX_WAITING) line.waiting.push([req, res]);
    else socket.destroy();
  };
}
