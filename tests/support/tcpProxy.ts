import { createServer, connect, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A cable that can be cut: everything between browser and gateway goes through it. */
export interface TcpProxy {
  url: string;
  port: number;
  /** Refuses new connections and drops the open ones, as a lost network does. */
  cut(): Promise<void>;
  /** Keeps connections open but lets nothing through (a half-open network). */
  stall(): void;
  /** Lets everything through again, on the same port. */
  restore(): Promise<void>;
  /**
   * When the gateway first answered a probe of the app after the last `restore` (ms since 1970). What a
   * browser asks by itself meanwhile, for a newer service worker, is none.
   */
  firstAnswer(): Promise<number>;
  /** Resolves when the next request that begins so (`POST /x`) was handed on to the gateway. */
  passed(request: string): Promise<void>;
  close(): Promise<void>;
}

/** How a probe begins: the token is renewed, then the live stream is opened. */
const PROBE = /^(?:POST \/api\/auth\/refresh|GET \/sync\/live)\b/;
const REQUEST = /^[A-Z]+ \//;

/**
 * Starts a TCP proxy on 127.0.0.1 and a free port.
 * @param target address of the gateway; may be moved later with `target.port`
 */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let stalled = false;
  let server: Server | undefined;
  let answeredAt: number | undefined;
  let tellAnswer: ((at: number) => void) | undefined;
  const awaited = new Map<string, () => void>();
  const answer = (): void => {
    answeredAt ??= Date.now();
    tellAnswer?.(answeredAt);
  };

  const accept = (client: Socket): void => {
    const upstream = connect(target.port, target.host);
    let isProbe = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (chunk) => {
      if (stalled) return;
      const text = chunk.toString('latin1');
      // A connection serves one request after the other.
      if (REQUEST.test(text)) isProbe = PROBE.test(text);
      upstream.write(chunk, (error) => {
        if (error) return;
        for (const [request, tell] of awaited) if (text.startsWith(request)) tell();
      });
    });
    upstream.on('data', (chunk) => {
      if (stalled) return;
      if (isProbe) answer();
      client.write(chunk);
    });
  };

  const listen = async (port: number): Promise<number> => {
    const next = createServer(accept);
    await new Promise<void>((resolve, reject) => {
      next.once('error', reject);
      next.listen(port, '127.0.0.1', resolve);
    });
    server = next;
    return (next.address() as AddressInfo).port;
  };

  const cut = async (): Promise<void> => {
    const closing = server;
    server = undefined;
    for (const socket of sockets) socket.destroy();
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
  };

  const port = await listen(0);
  return {
    port,
    url: `http://localhost:${port}`,
    cut,
    stall: () => {
      stalled = true;
    },
    restore: async () => {
      answeredAt = undefined;
      if (stalled) {
        stalled = false;
        for (const socket of sockets) socket.destroy();
      }
      if (!server) await listen(port);
    },
    firstAnswer: () =>
      answeredAt === undefined
        ? new Promise((resolve) => {
            tellAnswer = resolve;
          })
        : Promise.resolve(answeredAt),
    passed: (request) =>
      new Promise((resolve) => {
        awaited.set(request, () => {
          awaited.delete(request);
          resolve();
        });
      }),
    close: cut,
  };
}
