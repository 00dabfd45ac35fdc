import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { HA, LAN } from '../../sync-server/modules/demo/accounts';
import { wordsOfCard } from '../../src/domain/publicHouse/publicSearch/words';
import type { MenuCard, RecipeCard } from '../../src/domain/publicHouse/publicCards';
import { menusView, type MenusSource } from '../../src/site/menus/model';
import { readMenuQuery } from '../../src/site/menus/query';
import { startGateway } from '../lib/stage';
import { median, p95 } from '../lib/stats';
import type { Case } from './context';

const THINGS = 10_000;
const WORDS =
  'thịt lợn kho trứng canh chua cá lóc rau muống xào tỏi gà rang gừng đậu phụ sốt cà chua bún bò phở cuốn'.split(
    ' ',
  );
const SEARCHES: Record<string, Record<string, string>> = {
  'no condition': {},
  'two words': { q: 'thit heo' },
  'words, energy, an allergen': { q: 'canh chua', tu: '1200', den: '1600', khong: 'trứng' },
  'a tag': { nhan: 'thịt lợn' },
  'by energy': { xep: 'low' },
  'recipes by words and time': { loai: 'mon', q: 'ca loc', phut: '30' },
  'recipes by tag and meal': { loai: 'mon', nhan: 'thịt lợn', bua: 'trua' },
  'nothing that fits': { q: 'khong co gi', khong: 'trứng' },
};

const createText = (seed: number, count: number): string =>
  Array.from(
    { length: count },
    (_, at) => WORDS[(seed * 7 + at * (3 + (seed % 5))) % WORDS.length],
  ).join(' ');
const createDish = (seed: number) => ({
  name: createText(seed, 4),
  parts: Array.from({ length: 6 }, (_, at) => ({ name: createText(seed + at, 2), weight: 100 })),
});
function createCommon(at: number) {
  const instant = '2026-11-01T00:00:00.000Z';
  return {
    id: `d${at}`,
    title: createText(at, 5),
    tags: [createText(at, 2), createText(at + 3, 2)],
    createdAt: instant,
    updatedAt: instant,
    nutritionSummary: { calories: 900 + ((at * 37) % 1_800), protein: 80, carbs: 200, fat: 40 },
    extendedNutrition: {},
    allergens:
      at % 7 === 0 ? { trứng: { name: 'trứng', sign: 'trứng', level: 'contains' as const } } : {},
    isUnclear: at % 11 === 0,
  };
}
const createMenuCard = (at: number): MenuCard => ({
  ...createCommon(at),
  kind: 'menus',
  lead: createText(at, 15),
  dishes: [createDish(at), createDish(at + 1), createDish(at + 2)],
  names: Array.from({ length: 12 }, (_, one) => createText(at + one, 3)),
  meals: ['breakfast', 'lunch', 'dinner'],
});
const createRecipeCard = (at: number): RecipeCard => ({
  ...createCommon(at),
  kind: 'recipes',
  dish: createDish(at),
  minutes: at % 90,
  servings: 2,
});
const createAuthor = (at: number) => ({
  name: `BS. ${at % 60}`,
  slug: `bs-${at % 60}`,
  isVerified: true,
});

function createSource(): MenusSource {
  const numbers = Array.from({ length: THINGS }, (_, at) => at);
  return {
    menus: numbers.map((at) => ({ card: createMenuCard(at), author: createAuthor(at) })),
    recipes: numbers.map((at) => ({ card: createRecipeCard(at), author: createAuthor(at) })),
  };
}

export const publicSearch: Case = async ({ rounds, report, note }) => {
  const source = createSource();
  const began = performance.now();
  for (const { card } of [...source.menus, ...source.recipes]) wordsOfCard(card);
  note(`folding the words of a card: ${((performance.now() - began) / THINGS / 2).toFixed(2)} ms`);
  for (const [name, query] of Object.entries(SEARCHES)) {
    const times: number[] = [];
    for (let round = 0; round <= rounds * 3; round += 1) {
      const since = performance.now();
      menusView(source, readMenuQuery(query));
      // The first one compiles.
      if (round > 0) times.push(performance.now() - since);
    }
    report({
      name: `public search: ${name}`,
      ours: median(times),
      unit: 'ms',
      target: { atMost: 50 },
    });
  }
};

const PATHS = [
  '/',
  '/search-menus',
  '/search-menus?loai=mon',
  '/blog',
  `/recipe/${HA.workspaceId}-recipe-canh-chua-nhat`,
  `/daily-menu/${LAN.workspaceId}-menu-giam-can-1500`,
  '/chuyen-gia',
  '/expert/bs-nguyen-thi-lan',
];
const [CONNECTIONS, SECONDS] = [32, 8];

/**
 * Each call comes from an address of its own, because each address has a rate limit.
 * @returns the status
 */
const ask = (url: string, agent: Agent, at: number, encoding: string): Promise<number> =>
  new Promise((answered, failed) => {
    const headers = {
      accept: 'text/html',
      'accept-encoding': encoding,
      'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
    };
    const call = request(
      url + (PATHS[at % PATHS.length] ?? '/'),
      { agent, headers },
      (response) => {
        response.resume().on('end', () => answered(response.statusCode ?? 0));
      },
    );
    call.on('error', failed).end();
  });

async function measureRate(url: string, encoding: string): Promise<{ rate: number; slow: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1_000;
  let next = 0;
  const work = async (): Promise<void> => {
    while (performance.now() < end) {
      next += 1;
      const since = performance.now();
      if ((await ask(url, agent, next, encoding)) === 200) times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  return { rate: times.length / SECONDS, slow: p95(times) };
}

export const publicPages: Case = async ({ report, note }) => {
  const product = await startGateway(resolve('dist'), { DEMO: 'on', TRUST_PROXY: '1' });
  try {
    const agent = new Agent({ keepAlive: true });
    for (const at of PATHS.keys())
      for (let look = 0; look < 120; look += 1) {
        if ((await ask(product.url, agent, at, 'br')) === 200) break;
        await new Promise((wait) => setTimeout(wait, 250));
      }
    agent.destroy();
    for (const encoding of ['br', 'identity']) {
      const { rate, slow } = await measureRate(product.url, encoding);
      note(`${encoding}: 95 of 100 pages within ${slow.toFixed(0)} ms`);
      const name = `public pages that are kept drawn, ${encoding}`;
      report({ name, ours: rate, unit: '/s', more: true, target: { atLeast: 500 } });
    }
  } finally {
    await product.stop();
  }
};
