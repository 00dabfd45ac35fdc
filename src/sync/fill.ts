import type { OpenLocalData } from '../data/openLocalData';
import { insertVersions } from '../data/versions';
import type { PullOnlyName } from '../domain/collections';
import { SYNC_LIMITS } from '../domain/protocol';
import type { Puller, PullPage } from './pull';

interface Filling {
  local: OpenLocalData;
  puller: Puller;
  name: PullOnlyName;
  epoch: string;
}

/**
 * The first page of a collection that is only pulled. Where the device holds nothing of it yet, there is
 * nothing to compare: all pages but the last go straight into the store, the next one on its way
 * meanwhile. The last is handed over together with the checkpoint; whatever breaks off before begins
 * again, and then in RxDB's way.
 * @throws ReplicationStopped when stopped
 */
export async function firstPage({ local, puller, name, epoch }: Filling): Promise<PullPage> {
  const collection = local.rx[name];
  let held = await puller.pull(name, epoch, undefined);
  if ((await collection.count().exec()) > 0) return held;
  while (held.checkpoint && held.documents.length >= SYNC_LIMITS.pullDocuments) {
    const coming = puller.pull(name, epoch, held.checkpoint);
    // Awaited below; when a write fails first, nobody is left to hear how it ends.
    coming.catch(() => undefined);
    await insertVersions(collection, held.documents);
    const next = await coming;
    // RxDB keeps no checkpoint of an empty page: what is there already is handed over once more.
    if (next.documents.length === 0) return { ...held, checkpoint: next.checkpoint };
    held = next;
  }
  return held;
}
