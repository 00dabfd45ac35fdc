import type { TwoWayName } from '../../domain/records';
import { isErased } from '../../domain/records/clientData';
import { sameDocument } from '../../domain/records/equality';
import { mergeDocuments, type MergeConflict } from '../../domain/protocol/merge';
import type { ServerVersion, WireDocument } from '../../domain/protocol/protocol';

/** A version that went out, or may have gone out, before this device changed the document again. */
export interface SentVersion {
  write: string;
  document: WireDocument;
}

/**
 * A stored document's knowledge of the server, written in one transaction with it (docs/sync.md draws it).
 *
 * - `clean`: the document is the server's version `rev`.
 * - `dirty`: it says something that the server has not taken yet.
 * - `refused`: the server refused this version by rule; it stays until a person decides.
 */
export type SyncState =
  | { state: 'clean'; rev: string }
  | {
      state: 'dirty' | 'refused';
      /** Revision of `base`; null: the server holds no version, as far as is known. */
      rev: string | null;
      base: WireDocument | null;
      /** Names this version among all that devices write; the server remembers the last ones. */
      write: string;
      /** Earlier versions of which it is not known whether the server took them, newest first. */
      sent?: SentVersion[];
      /** Indexed: has to be sent. Absent for a deletion of what the server never knew. */
      waits?: 1;
    };

type Unsent = Exclude<SyncState, { state: 'clean' }>;

export interface Held {
  document: WireDocument;
  sync: SyncState;
}

/** The next form of a document; `held: undefined` removes it, as if it had never been. */
export interface Received {
  record: Held | undefined;
  conflicts: MergeConflict[];
  mergedFields: string[];
}

/**
 * Each needs a lost answer followed by a change. If one that the server took is forgotten, what was removed since would
 * come back.
 */
const MAX_SENT = 16;

/** The height of a CouchDB revision `<height>-<hash>`; 0 for none. */
export function parseHeight(rev: string | null): number {
  return rev === null ? 0 : Number.parseInt(rev, 10) || 0;
}

function clean(document: WireDocument, rev: string): Held {
  return { document, sync: { state: 'clean', rev } };
}

function dirty(
  document: WireDocument,
  known: Pick<Unsent, 'rev' | 'base' | 'write'>,
  sent: SentVersion[] = [],
): Held {
  const { rev, base, write } = known;
  const open = sent.length > 0 ? { sent: sent.slice(0, MAX_SENT) } : {};
  const isNews = !document._deleted || base !== null || sent.length > 0;
  const waits = isNews ? { waits: 1 as const } : {};
  return { document, sync: { state: 'dirty', rev, base, write, ...open, ...waits } };
}

/** A change that was taken back needs no push. */
function dirtyUnlessSame(
  document: WireDocument,
  known: Pick<Unsent, 'rev' | 'base' | 'write'>,
): Held {
  const { rev, base } = known;
  if (base && rev !== null && sameDocument(base, document)) return clean(base, rev);
  return dirty(document, known);
}

/** @param inFlight whether the present version is on its way, or was when a tab was killed */
export function edited(
  held: Held | undefined,
  next: WireDocument,
  write: string,
  inFlight: boolean,
): Held {
  if (!held) return dirty(next, { rev: null, base: null, write });
  const { document, sync } = held;
  if (sync.state === 'clean')
    return dirtyUnlessSame(next, { rev: sync.rev, base: document, write });
  const sent = [...(inFlight ? [{ write: sync.write, document }] : []), ...(sync.sent ?? [])];
  if (sent.length > 0) return dirty(next, { ...sync, write }, sent);
  return dirtyUnlessSame(next, { ...sync, write });
}

/** The newest version of this device from which the server's descends, or which it is. */
function findBase(held: Held, { writes }: ServerVersion): WireDocument | null {
  const { sync } = held;
  if (sync.state === 'clean') return held.document;
  const own = [{ write: sync.write, document: held.document }, ...(sync.sent ?? [])];
  // An equal version under another name is another device's.
  return own.find(({ write }) => writes.includes(write))?.document ?? sync.base;
}

