import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Send } from '../transport';
import { createDirectSend } from './direct';
import { createEmbeddedApp, type Credentials } from './router';
import { Store } from './store';

export interface EmbeddedServer extends Credentials {
  url: string;
  send: Send;
  close(): Promise<void>;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

export async function startEmbedded(folder: string): Promise<EmbeddedServer> {
  const store = await Store.open(folder);
  const credentials = { username: 'gateway', password: randomBytes(24).toString('base64url') };
  const server = createServer(createEmbeddedApp(store, credentials));
  // Longer than the client's idle time, so that no connection is closed under a request.
  server.keepAliveTimeout = 120_000;
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    ...credentials,
    send: createDirectSend(store),
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), 2_000);
      await closed;
      clearTimeout(cut);
      await store.close();
    },
  };
}
