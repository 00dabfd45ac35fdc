import { createServer } from 'node:http';
import { createEmbeddedApp } from '../../sync-server/couch/embedded/router';
import { Store } from '../../sync-server/couch/embedded/store';

/** A server of its own at a fixed address, so that it can be killed and come back. */
const { DATABASE_FOLDER, DATABASE_PORT, DATABASE_USER, DATABASE_PASSWORD } = process.env;
const store = await Store.open(DATABASE_FOLDER ?? '');
const credentials = { username: DATABASE_USER ?? '', password: DATABASE_PASSWORD ?? '' };
const server = createServer(createEmbeddedApp(store, credentials));
server.keepAliveTimeout = 120_000;
server.listen(Number(DATABASE_PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit(0));