/**
 * A version of the server has come, pulled or as the answer to a push. What is older than what this device
 * knows of is left out: the server's revisions say so, no clock does.
 * @param write names the merged version, if there is one
 * @param pushedOn the revision on which a push was built that is answered so; where this device knows of no other
 *   since, the server's word counts whatever its revision
 */
export function received(
  collection: TwoWayName,
  record: Held | undefined,
  server: ServerVersion,
  write: string,
  pushedOn?: string | null,
): Received {
  const nothing = { conflicts: [], mergedFields: [] };
  const { document: theirs, rev } = server;
  if (!record) return { record: clean(theirs, rev), ...nothing };
  const { document: mine, sync } = record;
  // No change of this device brings an erased document back.
  if (isErased(theirs)) return { record: clean(theirs, rev), ...nothing };
  const isOlder = parseHeight(rev) < parseHeight(sync.rev) && pushedOn !== sync.rev;
  if (sync.rev === rev || isOlder) return { record, ...nothing };
  if (sync.state === 'clean') return { record: clean(theirs, rev), ...nothing };
  if (sameDocument(mine, theirs)) return { record: clean(theirs, rev), ...nothing };
  const base = findBase(record, server);
  const result = mergeDocuments(collection, base ? { base, mine, theirs } : { mine, theirs });
  const { merged, conflicts, mergedFields } = result;
  const document = { ...merged, _deleted: merged._deleted };
  // The same version still, on a newer base: its name is known to the server, or will be.
  const name = sameDocument(document, mine) ? sync.write : write;
  const next = dirtyUnlessSame(document, { rev, base: theirs, write: name });
  const outcome = { conflicts, mergedFields };
  if (sync.state === 'refused' && name === sync.write && next.sync.state !== 'clean')
    return {
      record: { document: next.document, sync: { ...next.sync, state: 'refused' } },
      ...outcome,
    };
  return { record: next, ...outcome };
}

/** @param taken the version as it was sent, and the revision on which it was built */
export function acknowledged(
  held: Held,
  taken: SentVersion & { rev: string | null },
  rev: string,
): Held {
  const { document, sync } = held;
  if (sync.state === 'clean') return held;
  // Another device's change on top of it came first.
  if (sync.rev !== taken.rev && parseHeight(sync.rev) >= parseHeight(rev)) return held;
  if (sync.write === taken.write) return clean(document, rev);
  return dirtyUnlessSame(document, { rev, base: taken.document, write: sync.write });
}

/**
 * The server refused a version by rule. What was written since is a new version, and is sent. It says nothing of the
 * versions before: the server may have taken one of them.
 */
export function refused(held: Held, write: string): Held {
  const { document, sync } = held;
  if (sync.state === 'clean' || sync.write !== write) return held;
  return { document, sync: { ...sync, state: 'refused' } };
}

export function retried(held: Held): Held {
  const { document, sync } = held;
  return sync.state === 'refused' ? { document, sync: { ...sync, state: 'dirty' } } : held;
}

/** @returns what the server has instead; undefined: nothing */
export function discarded(held: Held): Held | undefined {
  const { sync } = held;
  if (sync.state !== 'refused') return held;
  return sync.base && sync.rev !== null ? clean(sync.base, sync.rev) : undefined;
}

/** The server's database was replaced: what was agreed with the one before says nothing of this one. */
export function detached(held: Held, write: string): Held {
  const { document, sync } = held;
  const known = { rev: null, base: null, write };
  if (sync.state === 'clean') return dirty(document, known);
  const again = dirty(document, { ...known, write: sync.write });
  return sync.state === 'refused'
    ? { document, sync: { ...again.sync, state: 'refused' } as Unsent }
    : again;
}
