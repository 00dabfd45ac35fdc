import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { ask, onFreshDevice } from '../lib/browser';
import { signIn } from '../lib/caller';
import { consultations } from '../lib/practice';
import {
  addPerson,
  openCouch,
  sendJson,
  startGateway,
  startPeer,
  storedAs,
  type Person,
} from '../lib/stage';
import { median } from '../lib/stats';
import type { PouchOptions } from '../pages/peerSync';
import { PAGES, type Case } from './context';

const DOCUMENTS = 1_000;
const BATCH = 500;
const BATCHES = 10;

const createVisits = (person: Person, count: number) =>
  consultations(person, { clients: 200, consultations: count }).map((visit, index) => ({
    ...visit,
    id: `v-${index}`,
  }));

/** @returns documents per second */
async function measureRate(count: number, work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return count / ((performance.now() - started) / 1000);
}

function batches<T>(documents: readonly T[]): T[][] {
  return Array.from({ length: BATCHES }, (_, index) =>
    documents.slice(index * BATCH, (index + 1) * BATCH),
  );
}

function rawTarget(address: string): { base: string; headers: Record<string, string> } {
  const { origin, username, password } = new URL(address);
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    base: origin,
    headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
  };
}

export const gatewayPush: Case = async ({ rounds, report }) => {
  const product = await startGateway(resolve('dist'));
  try {
    const { couch, address } = await openCouch(product);
    const raw = rawTarget(address);
    const ours: number[] = [];
    const peer: number[] = [];
    // The first round compiles and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const person = await addPerson(couch);
      const caller = await signIn(product.url, person);
      const visits = createVisits(person, BATCH * BATCHES);
      const rate = await measureRate(visits.length, async () => {
        for (const batch of batches(visits)) await caller.push('consultations', batch);
      });
      const name = `bench-${randomUUID()}`;
      await couch.ensureDatabase(name);
      const stored = visits.map((visit) => storedAs('consultations', visit, person.accountId));
      const rawRate = await measureRate(stored.length, async () => {
        for (const docs of batches(stored))
          await sendJson('POST', `${raw.base}/${name}/_bulk_docs`, { docs }, raw.headers);
      });
      if (round === 0) continue;
      ours.push(rate);
      peer.push(rawRate);
    }
    report({
      name: 'gateway: documents with a verdict, in batches of 500',
      ours: median(ours),
      peer: median(peer),
      peerName: 'raw _bulk_docs, the same batches',
      unit: 'documents/s',
      more: true,
      target: { ratio: 0.6 },
    });
  } finally {
    await product.stop();
  }
};

const POUCH: [string, PouchOptions][] = [
  ['PouchDB replicate.to, default options', {}],
  ['PouchDB replicate.to, batch_size 1000', { batch_size: 1000 }],
];

export const offlinePush: Case = async ({ stage, rounds, report }) => {
  const product = await startGateway(stage.pagesDist);
  const peer = await startPeer(stage);
  try {
    const { couch } = await openCouch(product);
    const ours: number[] = [];
    const others = POUCH.map(([name, options]) => ({ name, options, times: [] as number[] }));
    for (let round = 0; round < rounds; round += 1) {
      const person = await addPerson(couch);
      const { verdicts } = await onFreshDevice(stage.folder, product.url + PAGES, (page) =>
        ask(page, 'pushOffline', { ...person, count: DOCUMENTS }),
      );
      ours.push(verdicts / 1000);
      const documents = createVisits(person, DOCUMENTS).map((visit) =>
        storedAs('consultations', visit, person.accountId),
      );
      for (const other of others) {
        const url = `${peer.url}/couch/push-${randomUUID()}`;
        const { written, documents: count } = await onFreshDevice(
          stage.folder,
          peer.url + PAGES,
          (page) => ask(page, 'pouchPush', { url, documents, options: other.options }),
        );
        if (count !== DOCUMENTS) throw new Error(`PouchDB wrote ${count}`);
        other.times.push(written / 1000);
      }
    }
    const best = Math.min(...others.map(({ times }) => median(times)));
    for (const { name: peerName, times } of others)
      report({
        name: 'push: 1,000 documents written offline, to all verdicts',
        ours: median(ours),
        peer: median(times),
        peerName,
        unit: 's',
        ...(median(times) === best ? { target: { ratio: 1 } } : {}),
      });
  } finally {
    await peer.stop();
    await product.stop();
  }
};
