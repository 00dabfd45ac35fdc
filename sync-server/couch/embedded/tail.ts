import type { PouchDatabase } from './engine';

/** Most changes that are remembered of one database, and bytes of all of them. */
const MOST = { rows: 8, bytes: 16 * 1024 };
/** How often somebody else's write may come in between before the files are read instead. */
const ATTEMPTS = 3;

type Results = Awaited<ReturnType<PouchDatabase['changes']>>['results'];
/** One change with its document, also with its conflicts. */
export type ChangeRow = Results[number];

interface Kept {
  seq: number;
  id: string;
  /** JSON as bytes: outside of the heap, which V8 goes through again and again. */
  json: Uint8Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const read = ({ json }: Kept): ChangeRow => JSON.parse(decoder.decode(json)) as ChangeRow;

/**
 * The newest changes of a database, in memory. After each write every device of a workspace asks for the
 * little that is new, and asks again from where each of its collections stands: the files are read for
 * the first of them only.
 */
export class Tail {
  private kept: Kept[] = [];
  private bytes = 0;
  /** Sequence behind which all changes are kept; undefined while nothing is known. */
  private from: number | undefined;
  /** Sequence of the newest change that was read. */
  private last = 0;
  /** How many writes had ended when it was read. */
  private readAt = 0;
  private writes = 0;
  private reading: Promise<void> | undefined;

  constructor(private readonly pouch: PouchDatabase) {}

  /** A write has ended, well or not: there may be more to read. */
  written(): void {
    this.writes += 1;
  }

  /**
   * All changes behind a sequence, the oldest first; each is the caller's own.
   * @returns undefined where memory does not reach back so far: the files have to be read
   */
  async after(since: number): Promise<{ rows: ChangeRow[]; last: number } | undefined> {
    for (let attempt = 0; this.readAt !== this.writes; attempt += 1) {
      if (this.from === undefined || attempt === ATTEMPTS) return undefined;
      this.reading ??= this.readOn().finally(() => (this.reading = undefined));
      await this.reading;
    }
    if (this.from === undefined || since < this.from || since > this.last) return undefined;
    const rows = this.kept.filter(({ seq }) => seq > since);
    return { rows: rows.map(read), last: this.last };
  }

  /** A point in time, for `keep`: taken before the files are read. */
  get now(): number {
    return this.writes;
  }

  /**
   * Remembers what was read from the files up to the end.
   * @param since the sequence behind which it was read
   * @param at `now` before it was read
   */
  keep(since: number, rows: readonly ChangeRow[], at: number): void {
    // A tail that reaches further back, or was read later, is worth more.
    if (this.from !== undefined && (this.from <= since || this.readAt > at)) return;
    this.forget();
    const surplus = Math.max(0, rows.length - MOST.rows);
    this.from = surplus > 0 ? Number(rows[surplus - 1]?.seq) : since;
    this.last = this.from;
    this.append(rows.slice(surplus));
    this.readAt = at;
  }

  private async readOn(): Promise<void> {
    const at = this.writes;
    const since = this.last;
    const { results } = await this.pouch.changes({
      since,
      limit: MOST.rows + 1,
      include_docs: true,
      conflicts: true,
    });
    // More than fits: what is left of it would begin in the middle of nowhere.
    if (results.length > MOST.rows) this.forget();
    // Replaced meanwhile by what ends earlier: what lies in between was not read.
    else if (this.last < since) return;
    else this.append(results);
    this.readAt = at;
  }

  private append(rows: readonly ChangeRow[]): void {
    for (const row of rows) {
      const seq = Number(row.seq);
      if (seq <= this.last) continue;
      // A document is told once, where it was written last.
      const older = this.kept.findIndex(({ id }) => id === row.id);
      if (older >= 0) this.remove(older);
      const json = encoder.encode(JSON.stringify(row));
      this.kept.push({ seq, id: row.id, json });
      this.bytes += json.length;
      this.last = seq;
    }
    while (this.kept.length > MOST.rows || this.bytes > MOST.bytes)
      this.from = this.remove(0)?.seq ?? this.last;
  }

  private remove(place: number): Kept | undefined {
    const [removed] = this.kept.splice(place, 1);
    this.bytes -= removed?.json.length ?? 0;
    return removed;
  }

  private forget(): void {
    this.kept = [];
    this.bytes = 0;
    this.from = undefined;
  }
}
