import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  EPOCH_ID,
  type Couch,
  type CouchDocument,
  type StoredDocument,
} from '../../sync-server/couch/client';
import { VERSION_ID } from '../../sync-server/couch/migrations';
import { newHeader } from '../../sync-server/modules/backup/format';
import {
  refuseDuringRestore,
  RESTORE_DATABASE,
  restorePhase,
} from '../../sync-server/modules/backup/maintenance';
import { verifyBackup } from '../../sync-server/modules/backup/read';
import { restoreBackup, type RestoreOptions } from '../../sync-server/modules/backup/restore';
import { writeBackup } from '../../sync-server/modules/backup/write';
import { runGatewayCommand } from '../support/command';
import { freePort } from '../support/freePort';
import {
  connectTestCouch,
  removeKept,
  spawnGateway,
  temporaryFolder,
  until,
  type Env,
  type GatewayProcess,
  type TestCouch,
} from '../support/gateway';
import { CLIENT } from '../support/newClient';
import { eventually } from '../sync/support/device';
import { startDevice, type RemoteDevice } from '../sync/support/deviceProcess';

const PRODUCT = '1.4.0';
const NOW = new Date('2026-11-21T03:00:00.000Z');
const AT_ONCE: RestoreOptions = {
  settle: () => Promise.resolve(),
  keepOld: () => Promise.resolve(),
  now: NOW,
};

let folder: string;
let server: TestCouch;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bua-lanh-backup-'));
  server = await connectTestCouch();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function stored(id: string, body: Record<string, unknown>, deleted = false): StoredDocument {
  const type = id.slice(0, id.indexOf(':'));
  const receivedAt = '2026-11-20T00:00:00.000Z';
  return { _id: id, type, deleted, body, by: 'account-1', device: 'device-1', receivedAt };
}

async function contents(couch: Couch): Promise<Record<string, unknown[]>> {
  const contentsByName: Record<string, unknown[]> = {};
  for (const name of await couch.databases()) {
    const rows = await couch.database(name).list({ includeDocs: true });
    contentsByName[name] = rows
      .filter(({ id }) => id !== EPOCH_ID && id !== VERSION_ID)
      .map(({ doc }) => ({ ...doc, _rev: undefined }));
  }
  return contentsByName;
}

const byId = (a: unknown, b: unknown): number =>
  (a as StoredDocument)._id < (b as StoredDocument)._id ? -1 : 1;
const zip = (changed: string): Uint8Array => new Uint8Array(gzipSync(changed));
const diskFull = (): Promise<void> => Promise.reject(new Error('disk full'));

async function withSecondDesign(file: string): Promise<Uint8Array> {
  const lines = gunzipSync(new Uint8Array(await readFile(file)))
    .toString()
    .split('\n')
    .slice(0, -2);
  const lineIndex = lines.findLastIndex((line) => line.includes('"database"'));
  const { database } = JSON.parse(lines[lineIndex] ?? '') as { database: string };
  const { counted } = await readCounts(file);
  lines.splice(lineIndex + 1, 0, JSON.stringify({ doc: { _id: '_design/zweites', views: {} } }));
  const sha256 = createHash('sha256');
  for (const line of lines) sha256.update(`${line}\n`);
  const databases = { ...counted, [database]: (counted[database] ?? 0) + 1 };
  const end = { end: { databases, sha256: sha256.digest('hex') } };
  return zip(`${[...lines, JSON.stringify(end)].join('\n')}\n`);
}

const readCounts = async (file: string) => {
  const text = gunzipSync(new Uint8Array(await readFile(file))).toString();
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  const { end } = JSON.parse(last) as { end: { databases: Record<string, number> } };
  return { counted: end.databases };
};

function lineOfGigabytes(count: number): Uint8Array {
  const part = zip('a'.repeat(16 * 1024 * 1024));
  return Buffer.concat(Array.from({ length: count * 64 }, () => part));
}

const MANY = 450;

