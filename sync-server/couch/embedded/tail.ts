import type { PouchDatabase } from './engine';

const MOST = { rows: 8, bytes: 16 * 1024 };
const ATTEMPTS = 3;

type Results = Awaited<ReturnType<PouchDatabase['changes']>>['results'];
export type ChangeRow = Results[number];

interface TailRow {
  seq: number;
  id: string;
  /** Bytes, to stay outside the heap that V8 keeps scanning. */
  json: Uint8Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const read = ({ json }: TailRow): ChangeRow => JSON.parse(decoder.decode(json)) as ChangeRow;

/**
 * Newest changes of a database, in memory: after each write every device asks for the few new ones, once per collection.
 * Only the first request reads the disk.
 */
export class Tail {
  private rows: TailRow[] = [];
  private bytes = 0;
  private from: number | undefined;
  private last = 0;
  private readAt = 0;
  private writes = 0;
  private reading: Promise<void> | undefined;

  constructor(private readonly pouch: PouchDatabase) {}

  written(): void {
    this.writes += 1;
  }

  /**
   * Oldest first; the rows are copies.
   * @returns undefined when memory does not reach back far enough
   */
  async after(since: number): Promise<{ rows: ChangeRow[]; last: number } | undefined> {
    for (let attempt = 0; this.readAt !== this.writes; attempt += 1) {
      if (this.from === undefined || attempt === ATTEMPTS) return undefined;
      this.reading ??= this.readOn().finally(() => (this.reading = undefined));
      await this.reading;
    }
    if (this.from === undefined || since < this.from || since > this.last) return undefined;
    const rows = this.rows.filter(({ seq }) => seq > since);
    return { rows: rows.map(read), last: this.last };
  }

  get now(): number {
    return this.writes;
  }

  /**
   * @param since sequence after which was read
   * @param at `now` before the read
   */
  keep(since: number, rows: readonly ChangeRow[], at: number): void {
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
    // A partial tail would have a gap.
    if (results.length > MOST.rows) this.forget();
    // Replaced meanwhile by a tail that ends earlier: there would be a gap.
    else if (this.last < since) return;
    else this.append(results);
    this.readAt = at;
  }

  private append(rows: readonly ChangeRow[]): void {
    for (const row of rows) {
      const seq = Number(row.seq);
      if (seq <= this.last) continue;
      const older = this.rows.findIndex(({ id }) => id === row.id);
      if (older >= 0) this.remove(older);
      const json = encoder.encode(JSON.stringify(row));
      this.rows.push({ seq, id: row.id, json });
      this.bytes += json.length;
      this.last = seq;
    }
    while (this.rows.length > MOST.rows || this.bytes > MOST.bytes)
      this.from = this.remove(0)?.seq ?? this.last;
  }

  private remove(index: number): TailRow | undefined {
    const [removed] = this.rows.splice(index, 1);
    this.bytes -= removed?.json.length ?? 0;
    return removed;
  }

  private forget(): void {
    this.rows = [];
    this.bytes = 0;
    this.from = undefined;
  }
}
