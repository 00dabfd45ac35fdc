import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../sync-server/config';
import type { Couch, StoredDocument } from '../../sync-server/couch/client';
import { connectCouch } from '../../sync-server/couch/connect';
import { NUTRIENT_COLUMNS, type TableFood } from '../../sync-server/modules/catalogue/figures';
import { importFoods } from '../../sync-server/modules/catalogue/import';
import { starterSet } from '../../sync-server/modules/catalogue/library';
import { loadStarter } from '../../sync-server/modules/catalogue/load';
import { starterFoods } from '../../sync-server/modules/catalogue/starter';
import { readFoodTable } from '../../sync-server/modules/catalogue/table';
import { runGatewayCommand, runProgram, type Ran } from '../support/command';
import {
  connectTestCouch,
  startGateway,
  temporaryFolder,
  type Env,
  type TestCouch,
} from '../support/gateway';

const TABLE = process.env.VFCT_CSV;
const WHY = TABLE ? '' : ' (skipped: VFCT_CSV names no file)';
const NOW = new Date('2026-11-20T03:00:00.000Z');

const STARTERS = starterSet().catalogue.length;
const OF_TABLE = starterFoods().filter(({ id }) => id.startsWith('vfct-')).length;

function row(code: string, nutrients: TableFood['nutrients']): TableFood {
  return {
    code,
    name: `Món ${code}`,
    nameEn: undefined,
    category: 'Gạo, bún, mì và ngũ cốc',
    state: 'raw',
    refusePercent: 0,
    nutrients,
  };
}

async function entries(couch: Couch, size: number): Promise<Map<string, StoredDocument>> {
  const database = couch.database('catalogue');
  const range = { startKey: 'catalogue:', endKey: 'catalogue:\ufff0' };
  let ids: string[] = [];
  const listIds = async () => (ids = (await database.list(range)).map(({ id }) => id));
  await expect.poll(listIds).toHaveLength(size);
  const documents = await database.getMany(ids);
  return new Map([...documents].flatMap(([id, doc]) => (doc ? [[id, doc] as const] : [])));
}

const listRevisions = async (couch: Couch, size: number) =>
  [...(await entries(couch, size)).values()].map(({ _id, _rev }) => `${_id} ${_rev}`);

