import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../sync-server/config';
import type { Couch, CouchDocument } from '../../sync-server/couch/client';
import { connectCouch } from '../../sync-server/couch/connect';
import {
  DatabaseTooNew,
  migrate,
  MIGRATIONS,
  type Migration,
  refuseNewerDatabase,
  VERSION_ID,
} from '../../sync-server/couch/migrations';
import { setUpDatabases } from '../../sync-server/couch/setup';
import { verifyBackup } from '../../sync-server/modules/backup/read';
import { restoreBackup } from '../../sync-server/modules/backup/restore';
import { writeBackup } from '../../sync-server/modules/backup/write';
import {
  connectTestCouch,
  removeKept,
  spawnGateway,
  temporaryFolder,
  testEnv,
} from '../support/gateway';

const NEWEST = MIGRATIONS.at(-1)?.version ?? 0;
const NOW = new Date('2026-11-22T03:00:00.000Z');

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one();
});

async function emptyServer(): Promise<Couch> {
  const { couch, close } = await connectTestCouch();
  undo.push(close);
  return couch;
}

const readNote = (couch: Couch) =>
  couch.database<CouchDocument & Record<string, unknown>>('accounts').get(VERSION_ID);

async function setVersion(couch: Couch, version: number): Promise<void> {
  await couch.ensureDatabase('accounts');
  const present = await readNote(couch);
  const note = { _id: VERSION_ID, type: 'meta', version, product: '9.9.9' };
  await couch
    .database<CouchDocument>('accounts')
    .put(present?._rev === undefined ? note : { ...note, _rev: present._rev });
}

function counted(work: (version: number) => Promise<void> = () => Promise.resolve()) {
  const ran: number[] = [];
  const migrations: Migration[] = [1, 2, 3].map((version) => ({
    version,
    what: 'a test',
    run: async () => {
      ran.push(version);
      await work(version);
    },
  }));
  return { ran, migrations };
}

describe('S06 migrations of the databases', () => {
  it('are numbered without gaps', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, at) => at + 1));
  });

  it('bring an empty installation to the newest version, once', async () => {
    const couch = await emptyServer();
    await setUpDatabases(couch);
    const note = await readNote(couch);
    expect(note).toMatchObject({ type: 'meta', version: NEWEST });
    expect(note).not.toHaveProperty('claimedBy');
    await setUpDatabases(couch);
    expect(await readNote(couch)).toEqual(note);
  });

  it('go on from each earlier version', async () => {
    for (const from of [0, 1, 2, 3]) {
      const couch = await emptyServer();
      await setVersion(couch, from);
      const { ran, migrations } = counted();
      await migrate(couch, { migrations, notice: 0 });
      expect(ran).toEqual([1, 2, 3].slice(from));
      expect(await readNote(couch)).toMatchObject({ version: 3 });
    }
  });

  it('that failed in the middle go on there, and what is done is not done again', async () => {
    const couch = await emptyServer();
    await couch.ensureDatabase('accounts');
    let fails = true;
    const { ran, migrations } = counted((version) =>
      version === 2 && fails ? Promise.reject(new Error('killed')) : Promise.resolve(),
    );
    await expect(migrate(couch, { migrations, patience: 300, notice: 0 })).rejects.toThrow(
      'killed',
    );
    expect(await readNote(couch)).toMatchObject({ version: 1 });
    fails = false;
    await migrate(couch, { migrations, patience: 300, notice: 0 });
    expect(ran).toEqual([1, 2, 2, 3]);
    expect(await readNote(couch)).toMatchObject({ version: 3 });
  });

  it('run once where several gateways start at once, however long they take', async () => {
    const couch = await emptyServer();
    await couch.ensureDatabase('accounts');
    const { ran, migrations } = counted(() => pause(900));
    const options = { migrations, beat: 50, patience: 600, notice: 0 };
    await Promise.all([1, 2, 3].map(() => migrate(couch, options)));
    expect(ran).toEqual([1, 2, 3]);
    expect(await readNote(couch)).toMatchObject({ version: 3 });
  });
});

