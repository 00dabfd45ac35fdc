import { createServer, connect, type Server, type Socket, type AddressInfo } from 'node:net';
import { freePort } from './freePort';

export interface TcpProxy {
  url: string;
  port: number;
  cut(): Promise<void>;
  stall(): void;
  restore(): Promise<void>;
  /**
   * ms since 1970 of the first answer to an app's probe after `restore`; what a browser fetches by itself, such as a
   * service worker, does not count.
   */
  firstAnswer(): Promise<number>;
  passed(request: string): Promise<void>;
  close(): Promise<void>;
}

const PROBE = /^(?:POST \/api\/auth\/refresh|GET \/sync\/live)\b/;
const REQUEST = /^[A-Z]+ \//;

function createWatch() {
  let answeredAt: number | undefined;
  let tellAnswer: ((at: number) => void) | undefined;
  const awaited = new Map<string, () => void>();
  return {
    forget: () => void (answeredAt = undefined),
    answered(): void {
      answeredAt ??= Date.now();
      tellAnswer?.(answeredAt);
    },
    handedOn(text: string): void {
      for (const [request, notify] of awaited) if (text.startsWith(request)) notify();
    },
    firstAnswer: (): Promise<number> =>
      answeredAt === undefined
        ? new Promise((resolve) => (tellAnswer = resolve))
        : Promise.resolve(answeredAt),
    passed: (request: string): Promise<void> =>
      new Promise((resolve) => {
        awaited.set(request, () => {
          awaited.delete(request);
          resolve();
        });
      }),
  };
}

function joinSockets(
  client: Socket,
  upstream: Socket,
  { watch, isStalled }: { watch: ReturnType<typeof createWatch>; isStalled: () => boolean },
): void {
  let isProbe = false;
  client.on('close', () => upstream.destroy());
  upstream.on('close', () => client.destroy());
  client.on('data', (chunk) => {
    if (isStalled()) return;
    const text = chunk.toString('latin1');
    if (REQUEST.test(text)) isProbe = PROBE.test(text);
    upstream.write(chunk, (error) => {
      if (!error) watch.handedOn(text);
    });
  });
  upstream.on('data', (chunk) => {
    if (isStalled()) return;
    if (isProbe) watch.answered();
    client.write(chunk);
  });
}

function keepIn(open: Set<Socket>, ...sockets: Socket[]): void {
  for (const socket of sockets) {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  }
}

async function listenOn(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const watch = createWatch();
  let stalled = false;
  let server: Server | undefined;

  const accept = (client: Socket): void => {
    const upstream = connect(target.port, target.host);
    keepIn(sockets, client, upstream);
    joinSockets(client, upstream, { watch, isStalled: () => stalled });
  };
  const open = async (at: number): Promise<number> => {
    const next = createServer(accept);
    const port = await listenOn(next, at);
    server = next;
    return port;
  };
  const drop = (): void => sockets.forEach((socket) => void socket.destroy());
  const cut = async (): Promise<void> => {
    const closing = server;
    server = undefined;
    drop();
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
  };

  // Not a port that the system hands out: nothing else may take it while the cable is cut.
  const port = await open(await freePort());
  return {
    port,
    url: `http://localhost:${port}`,
    cut,
    stall: () => void (stalled = true),
    restore: async () => {
      watch.forget();
      if (stalled) drop();
      stalled = false;
      if (!server) await open(port);
    },
    firstAnswer: watch.firstAnswer,
    passed: watch.passed,
    close: cut,
  };
}
