import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { openLocalData } from '../data/openLocalData';
import type { OpenLocalData } from '../data/openLocalData';
import { SYNC_LIMITS } from '../domain/protocol';
import type { WireDocument } from '../domain/protocol';
import { newId } from '../platform/ids';
import { firstPage } from './fill';
import type { Puller, PullPage } from './pull';

const PAGE = SYNC_LIMITS.pullDocuments;
const opened: OpenLocalData[] = [];

async function open(): Promise<OpenLocalData> {
  const local = await openLocalData({
    accountId: newId(),
    workspaceId: newId(),
    email: 'lan@demo.bualanh.local',
    name: 'Lan',
    role: 'expert',
    status: 'approved',
    plan: 'pro',
    maxClients: 50,
  });
  opened.push(local);
  return local;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((local) => local.close()));
});

function entry(id: string, name: string, deleted = false): WireDocument {
  return { id, kind: 'food', name, _deleted: deleted } as WireDocument;
}

/** A server that holds these documents, in pages; `fail` names a call that breaks off. */
function pullerOf(documents: WireDocument[], fail = -1) {
  const asked: (string | undefined)[] = [];
  const puller = {
    pull: (_name: unknown, _epoch: unknown, from: { server: string } | undefined) => {
      asked.push(from?.server);
      if (asked.length - 1 === fail) return Promise.reject(new Error('stopped'));
      const start = Number(from?.server ?? 0);
      const page = documents.slice(start, start + PAGE);
      const server = String(start + page.length);
      return Promise.resolve<PullPage>({ documents: page, checkpoint: { server } });
    },
  } as unknown as Puller;
  return { puller, asked };
}

const many = (count: number): WireDocument[] =>
  Array.from({ length: count }, (_, index) => entry(`f-${index}`, `Cá ${index}`, index === 7));

const fill = (local: OpenLocalData, puller: Puller) =>
  firstPage({ local, puller, name: 'catalogue', epoch: 'e' });

describe('S02 the first pull of the catalogue', () => {
  it('S02 stores all pages but the last, which comes with the checkpoint', async () => {
    const local = await open();
    const { puller, asked } = pullerOf(many(PAGE + 5));
    const page = await fill(local, puller);
    expect(asked).toEqual([undefined, '1000']);
    expect(page.documents.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4].map((n) => `f-${PAGE + n}`));
    expect(page.checkpoint).toEqual({ server: String(PAGE + 5) });
    const all = await local.catalogue.all();
    expect(all).toHaveLength(PAGE - 1);
    expect(all.find(({ id }) => id === 'f-8')?.name).toBe('Cá 8');
    expect(await local.catalogue.get('f-7')).toBeUndefined();
  });

  it('S02 hands the last full page over once more, as an empty one keeps no checkpoint', async () => {
    const local = await open();
    const page = await fill(local, pullerOf(many(PAGE)).puller);
    expect(page.documents).toHaveLength(PAGE);
    expect(page.checkpoint).toEqual({ server: String(PAGE) });
  });

  it('S02 leaves to RxDB what is to be compared', async () => {
    const local = await open();
    await local.rx.catalogue.insert(entry('f-1', 'Cũ'));
    const { puller, asked } = pullerOf(many(2 * PAGE));
    const page = await fill(local, puller);
    expect(asked).toEqual([undefined]);
    expect(page.documents).toHaveLength(PAGE);
    expect(page.checkpoint).toEqual({ server: String(PAGE) });
    expect(await local.catalogue.all()).toHaveLength(1);
  });

  it('S02 keeps no checkpoint of a pull that broke off', async () => {
    const local = await open();
    await expect(fill(local, pullerOf(many(2 * PAGE), 1).puller)).rejects.toThrow('stopped');
    const again = await fill(local, pullerOf(many(2 * PAGE)).puller);
    expect(again.checkpoint).toEqual({ server: String(PAGE) });
  });
});