describe('S06 a gateway of before', () => {
  const [first, second] = counted().migrations as [Migration, Migration];

  it('is refused before a migration begins, also when that ends in its middle', async () => {
    const couch = await emptyServer();
    await setVersion(couch, 1);
    let claimed = 0;
    let begun = 0;
    const watch = (async () => {
      while (claimed === 0) {
        await pause(5);
        if ((await readNote(couch))?.running === 2) claimed = performance.now();
      }
    })();
    const run = async (): Promise<void> => {
      begun = performance.now();
      await expect(refuseNewerDatabase(couch, [first])).rejects.toThrow('version 2');
      throw new Error('killed');
    };
    const options = { migrations: [first, { ...second, run }], beat: 50, notice: 600 };
    await expect(migrate(couch, options)).rejects.toThrow('killed');
    await watch;
    expect(begun - claimed).toBeGreaterThan(500);
    await expect(refuseNewerDatabase(couch, [first])).rejects.toThrow(DatabaseTooNew);
    await expect(migrate(couch, { migrations: [first] })).rejects.toThrow(DatabaseTooNew);
    await migrate(couch, { migrations: [first, second], patience: 100, notice: 0 });
    expect(await readNote(couch)).toMatchObject({ version: 2 });
    expect(await readNote(couch)).not.toHaveProperty('running');
  });

  it('does not take a backup of databases whose migration was under way', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bua-lanh-migrations-'));
    undo.push(() => rm(folder, { recursive: true }));
    const couch = await emptyServer();
    await setUpDatabases(couch);
    const note = await readNote(couch);
    await couch.database<CouchDocument>('accounts').put({ ...note!, running: 99 } as CouchDocument);
    const file = join(folder, 'backup');
    await expect(writeBackup(couch, file, '0.2.0', NOW)).rejects.toThrow('version 99');
  });
});

describe('S06 a database of a newer version', () => {
  it('is refused with one sentence, and nothing is made or changed', async () => {
    const couch = await emptyServer();
    await setVersion(couch, 99);
    const before = [await couch.databases(), await readNote(couch)];
    await expect(setUpDatabases(couch)).rejects.toThrow(DatabaseTooNew);
    expect([await couch.databases(), await readNote(couch)]).toEqual(before);
  });

  it('ends a gateway that starts, and one that runs, with exit code 1 and the sentence', async () => {
    const dataDir = await temporaryFolder();
    const env = { DATA_DIR: dataDir };
    undo.push(() => removeKept(env));
    const running = await spawnGateway(env);
    await running.answers(200);
    const config = loadConfig(testEnv(dataDir, {}));
    const beside = await connectCouch(config, 'command');
    await setVersion(beside.couch, 99);
    await beside.close();
    const sentence =
      /^The database has version 99, made by Bữa Lành 9\.9\.9;.*Nothing was changed\.$/m;
    expect(await running.ended()).toMatchObject({ code: 1 });
    expect(running.stderr()).toMatch(sentence);
    const starting = await spawnGateway(env);
    expect(await starting.ended()).toMatchObject({ code: 1 });
    expect(starting.stderr()).toMatch(sentence);
    expect(starting.stderr() + starting.stdout()).toContain('the gateway ends');
  });

  it('is not restored, and an older one is migrated before gateways see it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bua-lanh-migrations-'));
    undo.push(() => rm(folder, { recursive: true }));
    const file = join(folder, 'backup');
    const couch = await emptyServer();
    await setUpDatabases(couch);
    const note = await readNote(couch);
    await couch.database<CouchDocument>('accounts').put({ ...note!, _deleted: true });
    await writeBackup(couch, file, '0.1.0', NOW);
    const options = { settle: () => Promise.resolve(), keepOld: () => Promise.resolve(), now: NOW };
    await restoreBackup(couch, file, options);
    expect(await readNote(couch)).toMatchObject({ version: NEWEST });

    await setVersion(couch, 99);
    await expect(writeBackup(couch, file, '0.2.0', NOW)).rejects.toThrow('version 99');
    await expect(verifyBackup(file, '0.0.9')).rejects.toThrow('newer version');
  });
});
