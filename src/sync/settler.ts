import type { Subscription } from 'rxjs';
import type { OpenLocalData } from '../data/openLocalData';
import type { ConflictRecord } from '../data/sideStore';
import { toWire } from '../data/versions';
import type { StoredVersion } from '../data/versions';
import { TWO_WAY_NAMES } from '../domain/collections';
import type { TwoWayName } from '../domain/collections';
import { sameValue } from '../domain/equality';
import { valueAt } from '../domain/merge';
import type { WireDocument } from '../domain/protocol';

/** Keeps the open conflicts true while other devices go on. */
export interface Settler {
  start(failed: (error: unknown) => void): void;
  stop(): void;
}

/** A version that was stored. */
interface Met {
  document: WireDocument;
  /** Device that it was pulled from; undefined for what was typed here. */
  writer: string | undefined;
}

/**
 * A conflict is open on the device that typed the value which is not shown. Whatever a person writes at
 * that place, on any device, comes here as the document's new version: the same value settles the
 * conflict everywhere, another one becomes the one that is shown beside the kept value.
 */
export function createSettler({ rx, side }: OpenLocalData): Settler {
  const subscriptions: Subscription[] = [];

  async function look(
    conflict: ConflictRecord,
    document: WireDocument,
    writer: string | undefined,
  ): Promise<void> {
    // A deletion is no value of the field; what was typed is still offered.
    if (document._deleted || conflict.path === '_deleted') return;
    const now = valueAt(conflict.collection, document, conflict) ?? null;
    if (sameValue(now, conflict.kept)) return side.conflicts.delete(conflict.key);
    if (sameValue(now, conflict.shown ?? null)) return;
    const { updatedAt } = document;
    const typed = typeof updatedAt === 'string' ? { shownAt: updatedAt } : {};
    await side.conflicts.update(conflict.key, { shown: now, shownBy: writer, ...typed });
  }

  /** Looks at all questions of some new versions, in the order in which they were stored. */
  async function lookAt(collection: TwoWayName, versions: readonly Met[]): Promise<void> {
    // One look for all of them: most have none, and a first sync stores a thousand at once.
    const keys = versions.map(({ document }) => [collection, document.id]);
    const open = await side.conflicts.where('[collection+id]').anyOf(keys).primaryKeys();
    if (open.length === 0) return;
    for (const { document, writer } of versions) {
      const questions = side.conflicts.where({ collection, id: document.id });
      for (const conflict of await questions.toArray()) await look(conflict, document, writer);
    }
  }

  /** One after the other: the second version of a document is compared with what the first one left. */
  let turn: Promise<void> = Promise.resolve();

  return {
    start(failed) {
      for (const collection of TWO_WAY_NAMES)
        subscriptions.push(
          rx[collection].storageInstance.changeStream().subscribe(({ events }) => {
            const versions = events.map(({ documentData }): Met => {
              const document = toWire(documentData as StoredVersion);
              // At once, and once for all questions of the document.
              return { document, writer: side.writers.take(collection, document) };
            });
            turn = turn.then(() => lookAt(collection, versions)).catch(failed);
          }),
        );
    },
    stop() {
      for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
    },
  };
}
