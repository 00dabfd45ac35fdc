import type { WireDocument } from '../../src/domain/protocol/protocol';
import type { CouchDatabase } from '../couch/client';
import type { Library } from '../modules/published/library';
import { toWire } from './envelope';
import type { Budget } from './scan';

const KEY = 16;
const RECORD = KEY + 4;
/** Documents read in one call; each may have 1 MB. */
const AT_ONCE = 10;

/** Serialised into the checkpoint: a hundred masters make 2,700 characters, all buckets of pictures 860. */
interface Known {
  state: string;
  provided: number;
  masters: Map<string, string>;
  buckets: Map<number, string>;
  /** How much of a bucket that did not fit into the page is sent. */
  partial: { bucket: number; version: string; sent: number } | undefined;
}

const VERSION = 4;
const BUCKET = VERSION + 1;

function* readChunks(packed: string, size: number): Generator<Buffer> {
  const bytes = Buffer.from(packed, 'base64url');
  for (let at = 0; at + size <= bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function readPartial(text: string): Known['partial'] {
  const [bucket, version, sent] = text.split('-');
  if (!version) return undefined;
  return { bucket: Number(bucket), version, sent: Number(sent) };
}

/** Anything that is no checkpoint of ours counts as none: the device gets the whole library again. */
function decode(checkpoint: string | null): Known {
  const [, state = '', provided = '0', masters = '', , buckets = '', partial = ''] =
    /^L1\.([0-9a-f]{8})\.(\d{1,6})\.([\w-]*)(\.([\w-]*)\.(\d{1,3}-[0-9a-f]{8}-\d{1,6})?)?$/.exec(
      checkpoint ?? '',
    ) ?? [];
  const known: Known = {
    state,
    provided: Number(provided),
    masters: new Map(),
    buckets: new Map(),
    partial: readPartial(partial),
  };
  for (const chunk of readChunks(masters, RECORD))
    known.masters.set(chunk.toString('hex', 0, KEY), chunk.toString('hex', KEY));
  for (const chunk of readChunks(buckets, BUCKET))
    known.buckets.set(chunk[0] ?? 0, chunk.toString('hex', 1));
  return known;
}

const pack = (hex: readonly string[]): string =>
  Buffer.from(hex.join(''), 'hex').toString('base64url');

function encode({ state, provided, masters, buckets, partial }: Known): string {
  const base = `L1.${state}.${provided}.${pack([...masters].map(([key, version]) => key + version))}`;
  // As gateways of before write it, so that they read it while no picture is shared.
  if (buckets.size === 0 && !partial) return base;
  const byBucket = [...buckets].map(([at, hash]) => at.toString(16).padStart(2, '0') + hash);
  const { bucket, version, sent } = partial ?? {};
  return `${base}.${pack(byBucket)}.${partial ? `${bucket}-${version}-${sent}` : ''}`;
}

interface LibraryPage {
  documents: WireDocument[];
  checkpoint: string;
  complete: boolean;
}

export interface LibraryPull {
  library: Library;
  database: CouchDatabase;
  workspaceId: string;
  since: string | null;
  limit: number;
  budget: Budget;
  /** Whether the device knows what a picture of the library is. */
  takesImages: boolean;
}

/**
 * The window of newest masters moves without a write to the documents that leave it, so the checkpoint lists what the
 * device has instead of a sequence.
 */
export async function pullLibrary(call: LibraryPull): Promise<LibraryPage> {
  await call.library.refresh();
  const known = decode(call.since);
  const page: Page = { documents: [], limit: call.limit, budget: call.budget };
  const isWhole =
    (await takeProvided(call, known, page)) &&
    (await takeMasters(call, known, page)) &&
    (!call.takesImages || (await takeImages(call, known, page)));
  return { documents: page.documents, checkpoint: encode(known), complete: isWhole };
}

interface Page {
  documents: WireDocument[];
  limit: number;
  budget: Budget;
}

const roomIn = ({ documents, limit, budget }: Page): number =>
  budget.bytes <= 0 ? 0 : Math.max(0, Math.min(AT_ONCE, limit - documents.length));

function add(page: Page, document: WireDocument): void {
  page.documents.push(document);
  page.budget.bytes -= JSON.stringify(document).length;
}

/** @returns whether nothing is left */
async function takeProvided(call: LibraryPull, known: Known, page: Page): Promise<boolean> {
  const { state, ids } = call.library.provided();
  if (known.state !== state) known.provided = 0;
  known.state = state;
  while (known.provided < ids.length) {
    const room = roomIn(page);
    if (room === 0) return false;
    const some = ids.slice(known.provided, known.provided + room);
    for (const stored of (await call.database.getMany(some)).values()) {
      const document = stored && toWire(stored);
      if (document) add(page, document);
    }
    known.provided += some.length;
  }
  return true;
}

/** @returns whether nothing is left */
async function takeMasters(call: LibraryPull, known: Known, page: Page): Promise<boolean> {
  const newest = await call.library.newest(call.workspaceId);
  const keys = new Set(newest.map(({ key }) => key));
  for (const key of [...known.masters.keys()].filter((one) => !keys.has(one))) {
    if (roomIn(page) === 0) return false;
    add(page, { id: key, _deleted: true });
    known.masters.delete(key);
  }
  const outdated = newest.filter(({ key, version }) => known.masters.get(key) !== version);
  while (outdated.length > 0) {
    const items = outdated.splice(0, roomIn(page));
    if (items.length === 0) return false;
    const entries = new Map((await call.library.entries(items)).map((one) => [one.id, one]));
    for (const { key, version } of items) {
      const entry = entries.get(key);
      // Gone since it was listed: sent as a deletion.
      add(page, entry ? { ...entry, _deleted: false } : { id: key, _deleted: true });
      known.masters.set(key, version);
    }
  }
  return true;
}

/** @returns whether nothing is left */
async function takeImages(call: LibraryPull, known: Known, page: Page): Promise<boolean> {
  const present = call.library.sharedImages();
  for (const bucket of known.buckets.keys()) if (!present.has(bucket)) known.buckets.delete(bucket);
  for (const [bucket, { version, ids }] of present) {
    if (known.buckets.get(bucket) === version) continue;
    const { partial } = known;
    let sent = partial?.bucket === bucket && partial.version === version ? partial.sent : 0;
    while (sent < ids.length) {
      const room = roomIn(page);
      known.partial = { bucket, version, sent };
      if (room === 0) return false;
      const some = ids.slice(sent, sent + room);
      for (const stored of (await call.database.getMany(some)).values()) {
        const document = stored && toWire(stored);
        if (document) add(page, document);
      }
      sent += some.length;
    }
    known.partial = undefined;
    known.buckets.set(bucket, version);
  }
  return true;
}
