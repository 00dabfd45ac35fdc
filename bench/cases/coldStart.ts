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

/** @returns ms from navigation to a client that can be pressed, in a new browser process */
async function startCold(profile: string, url: string, slowdown: number): Promise<number> {
  const context = await launch(profile);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    if (slowdown > 1) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
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
    return Number(await handle.jsonValue());
  } finally {
    await context.close();
  }
}

interface Device {
  /** @returns ms */
  start(slowdown: number): Promise<number>;
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

const list = (times: readonly number[]): string => times.map((ms) => ms.toFixed(0)).join(' ');

export const coldStart: Case = async ({ stage, rounds, beside, report, note }) => {
  const ours = await prepareDevice(resolve('dist'), stage.folder);
  const other =
    beside === undefined ? undefined : await prepareDevice(resolve(beside), stage.folder);
  try {
    for (const [how, slowdown, atMost] of FIGURES) {
      const times: number[] = [];
      const otherTimes: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const measureOurs = async () => times.push(await ours.start(slowdown));
        const measureOther = async () => other && otherTimes.push(await other.start(slowdown));
        // The second of two has the machine as the first one left it.
        const turns = [measureOurs, measureOther];
        for (const measure of round % 2 === 0 ? turns : turns.toReversed()) await measure();
      }
      note(
        `cold start${how}: ${list(times)} ms${other ? `; ${beside}: ${list(otherTimes)} ms` : ''}`,
      );
      report({
        name: `cold start: no network, 10,000 documents, to a usable client list${how}`,
        ours: median(times),
        unit: 'ms',
        target: { atMost },
        ...(other ? { peer: median(otherTimes), peerName: `the build in ${beside}` } : {}),
      });
    }
  } finally {
    await ours.remove();
    await other?.remove();
  }
};
