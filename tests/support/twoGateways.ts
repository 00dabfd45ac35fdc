import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { loadConfig } from '../../sync-server/config';
import type { Couch } from '../../sync-server/couch/client';
import { connectCouch } from '../../sync-server/couch/connect';
import { spawnGateway, temporaryFolder, type Env, type GatewayProcess } from './gateway';
import { ofParts } from './startParts';
import { freePort } from './freePort';

export interface TwoGateways {
  couch: Couch;
  secret: string;
  first: GatewayProcess;
  second(): GatewayProcess;
  restartSecond(): Promise<void>;
  stop(): Promise<void>;
}

export function startTwoGateways(more: Env = {}): Promise<TwoGateways> {
  return ofParts(async (later) => {
    const started = async (env: Env): Promise<GatewayProcess> => {
      const gateway = await spawnGateway({ ...env, ...more });
      later(() => gateway.kill('SIGTERM'));
      await gateway.answers(200);
      return gateway;
    };
    const folder = async (): Promise<string> => {
      const path = await temporaryFolder();
      later(() => rm(path, { recursive: true, force: true }));
      return path;
    };
    const secret = randomBytes(32).toString('hex');
    const [dataDir, otherDir] = [await folder(), await folder()];
    const shared = {
      SESSION_SECRET: secret,
      DB_PREFIX: `t${randomBytes(4).toString('hex')}-`,
      LOG_LEVEL: 'warn',
    };
    const env = { ...shared, DATA_DIR: dataDir };
    const first = await started(env);
    const connection = await connectCouch(loadConfig({ ...process.env, ...env }), 'command');
    later(async () => {
      if (connection.mode === 'remote')
        for (const name of await connection.couch.databases()) await connection.couch.destroy(name);
      await connection.close();
    });
    const otherEnv = {
      ...shared,
      DATA_DIR: otherDir,
      COUCHDB_URL: connection.address,
      PORT: String(await freePort()),
    };
    let second = await started(otherEnv);
    return {
      couch: connection.couch,
      secret,
      first,
      second: () => second,
      restartSecond: async () => {
        second = await started(otherEnv);
      },
    };
  });
}
