import { ask, onFreshDevice } from '../lib/browser';
import { catalogue, padded } from '../lib/corpus';
import {
  addPerson,
  openCouch,
  fillCatalogue,
  fillPeer,
  fillWorkspace,
  sendJson,
  startGateway,
  startPeer,
  storedAs,
  type Stage,
} from '../lib/stage';
import { median } from '../lib/stats';
import type { PouchOptions } from '../pages/peerSync';
import { PAGES, type Case } from './context';

const CATALOGUE = 9_000;
const COUNTS = { clients: 200, consultations: 800 };
const BYTES = 1_000;
const SIZES = [1_000, 3_000, 5_000, 9_000];

const POUCH: [string, PouchOptions, number][] = [
  ['PouchDB replicate.from, default options', {}, 5],
  ['PouchDB replicate.from, batch_size 1000', { batch_size: 1000 }, 2.5],
];

const createEntries = (size: number) => catalogue(size).map((entry) => padded(entry, BYTES));

export const firstSync: Case = async ({ stage, rounds, report, note }) => {
  const entries = createEntries(CATALOGUE);
  const last = entries.at(-1)?.name ?? '';
  const product = await startGateway(stage.pagesDist);
  const peer = await startPeer(stage);
  try {
    const { couch } = await openCouch(product);
    await fillCatalogue(couch, entries);
    const person = await addPerson(couch);
    const practice = await fillWorkspace(couch, person, COUNTS);
    const shared = entries.map((entry) => storedAs('catalogue', entry, 'bench'));
    await fillPeer(peer, 'catalogue', shared);
    await fillPeer(peer, 'workspace', practice);
    const bodies = (type: string) =>
      practice.filter((one) => one.type === type).map(({ body }) => body);
    await sendJson('PUT', `${peer.url}/documents.json`, {
      catalogue: entries,
      clients: bodies('clients'),
      consultations: bodies('consultations'),
    });
    const ours: number[] = [];
    const stored: number[] = [];
    const dexie: number[] = [];
    const pouch = POUCH.map(([name, options, ratio]) => ({
      name,
      options,
      ratio,
      times: [] as number[],
    }));
    const counts = { catalogue: CATALOGUE, ...COUNTS };
    const fresh = async <T>(url: string, work: Parameters<typeof onFreshDevice<T>>[2]) =>
      onFreshDevice(stage.folder, url + PAGES, work);
    for (let round = 0; round < rounds; round += 1) {
      const mine = await fresh(product.url, (page) =>
        ask(page, 'firstSync', { ...person, counts, last }),
      );
      ours.push(mine.searchable / 1000);
      stored.push(mine.stored / 1000);
      for (const { options, times } of pouch) {
        const databases = ['catalogue', 'workspace'];
        const url = `${peer.url}/couch`;
        const { searchable } = await fresh(peer.url, (page) =>
          ask(page, 'pouchFirstSync', { url, databases, last, options }),
        );
        times.push(searchable / 1000);
      }
      const plain = await fresh(peer.url, (page) =>
        ask(page, 'dexieFirstSync', { url: '/documents.json', last }),
      );
      dexie.push(plain.searchable / 1000);
      const others = [...pouch.map(({ times }) => times.at(-1)), dexie.at(-1)];
      const seconds = [ours.at(-1), stored.at(-1), ...others].map((one) => one?.toFixed(2));
      note(
        `first sync, round ${round + 1}: ours, stored, PouchDB twice, Dexie: ${seconds.join(' ')} s`,
      );
    }
    const name = 'first sync: 9,000 catalogue and 1,000 workspace documents, to searchable';
    const figure = { name, ours: median(ours), unit: 's' };
    for (const { name: peerName, times, ratio } of pouch)
      report({ ...figure, peer: median(times), peerName, target: { ratio } });
    const peerName = 'plain Dexie filled from one file';
    report({ ...figure, peer: median(dexie), peerName, target: { ratio: 0.5 } });
  } finally {
    await peer.stop();
    await product.stop();
  }
};

/** @returns seconds, median of three */
async function measureFirstSync({ folder, pagesDist }: Stage, size: number): Promise<number> {
  // A gateway of its own: another one would serve the cached catalogue of the previous size for a minute.
  const product = await startGateway(pagesDist);
  try {
    const { couch } = await openCouch(product);
    const entries = createEntries(size);
    const last = entries.at(-1)?.name ?? '';
    await fillCatalogue(couch, entries);
    const person = await addPerson(couch);
    await fillWorkspace(couch, person, COUNTS);
    const counts = { catalogue: size, ...COUNTS };
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { searchable } = await onFreshDevice(folder, product.url + PAGES, (page) =>
        ask(page, 'firstSync', { ...person, counts, last }),
      );
      times.push(searchable / 1000);
    }
    return median(times);
  } finally {
    await product.stop();
  }
}

export const firstSyncGrowth: Case = async ({ stage, report }) => {
  for (const size of SIZES)
    report({
      name: `growth: first sync of ${size + 1000} documents`,
      ours: await measureFirstSync(stage, size),
      unit: 's',
    });
};