/** A cluster reads lists and feeds from one copy, which may lag, so several readings have to be complete. */
async function isEverywhere(couch: Couch, counts: Record<string, number>): Promise<void> {
  await until(async () => {
    for (let reading = 0; reading < 6; reading += 1) {
      const restoredContents = await contents(couch);
      for (const [name, count] of Object.entries(counts))
        if (restoredContents[name]?.length !== count) return false;
    }
    return true;
  });
}

async function fillOne(couch: Couch): Promise<void> {
  for (const name of ['accounts', 'catalogue', 'published', 'workspace-a', 'workspace-b'])
    await couch.ensureDatabase(name);
  await couch
    .database('accounts')
    .bulk([
      stored('account:1', { email: 'lan@example.vn' }),
      stored('session:old', { sessionId: 'old' }),
      stored('audit:1', { action: 'suspend' }),
    ]);
  const clients = Array.from({ length: MANY }, (_, index) =>
    stored(`clients:${index}`, { id: String(index), clientName: `Nguyễn Thị Đào ${index}` }),
  );
  await couch.database('workspace-a').bulk(clients);
  await couch
    .database('workspace-a')
    .put(stored('menus:gone', { id: 'gone', name: 'Phở "bò"\n' }, true));
  await isEverywhere(couch, { accounts: 3, 'workspace-a': MANY + 1 });
}

async function clear(couch: Couch): Promise<void> {
  for (const name of await couch.databases()) await couch.destroy(name);
}

