import type { SessionResponse } from '../../src/api/auth';
import { emptyMeals } from '../../src/domain/food/storedLines';
import { line } from '../../src/domain/food/lineFixture';
import { buildMenu, collectFoods } from '../../sync-server/modules/demo/build';
import { DEMO_PASSWORD, DEMO_PEOPLE, LAN } from '../../sync-server/modules/demo/accounts';
import { Device, type Row } from '../integration/syncHelpers';
import type { Attack } from './cases';
import { seconds, type Stage } from './stage';

const KB = 1024;
const LIBRARY_KB_OF_ONE = 128;

async function post(stage: Stage, path: string, body: unknown): Promise<Response> {
  return fetch(`${stage.gateway.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const signIn = (stage: Stage, email: string): Promise<Response> =>
  post(stage, '/api/auth/login', { email, password: DEMO_PASSWORD });

export function createMaster({ person }: Device, key: string, changes: object): Row {
  const at = new Date().toISOString();
  const plan = {
    key,
    name: `Bún chả ${key}`,
    description: '',
    meals: {},
    tags: [],
    target: 1500,
    isPublic: true,
  };
  const menu = buildMenu(LAN, { foods: collectFoods(new Map()), recipes: new Map() }, plan, at);
  const { workspaceId, accountId: expertId } = person;
  const id = crypto.randomUUID();
  const next = { ...menu, id, workspaceId, expertId, ...changes, _deleted: false };
  return { collection: 'menus', assumed: null, next } as Row;
}

async function readLibrary(reader: Device): Promise<{ ids: string[]; text: string }> {
  const documents = await reader.pullAll('library');
  return { ids: documents.map(({ id }) => id), text: JSON.stringify(documents) };
}

async function libraryWith(
  reader: Device,
  isIn: (text: string) => boolean,
): Promise<{ ids: string[]; text: string }> {
  const ends = Date.now() + 90_000;
  for (;;) {
    const seen = await readLibrary(reader);
    if (isIn(seen.text) || Date.now() > ends) return seen;
    await seconds(1);
  }
}

const filledLibrary: Attack = {
  name: 'a library that one account fills',
  prepare: async () => ({
    env: { DEMO: 'on' },
    state: undefined,
    end: () => Promise.resolve(),
  }),
  async run(stage, scale) {
    const [attacker, reader] = [await stage.newcomer(), await stage.newcomer()];
    const before = await libraryWith(reader, (text) => text.includes('menu'));
    const items = Array.from({ length: 120 }, (_, at) => ({
      ...line(`l${at}`, { name: 'Bánh phở '.repeat(20) }),
      order: at + 1,
    }));
    const meals = emptyMeals();
    for (const slot of Object.keys(meals) as (keyof typeof meals)[]) meals[slot] = { items };
    let taken = 0;
    for (let count = 0; count < 110 * scale; count += 10) {
      const rows = Array.from({ length: 10 }, (_, at) =>
        createMaster(attacker, `${count + at}`, { meals }),
      );
      const { status, body } = await attacker.push(rows);
      if (status === 429) await seconds(1);
      if (status === 200)
        taken += body.verdicts.filter(({ verdict }) => verdict === 'accepted').length;
    }
    // Longer than the projector takes for what others are shown.
    await seconds(scale < 1 ? 6 : 20);
    const after = await readLibrary(reader);
    const faults: string[] = [];
    if (before.ids.length === 0) faults.push('nobody else had anything to lose');
    if (taken === 0) faults.push('nothing was taken');
    const lost = before.ids.filter((id) => !after.ids.includes(id)).length;
    if (lost > 0) faults.push(`${lost} masters of others left the library`);
    const grew = (after.text.length - before.text.length) / KB;
    if (grew > LIBRARY_KB_OF_ONE) faults.push(`every device gets ${Math.round(grew)} KB more`);
    return faults;
  },
};

const publicDemo: Attack = {
  name: 'the published password behind a public address',
  prepare: async () => ({
    env: { PUBLIC_URL: 'https://app.example.vn', TRUST_PROXY: '1', NODE_ENV: 'production' },
    state: undefined,
    end: () => Promise.resolve(),
  }),
  async run(stage) {
    const faults: string[] = [];
    for (const { email } of DEMO_PEOPLE) {
      const { status } = await signIn(stage, email);
      if (status !== 401) faults.push(`${email}: ${status}`);
    }
    return faults;
  },
};

export async function demoDevice(stage: Stage, person = LAN): Promise<Device> {
  const answer = await signIn(stage, person.email);
  const { account, accessToken: token } = (await answer.json()) as SessionResponse;
  const { accountId, workspaceId } = account;
  return new Device(stage.gateway.url, { accountId, workspaceId, sid: '', token }).start();
}

const readNotes: Attack = {
  name: 'private notes of a published menu',
  prepare: async () => ({
    env: { DEMO: 'on' },
    state: undefined,
    end: () => Promise.resolve(),
  }),
  async run(stage) {
    const maker = await demoDevice(stage);
    const secret = 'chị Hoa, 0900 123 456';
    const item = { ...line('l1', { name: 'Bánh phở' }), order: 1 };
    const meals = {
      ...emptyMeals(),
      lunch: { items: [item], privateNotes: secret },
    };
    const row = createMaster(maker, 'Ngày của Lan', { meals });
    const { body } = await maker.push([row]);
    const reader = await stage.newcomer();
    const { text } = await libraryWith(reader, (html) => html.includes('Ngày của Lan'));
    const faults: string[] = [];
    if (body.verdicts?.[0]?.verdict !== 'accepted')
      faults.push(`not taken: ${JSON.stringify(body)}`);
    if (!text.includes('Ngày của Lan')) faults.push('the menu is not shown');
    if (text.includes(secret)) faults.push('others read a private note');
    return faults;
  },
};

const brokenCalls: Attack = {
  name: 'calls that broke it once',
  async run(stage) {
    const person = { password: 'bốn con chim sẻ 1', name: 'Trần Thị Mai', application: {} };
    const bodies: [path: string, body: unknown][] = [
      ['/api/auth/login', { email: { length: { toString: 1 } }, password: 'x' }],
      ['/api/auth/register', { ...person, email: 'a@example.vn', password: '12345678' }],
      ['/api/auth/register', { ...person, email: 'a@example.vn', password: ' '.repeat(8) }],
      [
        '/api/auth/register',
        { ...person, email: 'an.nguyen@example.vn', password: 'an.nguyen@example.vn' },
      ],
      ['/api/auth/register', { ...person, email: 'a@example.vn\r\nBcc: b@example.vn' }],
    ];
    const faults: string[] = [];
    for (const [path, body] of bodies) {
      const { status } = await post(stage, path, body);
      if (status !== 400) faults.push(`${JSON.stringify(body).slice(0, 60)}: ${status}`);
    }
    const device = await stage.newcomer();
    for (const createdAt of ['2024-02-31', '9999-99-99T99:99:99Z']) {
      const { body } = await device.push([createMaster(device, 'x', { createdAt })]);
      if (body.verdicts?.[0]?.verdict !== 'rejected') faults.push(`${createdAt} is a date`);
    }
    return faults;
  },
};

export const PUBLISHED_ATTACKS: readonly Attack[] = [
  filledLibrary,
  publicDemo,
  readNotes,
  brokenCalls,
];
