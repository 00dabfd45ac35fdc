import { expose } from 'comlink';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientWith } from '../../tests/support/newClient';
import { emptyMeals } from '../domain/food/storedLines';
import { buildGramLine, buildLunch, VFCT } from '../domain/nutrition/fixtures';
import { menuTotals } from '../domain/nutrition/totals';
import type { IndexItem } from '../domain/search/foodIndex';
import { dayTargets } from '../domain/targets/dayTargets';
import { NutritionClient, NutritionUnavailable, type WorkerLike } from './nutritionClient';
import { createNutritionService, type NutritionService } from './nutritionService';

const NOVEMBER = { year: 2026, month: 11 };

function item(name: string, changes: Partial<IndexItem> = {}): IndexItem {
  return { id: name, kind: 'food', name, aliases: [], category: 'Khác', own: false, ...changes };
}

class FakeWorker extends EventTarget implements WorkerLike {
  readonly #channel = new MessageChannel();
  terminated = false;
  silent = false;
  readonly received: string[] = [];

  constructor(service: Partial<NutritionService> = createNutritionService()) {
    super();
    const { port1, port2 } = this.#channel;
    expose(service, port2);
    port1.addEventListener('message', (event) =>
      this.dispatchEvent(new MessageEvent('message', { data: event.data })),
    );
    port1.start();
  }

  postMessage(message: { path?: string[] }, transfer: Transferable[] = []): void {
    this.received.push((message.path ?? []).join('.'));
    if (!this.silent && !this.terminated) this.#channel.port1.postMessage(message, transfer);
  }

  terminate(): void {
    this.terminated = true;
    this.#channel.port1.close();
  }

  die(): void {
    this.dispatchEvent(new Event('error'));
  }
}

const workers: FakeWorker[] = [];
afterEach(() => {
  for (const worker of workers.splice(0)) worker.terminate();
  vi.useRealTimers();
});

function createClient(
  make: (count: number) => FakeWorker = () => new FakeWorker(),
  timeout?: number,
) {
  return new NutritionClient(() => {
    const worker = make(workers.length);
    workers.push(worker);
    return worker;
  }, timeout);
}

const master = (id: string, calories: number) => ({
  id,
  nutritionSummary: { calories, protein: 0, carbs: 0, fat: 0 },
  extendedNutrition: {},
  meals: emptyMeals(),
});

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

const searchNames = async (client: NutritionClient, query: string) =>
  (await client.search(query)).map((hit) => hit.item.name);

describe('S03 the nutrition worker', () => {
  it('starts with the first call, not before, and only once', async () => {
    const client = createClient();
    client.setFoods([item('Gạo')]);
    expect(workers).toHaveLength(0);
    expect(await Promise.all([searchNames(client, 'gao'), searchNames(client, 'xoi')])).toEqual([
      ['Gạo'],
      [],
    ]);
    expect(workers).toHaveLength(1);
  });

  it('computes what the pure functions compute', async () => {
    const client = createClient();
    const meals = buildLunch([buildGramLine(VFCT.banhPho, 130), buildGramLine(VFCT.moNuoc, 3)]);
    expect(await client.menuTotals(meals)).toEqual(menuTotals(meals));
    const person = clientWith({
      goals: ['Giảm cân'],
      weight: 60,
      height: 165,
      birthYear: 1996,
      gender: 'female',
    });
    expect(await client.dayTargets(person, [], NOVEMBER)).toEqual(dayTargets(person, [], NOVEMBER));
    const ranked = await client.rankMasters([master('a', 1600), master('b', 1400)], person);
    expect(ranked.map(({ id, score }) => [id, score])).toEqual([
      ['b', 100],
      ['a', 80],
    ]);
  });

  it('follows changes of the foods and sends differences only', async () => {
    const client = createClient();
    client.setFoods([item('Cá thu'), item('Cá hồi'), item('Cá chép')]);
    await searchNames(client, 'cá');
    client.setFoods([item('Cá thu', { calories: 166 }), item('Cá hồi'), item('Cá ngừ')]);
    expect(await searchNames(client, 'cá')).toEqual(['Cá hồi', 'Cá ngừ', 'Cá thu']);
    client.setFoods([item('Cá thu', { calories: 166 }), item('Cá hồi'), item('Cá ngừ')]);
    const hits = await client.search('thu', { maxCalories: 200 });
    expect(hits.map((hit) => hit.item.calories)).toEqual([166]);
    expect(workers[0]?.received).toEqual([
      'setFoods',
      'search',
      'removeFoods',
      'addFoods',
      'search',
      'search',
    ]);
  });

  it('restarts with its foods after it died between two calls', async () => {
    const client = createClient();
    client.setFoods([item('Gạo')]);
    await searchNames(client, 'gạo');
    workers[0]?.die();
    expect(workers[0]?.terminated).toBe(true);
    expect(await searchNames(client, 'gạo')).toEqual(['Gạo']);
    expect(workers).toHaveLength(2);
  });

  it('answers a call during which it died from a new worker', async () => {
    const client = createClient((count) => {
      const worker = new FakeWorker();
      worker.silent = count === 0;
      return worker;
    });
    client.setFoods([item('Gạo')]);
    const pending = searchNames(client, 'gạo');
    workers[0]?.die();
    expect(await pending).toEqual(['Gạo']);
  });

  it('takes silence for death', async () => {
    stopClock();
    const client = createClient((count) => {
      const worker = new FakeWorker();
      worker.silent = count === 0;
      return worker;
    }, 200);
    client.setFoods([item('Gạo')]);
    const pending = searchNames(client, 'gạo');
    await vi.advanceTimersByTimeAsync(199);
    expect(workers.map((worker) => worker.terminated)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toEqual(['Gạo']);
    expect(workers.map((worker) => worker.terminated)).toEqual([true, false]);
  });

  it('gives up with a clear error when the second one dies too, and tries again later', async () => {
    stopClock();
    let broken = true;
    const client = createClient(() => {
      const worker = new FakeWorker();
      worker.silent = broken;
      return worker;
    }, 50);
    const refused = expect(searchNames(client, 'gạo')).rejects.toBeInstanceOf(NutritionUnavailable);
    await vi.advanceTimersByTimeAsync(50);
    await vi.advanceTimersByTimeAsync(50);
    await refused;
    expect(workers).toHaveLength(2);
    broken = false;
    client.setFoods([item('Gạo')]);
    expect(await searchNames(client, 'gạo')).toEqual(['Gạo']);
  });

  it('says why where no worker can be started at all', async () => {
    const cause = new Error('blocked');
    const client = new NutritionClient(() => {
      throw cause;
    });
    await expect(client.menuTotals(emptyMeals())).rejects.toMatchObject({
      name: 'NutritionUnavailable',
      cause,
    });
  });

  it('hands an error of the service to the caller and lives on', async () => {
    const client = createClient();
    const broken = {} as ReturnType<typeof emptyMeals>;
    await expect(client.menuTotals(broken)).rejects.toMatchObject({ name: 'TypeError' });
    expect(await client.menuTotals(emptyMeals())).toEqual({});
    expect(workers).toHaveLength(1);
  });

  it('forgets everything on dispose, and refuses what was still asked', async () => {
    const client = createClient();
    client.setFoods([item('Gạo')]);
    await searchNames(client, 'gạo');
    const pending = searchNames(client, 'gạo');
    client.dispose();
    await expect(pending).rejects.toBeInstanceOf(NutritionUnavailable);
    expect(workers.map((worker) => worker.terminated)).toEqual([true]);
    expect(await searchNames(client, 'gạo')).toEqual([]);
  });
});
