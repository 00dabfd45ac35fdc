import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { ConfigError, isLoopback, type Config } from '../config';
import { oneAtATime } from './oneAtATime';

const GRACE = 3_000;
/**
 * Milliseconds for a request's headers and for all of it, so that trickled bytes do not hold a connection. Answers are not
 * limited: the live stream has no end.
 */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 180_000 };
const LOOK_EVERY = 2_000;
/** Milliseconds without any traffic during a call; live streams beat every 5 s. */
const STANDSTILL = 60_000;
/** Milliseconds; longer than proxies keep theirs. */
const KEEP_ALIVE = 75_000;

export interface Listener {
  port: number;
  close(): Promise<void>;
}

const REASONS: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) =>
    `Port ${port} is already in use; stop what uses it, or choose another with PORT.`,
  EACCES: (_, port) => `Port ${port} may not be opened by this user; choose another with PORT.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} cannot be resolved.`,
};

function explain(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Error {
  const reason = REASONS[error.code ?? ''];
  return reason ? new ConfigError(reason(host, port)) : error;
}

export function formatAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const isAny = host === '0.0.0.0' || host === '::' || isLoopback(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isAny ? 'localhost' : name}:${port}`;
}

function bind(server: Server, endpoint: Pick<Config, 'host' | 'port'>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, endpoint)));
    server.listen(endpoint.port, endpoint.host, () =>
      resolve((server.address() as AddressInfo).port),
    );
  });
}

export type Patience = typeof PATIENCE;

export async function listen(
  handler: RequestListener,
  endpoint: Pick<Config, 'host' | 'port'>,
  opened: (socket: Socket) => void = () => undefined,
  patience: Patience = PATIENCE,
): Promise<Listener> {
  const options = { ...patience, keepAliveTimeout: KEEP_ALIVE };
  const checked = Math.min(LOOK_EVERY, patience.headersTimeout);
  const server = createServer(
    { ...options, connectionsCheckingInterval: checked },
    oneAtATime(handler),
  );
  server.setTimeout(STANDSTILL);
  server.on('connection', opened);
  const port = await bind(server, endpoint);
  return {
    port,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), GRACE);
      await closed;
      clearTimeout(cut);
    },
  };
}
