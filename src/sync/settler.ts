import type { Subscription } from 'rxjs';
import type { OpenLocalData } from '../data/openLocalData';
import type { ConflictRecord } from '../data/sideStore';
import { toWire } from '../data/versions';
import type { StoredVersion } from '../data/versions';
import { TWO_WAY_NAMES } from '../domain/collections';
import { sameValue } from '../domain/equality';
import { valueAt } from '../domain/merge';
import type { WireDocument } from '../domain/protocol';

/** Keeps the open conflicts true while other devices go on. */
export interface Settler {
  start(failed: (error: unknown) => void): void;
  stop(): void;
}

/**
 * A conflict is open on the device that typed the value which is not shown. Whatever a person writes at
 * that place, on any device, comes here as the document's new version: the same value settles the
 * conflict everywhere, another one becomes the one that is shown beside the kept value.
 */
export function createSettler({ rx, side }: OpenLocalData): Settler {
  const subscriptions: Subscription[] = [];

  async function look(conflict: ConflictRecord, document: WireDocument): Promise<void> {
    // A deletion is no value of the field; what was typed is still offered.
    if (document._deleted || conflict.path === '_deleted') return;
    const now = valueAt(document, conflict.path) ?? null;
    if (sameValue(now, conflict.kept)) return side.conflicts.delete(conflict.key);
    if (sameValue(now, conflict.shown ?? null)) return;
    const { updatedAt } = document;
    const typed = typeof updatedAt === 'string' ? { shownAt: updatedAt } : {};
    const shownBy = side.writers.take(conflict.collection, conflict.id);
    await side.conflicts.update(conflict.key, { shown: now, shownBy, ...typed });
  }

  return {
    start(failed) {
      for (const collection of TWO_WAY_NAMES)
        subscriptions.push(
          rx[collection].storageInstance.changeStream().subscribe((bulk) => {
            const work = bulk.events.map(async (event) => {
              const document = toWire(event.documentData as StoredVersion);
              const open = side.conflicts.where({ collection, id: document.id });
              for (const conflict of await open.toArray()) await look(conflict, document);
            });
            Promise.all(work).catch(failed);
          }),
        );
    },
    stop() {
      for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
    },
  };
}
