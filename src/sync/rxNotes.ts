import type { RxStorageInstanceReplicationState } from 'rxdb';
import type { StoredDocument } from '../data/collections/schemas';

type Replication = RxStorageInstanceReplicationState<StoredDocument>;

const failed = new WeakSet<object>();

/** From now on `hasNoted` can tell. Called once for each replication. */
export function watchNotes({ input: { metaInstance } }: Pick<Replication, 'input'>): void {
  const write = metaInstance.bulkWrite.bind(metaInstance);
  metaInstance.bulkWrite = async (rows, context) => {
    try {
      return await write(rows, context);
    } catch (error) {
      failed.add(metaInstance);
      throw error;
    }
  };
}

/**
 * Whether RxDB has noted all that it stored and sent in the rounds that have ended. A round ends without a
 * word, too, when the replication was ended in its middle or the storage was full: then what was noted
 * beside RxDB is needed at the next start.
 */
export function hasNoted({ input, events }: Pick<Replication, 'input' | 'events'>): boolean {
  return !events.canceled.getValue() && !failed.has(input.metaInstance);
}