describe('P26 catalogue', () => {
  let server: TestCouch;
  beforeAll(async () => {
    server = await connectTestCouch();
  });
  afterEach(() => server.couch.destroy('catalogue'));
  afterAll(() => server.close());

  it('P26 loads the starter set once, also when two gateways start at once', async () => {
    const { couch } = server;
    await Promise.all([loadStarter(couch, 'catalogue', NOW), loadStarter(couch, 'catalogue', NOW)]);
    const first = await listRevisions(couch, STARTERS);
    expect(await loadStarter(couch, 'catalogue', new Date())).toEqual({
      added: 0,
      changed: 0,
      unchanged: STARTERS,
    });
    expect(await listRevisions(couch, STARTERS)).toEqual(first);
  });

  it('P26 imports figures by code and keeps the measures, aliases and allergens written before', async () => {
    const { couch } = server;
    await loadStarter(couch, 'catalogue', NOW);
    const before = (await entries(couch, STARTERS)).get('catalogue:vfct-9001')?.body;
    const foods = [row('9001', { calories: 170, protein: 0 }), row('1999', { calories: 1 })];
    expect(await importFoods(couch, foods, NOW)).toEqual({ added: 1, changed: 1, unchanged: 0 });
    const after = await entries(couch, STARTERS + 1);
    const egg = after.get('catalogue:vfct-9001')?.body;
    expect(egg).toMatchObject({
      name: 'Trứng gà',
      measures: [{ unit: 'quả', amount: 50 }],
      aliases: before?.aliases,
      allergens: ['trứng'],
      createdAt: before?.createdAt,
      updatedAt: NOW.toISOString(),
    });
    expect(egg?.nutrients).toMatchObject({ calories: 170, protein: 0, folate: 47 });
    expect(egg?.nutrients).not.toHaveProperty('sodium');
    expect(after.get('catalogue:vfct-1999')?.body).toMatchObject({
      name: 'Món 1999',
      measures: [],
    });
  });

  it('P26 writes nothing on a second import, and a later start does not bring old figures back', async () => {
    const { couch } = server;
    await loadStarter(couch, 'catalogue', NOW);
    const foods = [row('9001', { calories: 170 }), row('1999', { calories: 1 })];
    await importFoods(couch, foods, NOW);
    const first = await listRevisions(couch, STARTERS + 1);
    const later = new Date(NOW.getTime() + 86_400_000);
    expect(await importFoods(couch, foods, later)).toEqual({ added: 0, changed: 0, unchanged: 2 });
    expect(await loadStarter(couch, 'catalogue', later)).toMatchObject({ added: 0, changed: 0 });
    expect(await listRevisions(couch, STARTERS + 1)).toEqual(first);
    const renamed = { ...row('1999', { calories: 1 }), name: 'Tên mới' };
    expect(await importFoods(couch, [renamed], later)).toMatchObject({ changed: 1 });
  });

  it('P26 keeps a known figure where the column was not measured, and takes a measured 0', async () => {
    const { couch } = server;
    await importFoods(couch, [row('1999', { calories: 1, folate: 30, vitaminB12: 2 })], NOW);
    const foods = [row('1999', { calories: 1, vitaminB12: 0 }), row('1998', { calories: 1 })];
    const take = () => importFoods(couch, foods, NOW, ['folate_mcg']);
    expect(await take()).toEqual({ added: 1, changed: 1, unchanged: 0 });
    const after = await entries(couch, 2);
    const figures = (code: string) => after.get(`catalogue:vfct-${code}`)?.body.nutrients;
    expect(figures('1999')).toEqual({ calories: 1, folate: 30, vitaminB12: 0 });
    expect(figures('1998')).toEqual({ calories: 1 });
    expect(await take()).toEqual({ added: 0, changed: 0, unchanged: 2 });
  });

  it('P26 leaves what an administrator deleted deleted at the next start', async () => {
    const { couch } = server;
    await loadStarter(couch, 'catalogue', NOW);
    const database = couch.database('catalogue');
    const egg = await database.get('catalogue:vfct-9001');
    if (egg) await database.put({ ...egg, deleted: true });
    expect(await loadStarter(couch, 'catalogue', NOW)).toMatchObject({ added: 0, changed: 0 });
  });

  it('P26 takes two imports at the same time', async () => {
    const { couch } = server;
    const foods = Array.from({ length: 60 }, (_, index) =>
      row(String(1900 + index), { calories: 5 }),
    );
    await Promise.all([importFoods(couch, foods, NOW), importFoods(couch, foods, NOW)]);
    expect((await entries(couch, 60)).size).toBe(60);
  });

  it.skipIf(!TABLE)(`P26 takes all 526 foods of the national table${WHY}`, async () => {
    const { couch } = server;
    await loadStarter(couch, 'catalogue', NOW);
    const table = readFoodTable(new Uint8Array(await readFile(TABLE ?? '')));
    if (!table.ok) throw new Error(table.message);
    expect(await importFoods(couch, table.foods, NOW)).toEqual({
      added: 526 - OF_TABLE,
      changed: 0,
      unchanged: OF_TABLE,
    });
    expect(await importFoods(couch, table.foods, NOW)).toEqual({
      added: 0,
      changed: 0,
      unchanged: 526,
    });
    const size = 526 + STARTERS - OF_TABLE;
    expect((await entries(couch, size)).size).toBe(size);
  });
});

const columns = [
  'code,group_no,group_vi,group_en,name_vi,name_en,state,refuse_pct',
  ...Object.keys(NUTRIENT_COLUMNS),
].join(',');

const line = (code: string, energy: string, name = 'Món thử') =>
  columns
    .split(',')
    .map((name) => ({ code, group_no: '1', energy_kcal: energy })[name as 'code'] ?? '')
    .join(',')
    .replace(`${code},1,,,,`, `${code},1,,,${name},`);

const report = (added: number, changed: number, unchanged: number, refused: number) =>
  `Thêm mới: ${added}\nThay đổi: ${changed}\nKhông đổi: ${unchanged}\nTừ chối: ${refused}\n`;