describe('S05 a backup', () => {
  afterEach(() => clear(server.couch));

  it('S05 holds everything, and comes back with new epochs; ended sessions stay ended', async () => {
    const { couch } = server;
    await fillOne(couch);
    await couch.database('workspace-b').put(stored('menus:erased', { id: 'erased' }));
    const erased = await couch.database('workspace-b').get('menus:erased');
    await couch.database('workspace-b').put({ ...erased!, _deleted: true });
    await isEverywhere(couch, { 'workspace-b': 0 });
    const epochs = await Promise.all((await couch.databases()).map((name) => couch.epoch(name)));
    const before = await contents(couch);
    const file = join(folder, 'whole.jsonl.gz');
    const counts = await writeBackup(couch, file, PRODUCT, NOW);
    expect(counts).toEqual({
      accounts: 3,
      catalogue: 0,
      published: 0,
      'workspace-a': MANY + 1,
      'workspace-b': 0,
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await verifyBackup(file, PRODUCT)).toMatchObject({ databases: counts });

    const changed = await couch.database('workspace-a').get('clients:7');
    await couch.database('workspace-a').put({ ...changed!, body: { id: '7', clientName: 'Khác' } });
    await couch.ensureDatabase('workspace-c');
    const accounts = couch.database('accounts');
    await accounts.put({ ...(await accounts.get('session:old'))!, _deleted: true });
    const since = [stored('session:new', { sessionId: 'new' }), stored('audit:2', { action: 'x' })];
    await accounts.bulk(since);
    await isEverywhere(couch, { accounts: 4 });
    const watched: Couch = {
      ...couch,
      ensureDatabase: async (name) => {
        await couch.ensureDatabase(name);
        epochs.push(await couch.epoch(name));
      },
    };
    await restoreBackup(watched, file, AT_ONCE);

    const keptAccounts = before.accounts!.filter(
      (one) => (one as StoredDocument)._id !== 'session:old',
    );
    const newer = since.map((one) => ({ ...one, _rev: undefined }));
    const expected = { ...before, accounts: [...keptAccounts, ...newer].sort(byId) };
    await expect.poll(() => contents(couch)).toEqual(expected);
    for (const name of await couch.databases())
      expect(epochs).not.toContain(await couch.epoch(name));
    await refuseDuringRestore(couch);
  });

  it('S05 leaves out what gateways have under way, and a restore leaves that alone', async () => {
    const { couch } = server;
    await fillOne(couch);
    for (const name of ['jobs', 'limits']) await couch.ensureDatabase(name);
    await couch.database('jobs').put(stored('job:before', { state: 'queued' }));
    const file = join(folder, 'jobs.jsonl.gz');
    const counts = await writeBackup(couch, file, PRODUCT, NOW);
    expect(Object.keys(counts)).not.toContain('jobs');
    expect(Object.keys(counts)).not.toContain('limits');
    const job = await couch.database('jobs').get('job:before');
    await couch.database('jobs').put({ ...job!, body: { state: 'done' } });
    await restoreBackup(couch, file, AT_ONCE);
    expect((await couch.database('jobs').get('job:before'))?.body).toEqual({ state: 'done' });
  });

  it('S05 of a database in use is what was there at one moment', async () => {
    const { couch } = server;
    await fillOne(couch);
    const database = couch.database('workspace-a');
    const work = { running: true };
    let written = 0;
    const write = async (): Promise<void> => {
      while (work.running) {
        const name = `Lần ${written}`;
        await database.put(stored(`zclients:${written}`, { name }));
        await database.put(stored(`a:${written}`, { of: written }));
        const present = await database.get(`clients:${written % MANY}`);
        await database.put({ ...present!, body: { id: 'x', clientName: name } });
        written += 1;
      }
    };
    const writing = write();
    const file = join(folder, 'used.jsonl.gz');
    await writeBackup(couch, file, PRODUCT, NOW);
    work.running = false;
    await writing;
    expect(written).toBeGreaterThan(0);
    await restoreBackup(couch, file, AT_ONCE);
    let rows = await database.list({ includeDocs: true });
    const clients = async () => {
      rows = await database.list({ includeDocs: true });
      return rows.filter(({ id }) => id.startsWith('clients:'));
    };
    await expect.poll(clients).toHaveLength(MANY);
    const ids = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (id.startsWith('a:')) expect(ids).toContain(`zclients:${id.slice(2)}`);
  });

  it('S05 that is cut, altered, lengthened, newer or none is refused', async () => {
    const { couch } = server;
    await fillOne(couch);
    const file = join(folder, 'good.jsonl.gz');
    await writeBackup(couch, file, PRODUCT, NOW);
    const good = await readFile(file);
    const text = gunzipSync(new Uint8Array(good)).toString();
    const other = join(folder, 'other.jsonl.gz');
    const refused = async (bytes: Uint8Array | string, why: RegExp): Promise<void> => {
      await writeFile(other, bytes);
      await expect(verifyBackup(other, PRODUCT)).rejects.toThrow(why);
    };
    const bytes = new Uint8Array(good);
    for (const length of [1, 9, 100, bytes.length >> 1, bytes.length - 8, bytes.length - 1])
      await refused(bytes.slice(0, length), /cut/);
    await refused('', /empty|cut/);
    for (const position of [12, 200, bytes.length >> 1, bytes.length - 6]) {
      const altered = bytes.slice();
      altered[position] = (altered[position] ?? 0) ^ 0x10;
      await refused(altered, /cut|damaged|altered/);
    }
    await refused(Buffer.concat([bytes, new TextEncoder().encode('x')]), /added|damaged/);
    // zlib passes over zeros behind its data.
    await refused(Buffer.concat([bytes, new Uint8Array(10)]), /added/);
    await refused(Buffer.concat([bytes, zip('{"gone":"a:1"}\n')]), /added/);
    await refused(zip(text.replace('Đào 3"', 'Đào 4"')), /altered/);
    await refused(zip(text.split('\n').toSpliced(5, 1).join('\n')), /altered/);
    await refused(zip(text.split('\n').slice(0, -2).join('\n')), /cut/);
    await refused(zip(text.replace('"version":1', '"version":2')), /newer/);
    await refused(zip(text.replace(PRODUCT, '1.10.0')), /newer/);
    await refused(zip('{"format":"something"}\n'), /not a backup/);
    await refused(await withSecondDesign(file), /damaged/);
    await refused(lineOfGigabytes(3), /a line has no end/);
    await refused('not even gzip', /cut or damaged/);
    await expect(verifyBackup(file, '1.3.9')).rejects.toThrow(/newer/);
    await verifyBackup(file, '1.10.0');
  });

  it('S05 with a key is encrypted and signed; a changed, cut or foreign file is refused, and an unsigned one', async () => {
    const { couch } = server;
    const secret = 'Nguyễn Văn Kín';
    await fillOne(couch);
    const client = stored('clients:kin', { clientName: secret });
    await couch.database('workspace-b').put(client);
    await isEverywhere(couch, { 'workspace-b': 1 });
    const file = join(folder, 'sealed.blbak');
    const [key, other] = ['k'.repeat(40), 'o'.repeat(40)] as const;
    const counts = await writeBackup(couch, file, PRODUCT, NOW, { keys: [key] });
    const whole = new Uint8Array(await readFile(file));
    expect(() => gunzipSync(whole)).toThrow();
    expect(Buffer.from(whole).includes(secret)).toBe(false);
    const read = (keys: readonly string[], allowUnsigned = false) =>
      verifyBackup(file, PRODUCT, { keys, allowUnsigned });
    for (const keys of [[key], [other, key]])
      expect(await read(keys)).toMatchObject({ databases: counts });
    await expect(read([])).rejects.toThrow(/set BACKUP_KEY/);
    await expect(read([other])).rejects.toThrow(/another key/);
    for (const at of [
      0,
      10,
      45,
      Math.floor(whole.length / 2),
      whole.length - 40,
      whole.length - 1,
    ]) {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      await writeFile(file, changed);
      await expect(read([key]), `byte ${at}`).rejects.toThrow(/altered|signed/);
    }
    for (const length of [20, 100, whole.length - 1]) {
      await writeFile(file, whole.slice(0, length));
      await expect(read([key]), `${length} bytes`).rejects.toThrow(/altered|cut/);
    }
    await writeFile(file, whole);
    const restored = await restoreBackup(couch, file, { ...AT_ONCE, keys: { keys: [key] } });
    expect(restored).toMatchObject({ 'workspace-a': MANY + 1, 'workspace-b': 1 });
    expect(await couch.database('workspace-b').get(client._id)).toMatchObject({
      body: { clientName: secret },
    });
    await writeBackup(couch, file, PRODUCT, NOW);
    await expect(read([key])).rejects.toThrow(/nobody signed it/);
    expect((await read([key], true)).databases['workspace-a']).toBe(MANY + 1);
  });

  it('S05 of a place where nothing is, is refused: a wrong setting must not look like a backup', async () => {
    const { couch } = server;
    const file = join(folder, 'nothing.jsonl.gz');
    await expect(writeBackup(couch, file, PRODUCT, NOW)).rejects.toThrow(/DATA_DIR/);
    expect(await readdir(folder)).not.toContain('nothing.jsonl.gz');
    const header = `${JSON.stringify(newHeader(PRODUCT, NOW))}\n`;
    const sha256 = createHash('sha256').update(header).digest('hex');
    const end = JSON.stringify({ end: { databases: {}, sha256 } });
    await writeFile(file, zip(`${header}${end}\n`));
    await expect(verifyBackup(file, PRODUCT)).rejects.toThrow(/no database/);
  });

  it('S05 that could not be finished leaves the older file of its name', async () => {
    const { couch } = server;
    await fillOne(couch);
    const file = join(folder, 'daily.jsonl.gz');
    await writeBackup(couch, file, PRODUCT, NOW);
    const old = await readFile(file);
    const failing: Couch = {
      ...couch,
      database: (name) => {
        if (name === 'published') throw new Error('away');
        return couch.database(name);
      },
    };
    await expect(writeBackup(failing, file, PRODUCT, NOW)).rejects.toThrow('away');
    expect((await readFile(file)).equals(new Uint8Array(old))).toBe(true);
    expect((await readdir(folder)).filter((name) => name.includes('.part-'))).toEqual([]);
  });

  it('S05 a restore that is interrupted anywhere says so, and running it again completes it', async () => {
    const { couch } = server;
    await fillOne(couch);
    const file = join(folder, 'again.jsonl.gz');
    await writeBackup(couch, file, PRODUCT, NOW);
    const expected = { ...(await contents(couch)) };
    let calls = 0;
    let mostCalls = Infinity;
    const count = (): void => {
      calls += 1;
      if (calls > mostCalls) throw new Error('power cut');
    };
    const dying: Couch = {
      ...couch,
      ensureDatabase: (name) => (count(), couch.ensureDatabase(name)),
      destroy: (name) => (count(), couch.destroy(name)),
      database: (name) => {
        const database = couch.database<CouchDocument>(name);
        const counted: typeof database = {
          ...database,
          bulk: (documents) => (count(), database.bulk(documents)),
          put: (document) => (count(), database.put(document)),
        };
        return counted as never;
      },
    };
    await restoreBackup(dying, file, AT_ONCE);
    const all = calls;
    expect(all).toBeGreaterThan(20);
    for (const limit of [4, 9, 15, all - 1]) {
      [calls, mostCalls] = [0, limit];
      await expect(restoreBackup(dying, file, AT_ONCE)).rejects.toThrow('power cut');
      await expect(refuseDuringRestore(couch)).rejects.toThrow('run it again');
      await restoreBackup(couch, file, AT_ONCE);
      expect(await restorePhase(couch)).toBeUndefined();
      await expect.poll(() => contents(couch)).toEqual(expected);
    }
  });

  it('S05 a restore brings back all that was put aside, also where a list comes from a copy that is behind', async () => {
    const { couch } = server;
    await fillOne(couch);
    const file = join(folder, 'behind.jsonl.gz');
    await writeBackup(couch, file, PRODUCT, NOW);
    let readings = 0;
    const behind: Couch = {
      ...couch,
      database: (name) => {
        const database = couch.database<CouchDocument>(name);
        const list: typeof database.list = (options) =>
          (readings += 1) <= 2 ? Promise.resolve([]) : database.list(options);
        return (name === RESTORE_DATABASE ? { ...database, list } : database) as never;
      },
    };
    await restoreBackup(behind, file, AT_ONCE);
    expect(readings).toBeGreaterThan(2);
    for (const id of ['session:old', 'audit:1'])
      expect(await couch.database('accounts').get(id)).toBeDefined();
  });

  it('S05 a restore whose safety copy fails changes nothing and lets gateways go on', async () => {
    const { couch } = server;
    await fillOne(couch);
    const file = join(folder, 'full.jsonl.gz');
    await writeBackup(couch, file, PRODUCT, NOW);
    const epoch = await couch.epoch('workspace-a');
    await expect(restoreBackup(couch, file, { ...AT_ONCE, keepOld: diskFull })).rejects.toThrow(
      'disk full',
    );
    await refuseDuringRestore(couch);
    expect(await couch.epoch('workspace-a')).toBe(epoch);
  });
});

describe('S05 the drill', () => {
  let env: Env;
  let gateway: GatewayProcess;
  let device: RemoteDevice;
  const machines: (Env & { DATA_DIR: string })[] = [];

  beforeAll(async () => {
    // The commands need the gateway's own settings: on a real CouchDB its databases have a prefix.
    const prefix: Env = process.env.COUCHDB_URL ? { DB_PREFIX: `drill-${process.pid}-` } : {};
    const own = { DATA_DIR: await temporaryFolder(), PORT: String(await freePort()), ...prefix };
    const BACKUP_KEY = 'khoa-sao-luu-cua-phong-kham-so-mot-0001';
    env = { COUCHDB_URL: process.env.COUCHDB_URL ?? '', DEMO: 'on', BACKUP_KEY, ...own };
    machines.push({ ...env, DATA_DIR: own.DATA_DIR });
    gateway = await spawnGateway(env);
    await gateway.answers(200);
    device = startDevice();
    await device.login(gateway.url);
    await device.synced();
  });
  afterAll(async () => {
    await device.stop();
    await gateway.kill('SIGTERM');
    for (const machine of machines) await removeKept(machine);
  });

  const names = async (): Promise<string[]> =>
    (await device.all('clients')).map((one) => String(one.clientName)).sort();
  const insert = (clientName: string) => device.insert('clients', { ...CLIENT, clientName });

  async function takeNewer(): Promise<void> {
    const status = await device.until((one) => one.conflicts.length === 1, 30);
    const [conflict] = status.conflicts;
    expect(conflict).toMatchObject({ path: 'clientName', kept: 'Sửa sau khi sao lưu' });
    await device.call({ op: 'resolveConflict', key: conflict!.key, take: 'kept' });
    await device.synced(30);
  }

  async function namesOnServer(expected: string[]): Promise<void> {
    const other = startDevice();
    try {
      await other.login(gateway.url);
      let clientNames: string[] = [];
      await eventually(
        async () => {
          clientNames = (await other.all('clients')).map((one) => String(one.clientName)).sort();
          return JSON.stringify(clientNames) === JSON.stringify(expected);
        },
        () => clientNames,
        20,
      );
    } finally {
      await other.stop();
    }
  }

  it(
    'S05 S02 in use: backup, restore beside the running gateway, and onto a new machine, without loss',
    { timeout: 150_000 },
    async () => {
      const file = join(folder, 'drill.jsonl.gz');
      const first = await insert('Trước khi sao lưu');
      await device.synced();
      const work = { running: true };
      let during = 0;
      const writing = (async () => {
        while (work.running && during < 15) await insert(`Trong lúc sao lưu ${during++}`);
      })();
      const backup = await runGatewayCommand('backup', [file], env);
      work.running = false;
      await writing;
      expect(backup).toMatchObject({ code: 0, err: '' });
      await insert('Sau khi sao lưu');
      await device.update('clients', first.id, { clientName: 'Sửa sau khi sao lưu' });
      await device.synced();
      const expected = await names();

      const cut = join(folder, 'drill-cut.jsonl.gz');
      await writeFile(cut, new Uint8Array(await readFile(file)).slice(0, -20));
      const newer = join(folder, 'drill-newer.jsonl.gz');
      await writeFile(
        newer,
        zip(`${JSON.stringify({ ...newHeader(PRODUCT, NOW), version: 2 })}\n`),
      );
      const endless = join(folder, 'drill-endless.jsonl.gz');
      await writeFile(endless, lineOfGigabytes(3));
      for (const [bad, why] of [
        [cut, /cut/],
        [newer, /newer/],
        [endless, /a line has no end/],
      ] as const) {
        const refused = await runGatewayCommand('restore', [bad, '--yes', '--unsigned'], env);
        expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(why)]);
      }
      await namesOnServer(expected);
      const restoreResult = await runGatewayCommand('restore', [file], env);
      expect([restoreResult.code, restoreResult.err]).toEqual([1, expect.stringMatching(/--yes/)]);
      expect((await runGatewayCommand('restore', [], env)).code).toBe(2);
      expect((await device.status()).online).toBe(true);

      const restoring = runGatewayCommand('restore', [file, '--yes'], env);
      await gateway.answers(503);
      const offline = await insert('Trong lúc khôi phục');
      const restored = await restoring;
      expect(restored).toMatchObject({ code: 0, err: '' });
      await gateway.answers(200);
      await takeNewer();
      const all = [...expected, 'Trong lúc khôi phục'].sort();
      expect(await names()).toEqual(all);
      expect((await device.find('clients', first.id))?.clientName).toBe('Sửa sau khi sao lưu');
      await namesOnServer(all);
      const safety = await readdir(join(env.DATA_DIR ?? '', 'backups'));
      expect(safety).toEqual([expect.stringMatching(/^before-restore-.*\.jsonl\.gz$/)]);

      await gateway.kill('SIGKILL');
      const dataDir = await temporaryFolder();
      env = {
        ...env,
        DATA_DIR: dataDir,
        ...(env.DB_PREFIX ? { DB_PREFIX: `new-${env.DB_PREFIX}` } : {}),
      };
      machines.push({ ...env, DATA_DIR: dataDir });
      expect(await runGatewayCommand('restore', [file], env)).toMatchObject({ code: 0, err: '' });
      gateway = await spawnGateway(env);
      await gateway.answers(200);
      await device.call({ op: 'close' });
      await device.login(gateway.url);
      await takeNewer();
      expect(await names()).toEqual(all);
      expect(await device.find('clients', offline.id)).toBeDefined();
      await namesOnServer(all);
      expect((await device.status()).errors).toEqual([]);
    },
  );
});
