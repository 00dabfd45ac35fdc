import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { launch } from '../lib/browser';
import { catalogue, padded } from '../lib/corpus';
import {
  addPerson,
  openCouch,
  fillCatalogue,
  fillWorkspace,
  startGateway,
  type Person,
} from '../lib/stage';
import { median } from '../lib/stats';
import type { Case } from './context';

const CATALOGUE = 9_000;
const COUNTS = { clients: 200, consultations: 800 };
const HOME = '/expert/clients';
const FIRST_CLIENT = 'a[href*="/expert/clients/bench-client-"]';

export async function enter(page: Page, url: string, { email, password }: Person): Promise<void> {
  await page.goto(`${url}/expert/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.getByText('Đã đồng bộ', { exact: true }).first().waitFor({ timeout: 60_000 });
}

/** The sync pill reports neither the service worker's files nor the catalogue. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise<void>((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true }),
    );
  });
  for (;;) {
    const stored = await page.evaluate(async () => {
      const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
      const name = names.find((one) => one.endsWith('-side'));
      if (!name) return 0;
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, where nothing else of here is
      const answer = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((done, failed) => {
          request.addEventListener('success', () => done(request.result));
          request.addEventListener('error', () => failed(new Error('no catalogue')));
        });
      const database = await answer(indexedDB.open(name));
      const leaves = database.transaction('leaves').objectStore('leaves').getAll();
      const texts = (await answer(leaves)) as { text: string }[];
      database.close();
      return texts.reduce((sum, { text }) => sum + (JSON.parse(text) as unknown[]).length, 0);
    });
    if (stored >= CATALOGUE) break;
    await page.waitForTimeout(500);
  }
  await page.waitForTimeout(1_000);
}

interface Start {
  /** From navigation to a client that can be pressed, ms. */
  usable: number;
  /** Time of the processor that the page's thread took until then, ms: what runs beside it hardly changes it. */
  thread: number;
}

/** In a new browser process. */
async function startCold(profile: string, url: string, slowdown: number): Promise<Start> {
  const context = await launch(profile);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const devtools = await context.newCDPSession(page);
    if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript((selector) => {
      const usable = (): void => {
        const link = document.querySelector(selector);
        if (!link) return void requestAnimationFrame(usable);
        // Painted, and the page answers again.
        requestAnimationFrame(() =>
          setTimeout(() => {
            document.documentElement.dataset.usable = String(performance.now());
          }),
        );
      };
      usable();
    }, FIRST_CLIENT);
    await page.goto(url + HOME, { waitUntil: 'commit' });
    const handle = await page.waitForFunction(() => document.documentElement.dataset.usable);
    const usable = Number(await handle.jsonValue());
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { usable, thread: seconds * 1000 };
  } finally {
    await context.close();
  }
}

interface Device {
  start(slowdown: number): Promise<Start>;
  remove(): Promise<void>;
}

/** A device with the app of a build, signed in and filled; its gateway is stopped. */
async function prepareDevice(dist: string, folder: string): Promise<Device> {
  const product = await startGateway(dist);
  const profile = await mkdtemp(join(folder, 'cold-'));
  const remove = async (): Promise<void> => {
    await product.stop();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const { couch } = await openCouch(product);
    await fillCatalogue(
      couch,
      catalogue(CATALOGUE).map((entry) => padded(entry, 1_000)),
    );
    const person = await addPerson(couch);
    await fillWorkspace(couch, person, COUNTS);
    const first = await launch(profile);
    const page = first.pages()[0] ?? (await first.newPage());
    await enter(page, product.url, person);
    await settle(page);
    await first.close();
    await product.kill('SIGTERM');
    return { start: (slowdown) => startCold(profile, product.url, slowdown), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

const FIGURES = [
  ['', 1, 1_000],
  [', processor slowed 4 ×', 4, 2_500],
] as const;

const MEASURES = [
  ['usable', ''],
  ['thread', ', time of the page’s thread'],
] as const;

const list = (times: readonly number[]): string => times.map((ms) => ms.toFixed(0)).join(' ');

/** By turns; the second of two has the machine as the first one left it. */
async function startByTurns(devices: readonly Device[], slowdown: number, rounds: number) {
  const starts = new Map<Device, Start[]>(devices.map((device) => [device, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const device of round % 2 === 0 ? devices : devices.toReversed())
      starts.get(device)?.push(await device.start(slowdown));
  return devices.map((device) => starts.get(device) ?? []);
}

export const coldStart: Case = async ({ stage, rounds, beside, report, note }) => {
  const devices = [await prepareDevice(resolve('dist'), stage.folder)];
  try {
    if (beside !== undefined) devices.push(await prepareDevice(resolve(beside), stage.folder));
    for (const [how, slowdown, atMost] of FIGURES) {
      const [ours = [], other] = await startByTurns(devices, slowdown, rounds);
      for (const [measure, what] of MEASURES) {
        const times = ours.map((start) => start[measure]);
        const otherTimes = other?.map((start) => start[measure]);
        const besideText = otherTimes ? `; ${beside}: ${list(otherTimes)} ms` : '';
        note(`cold start${how}${what}: ${list(times)} ms${besideText}`);
        report({
          name: `cold start: no network, 10,000 documents, to a usable client list${how}${what}`,
          ours: median(times),
          unit: 'ms',
          ...(measure === 'usable' ? { target: { atMost } } : {}),
          ...(otherTimes ? { peer: median(otherTimes), peerName: `the build in ${beside}` } : {}),
        });
      }
    }
  } finally {
    for (const device of devices) await device.remove();
  }
};