describe('P26 npm run catalogue:import', () => {
  let folder: string;
  let env: Env;
  beforeAll(async () => {
    folder = await temporaryFolder();
    env = {
      PATH: process.env.PATH ?? '',
      DATA_DIR: join(folder, 'data'),
      COUCHDB_URL: process.env.COUCHDB_URL ?? '',
      DB_PREFIX: process.env.COUCHDB_URL ? `cli-${process.pid}-` : '',
    };
    await mkdir(env.DATA_DIR ?? '');
  });
  afterAll(async () => {
    const connection = await connectCouch(loadConfig(env));
    for (const name of await connection.couch.databases()) await connection.couch.destroy(name);
    await connection.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function file(name: string, content: string | Uint8Array): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  }

  const run = (...args: string[]): Promise<Ran> => runGatewayCommand('catalogue-import', args, env);

  it('P26 S06 npm run catalogue:import takes a file named from where the person stands', async () => {
    await file('here.csv', [columns, line('1940', '41'), line('1941', 'x')].join('\n'));
    const args = ['--prefix', process.cwd(), 'run', '--silent', 'catalogue:import', '--'];
    const first = await runProgram('npm', [...args, 'here.csv'], { cwd: folder, env });
    expect(first, first.err).toMatchObject({ code: 0 });
    expect(first.out).toBe(
      `${report(2, 0, 0, 0)}Ô coi là chưa biết: 1\n  Dòng 3: cột energy_kcal: "x" không phải là số\n`,
    );
    const second = await runProgram('npm', [...args, 'here.csv'], { cwd: folder, env });
    expect(second.out).toContain(report(0, 0, 2, 0));
    const missing = await runProgram('npm', [...args, 'nowhere.csv'], { cwd: folder, env });
    expect(missing).toMatchObject({ code: 1, out: '' });
    expect(missing.err).toContain('không có tệp này');
  }, 300_000);

  it('P26 S06 works without a gateway, reports each refused row and lost cell, and changes nothing the second time', async () => {
    const path = await file(
      'mixed.csv',
      [
        columns,
        line('1901', '100'),
        line('1902', '1,5x'.replace(',', '')),
        line('1901', '7'),
        line('1903', '0'),
      ].join('\n'),
    );
    const first = await run(path);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toBe(
      `${report(3, 0, 0, 1)}  Dòng 4: mã 1901 đã có ở dòng 2\nÔ coi là chưa biết: 1\n  Dòng 3: cột energy_kcal: "15x" không phải là số\n`,
    );
    expect((await run(path)).out).toContain(report(0, 0, 3, 1));
  }, 60_000);

  it('P26 S06 says apart which column it does not know and which was not measured', async () => {
    const cells = (values: Record<string, string>) =>
      columns.split(',').map((name) => values[name] ?? '');
    const zeros = { group_no: '1', name_vi: 'Món', folate_mcg: '0', vitamin_b12_mcg: '0' };
    const lines = Array.from({ length: 50 }, (_, i) => cells({ ...zeros, code: `${1970 + i}` }));
    const text = [`${columns},shop`, ...lines.map((line) => `${line.join(',')},x`)].join('\n');
    const why = 'Cột toàn số 0 dù thực phẩm nào cũng có, coi là chưa đo và giữ số liệu đã có';
    expect((await run(await file('zeros.csv', text))).out).toBe(
      `Bỏ qua cột: shop\n${why}: folate_mcg\n${report(50, 0, 0, 0)}`,
    );
  }, 60_000);

  it('P26 S06 refuses a whole file with a clear sentence and writes nothing', async () => {
    const good = line('1950', '5');
    const latin = new Uint8Array(
      Buffer.from([columns, line('1950', '5', 'Phở bò bắp')].join('\n'), 'latin1'),
    );
    const cases: [path: string, message: string][] = [
      [
        await file('missing.csv', [columns.replace(',iron_mg', ''), good].join('\n')),
        'Thiếu cột: iron_mg.',
      ],
      [await file('latin.csv', latin), 'không phải UTF-8'],
      [await file('empty.csv', ''), 'Tệp trống.'],
      [join(folder, 'nowhere.csv'), 'không có tệp này'],
      [folder, 'đây là một thư mục'],
    ];
    for (const [path, message] of cases) {
      const { code, out, err } = await run(path);
      expect({ code, out }, path).toEqual({ code: 1, out: '' });
      expect(err, path).toContain(message);
    }
    expect(await run()).toMatchObject({ code: 2, out: '' });
    const connection = await connectCouch(loadConfig(env));
    const stored = await connection.couch.database('catalogue').get('catalogue:vfct-1950');
    await connection.close();
    expect(stored).toBeUndefined();
  }, 90_000);

  it('P26 S06 works beside the running gateway, which then has the foods', async () => {
    const dataDir = join(folder, 'running');
    const gateway = await startGateway({
      env: { DATA_DIR: dataDir, DB_PREFIX: env.DB_PREFIX ?? '' },
    });
    const path = await file('more.csv', [columns, line('1960', '12')].join('\n'));
    const before = env.DATA_DIR;
    env.DATA_DIR = dataDir;
    try {
      expect(await run(path)).toMatchObject({ code: 0, err: '', out: report(1, 0, 0, 0) });
      const stored = await gateway.ctx.couch.database('catalogue').get('catalogue:vfct-1960');
      expect(stored?.body).toMatchObject({ nutrients: { calories: 12 } });
    } finally {
      env.DATA_DIR = before ?? '';
      await gateway.stop();
    }
  }, 60_000);
});
