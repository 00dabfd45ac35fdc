import { setTimeout as pause } from 'node:timers/promises';
import {
  CouchConflict,
  CouchUnavailable,
  type CouchDatabase,
  type CouchDocument,
} from '../../couch/client';

const ATTEMPTS = 20;
const SPREAD = 20;
/** Milliseconds between full counts, each of which reads everything. */
const COUNT_EVERY = 600_000;

export type Amounts<K extends string> = Readonly<Record<K, number>>;

interface TallyDocument extends CouchDocument {
  type: 'meta';
  countedAt?: string;
}
type Noted<K extends string> = TallyDocument & Partial<Amounts<K>>;

export interface Tally<K extends string> {
  database: CouchDatabase;
  id: string;
  keys: readonly K[];
  count(): Promise<Amounts<K>>;
}

/** `isFull`: something was refused, so a recount may find room. */
export interface Planned<K extends string> {
  next: Amounts<K>;
  isFull: boolean;
}

export function amounts<K extends string>(
  keys: readonly K[],
  of: (key: K) => number,
): Record<K, number> {
  const result = {} as Record<K, number>;
  for (const key of keys) result[key] = of(key);
  return result;
}

const isDue = ({ countedAt }: TallyDocument, now: number): boolean =>
  countedAt === undefined || Math.abs(now - Date.parse(countedAt)) > COUNT_EVERY;

/**
 * By compare-and-set. A gateway that died noted too much; a recount corrects it when the room seems full.
 * @param plan may be called several times; the last call counts
 * @throws CouchUnavailable when others keep counting
 */
export async function changeTally<K extends string>(
  tally: Tally<K>,
  plan: (used: Amounts<K>) => Planned<K>,
): Promise<void> {
  const { id, keys } = tally;
  const notes = tally.database as unknown as CouchDatabase<Noted<K>>;
  let drift: Amounts<K> | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const present = await notes.get(id);
    const noted = amounts(keys, (key) => Math.max(0, (present?.[key] ?? 0) + (drift?.[key] ?? 0)));
    let used: Amounts<K> = present ? noted : await tally.count();
    let counted = drift !== undefined;
    let planned = plan(used);
    if (present && planned.isFull && !counted && isDue(present, Date.now())) {
      const counts = await tally.count();
      drift = amounts(keys, (key) => counts[key] - noted[key]);
      [used, counted] = [counts, true];
      planned = plan(used);
    }
    const { next } = planned;
    if (present && !counted && keys.every((key) => next[key] === noted[key])) return;
    const countedAt = counted ? new Date().toISOString() : present?.countedAt;
    try {
      await notes.put({
        _id: id,
        ...(present?._rev === undefined ? {} : { _rev: present._rev }),
        type: 'meta',
        ...(countedAt === undefined ? {} : { countedAt }),
        ...amounts(keys, (key) => Math.max(0, next[key])),
      } as Noted<K>);
      return;
    } catch (error) {
      if (!(error instanceof CouchConflict)) throw error;
    }
    await pause(Math.random() * SPREAD * attempt);
  }
  throw new CouchUnavailable('others keep counting what a practice stores');
}
