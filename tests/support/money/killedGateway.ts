import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { loadConfig } from '../../../sync-server/config';
import { CouchUnavailable } from '../../../sync-server/couch/client';
import { connectCouch } from '../../../sync-server/couch/connect';
import { Browser } from '../../integration/accountHelpers';
import { freePort } from '../freePort';
import { removeKept, spawnGateway, temporaryFolder, testEnv, until, type Env } from '../gateway';
import { TEST_BANK } from '../playedBank';
import { NotTaken, type WalkedGateway } from './httpActs';

/** A gateway in a process of its own that is killed, and started again on the same database and address. */
export interface KilledGateway extends WalkedGateway {
  /** Resolves when the next one answers. */
  kill(): Promise<void>;
  kills(): number;
  /** Last words of the one that runs. */
  output(): string;
  again<T>(call: () => Promise<T>): Promise<T>;
  /** Ends it and removes what it kept. */
  stop(): Promise<void>;
}

/** Milliseconds between two tries of who had no answer, and for which they try. */
const [AGAIN, FOR] = [100, 120_000];

/** Whether nobody knows what became of a call: its answer never came. `fetch` says so by a `TypeError`. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof NotTaken || error instanceof CouchUnavailable;

async function again<T>(call: () => Promise<T>): Promise<T> {
  for (const since = Date.now(); ; await pause(AGAIN))
    try {
      return await call();
    } catch (error) {
      if (!isUnanswered(error) || Date.now() - since > FOR) throw error;
    }
}

/** Somebody who presses again where no answer came. */
export class InsistentBrowser extends Browser {
  override call: Browser['call'] = (...call) => again(() => super.call(...call));
}

/** Starts one, and a connection to its database. Another run's gateway at its address answers, too, and is not it. */
async function started(env: Env & { DATA_DIR: string }) {
  const gateway = await spawnGateway(env);
  const ended = gateway.ended().then(() => {
    throw new Error(`it did not start: ${gateway.stderr()}`);
  });
  const readOutput = (): string => gateway.stdout() + gateway.stderr();
  await Promise.race([until(() => readOutput().includes('listening')), ended]);
  await gateway.answers(200);
  const connection = await connectCouch(loadConfig(testEnv(env.DATA_DIR, env)), 'command');
  return { gateway, connection };
}

export async function startKilledGateway(more: Env): Promise<KilledGateway> {
  const port = String(await freePort());
  // While it is dead another run's gateway may take its address: that one must not take its bank's messages.
  const bankSecret = randomUUID();
  const bank = { ...TEST_BANK, SEPAY_WEBHOOK_SECRET: bankSecret };
  const env = { ...bank, ...more, DATA_DIR: await temporaryFolder(), PORT: port };
  const begin = () => started(env);
  let present = await begin();
  let kills = 0;
  return {
    url: present.gateway.url,
    bankSecret,
    get couch() {
      return present.connection.couch;
    },
    again,
    kills: () => kills,
    output: () => `${present.gateway.stdout()}${present.gateway.stderr()}`.slice(-1_000),
    kill: async () => {
      kills += 1;
      await present.gateway.kill('SIGKILL');
      await present.connection.close();
      present = await begin();
    },
    stop: async () => {
      await present.connection.close();
      await present.gateway.kill('SIGKILL');
      await removeKept(env);
    },
  };
}
