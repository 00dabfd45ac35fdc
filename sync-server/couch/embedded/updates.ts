import { randomBytes } from 'node:crypto';

type UpdateKind = 'created' | 'updated' | 'deleted';

interface Update {
  seq: number;
  type: UpdateKind;
}

/** Answer of `_db_updates`. */
interface UpdatesAnswer {
  results: { db_name: string; type: UpdateKind; seq: string }[];
  last_seq: string;
}

/** Which databases were written, as CouchDB's `_db_updates` tells it. Held in memory only. */
export class Updates {
  /** Names this life of the process: a sequence of another one says nothing here. */
  private readonly tag = randomBytes(6).toString('hex');
  private readonly newest = new Map<string, Update>();
  private readonly waiting = new Set<() => void>();
  private count = 0;

  tell(name: string, type: UpdateKind): void {
    this.count += 1;
    // Behind all others, so that the map is ordered by sequence.
    this.newest.delete(name);
    this.newest.set(name, { seq: this.count, type });
    for (const wake of this.waiting) wake();
  }

  /**
   * The databases written since; with none the answer waits.
   * @param since a sequence, or `now`
   * @param wait milliseconds
   * @param gone aborted when nobody waits for the answer any more
   */
  async after(since: string, wait: number, gone: AbortSignal): Promise<UpdatesAnswer> {
    const from = since === 'now' ? this.count : this.parse(since);
    if (this.count <= from && wait > 0) await this.next(wait, gone);
    const results = [...this.newest]
      .filter(([, { seq }]) => seq > from)
      .map(([name, { seq, type }]) => ({ db_name: name, type, seq: this.format(seq) }));
    return { results, last_seq: this.format(this.count) };
  }

  private next(wait: number, gone: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.waiting.delete(end);
        gone.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, wait);
      this.waiting.add(end);
      gone.addEventListener('abort', end);
    });
  }

  private format(seq: number): string {
    return `${seq}-${this.tag}`;
  }

  /** Unknown sequences count as none: everything is told, as CouchDB does. */
  private parse(text: string): number {
    const [seq, tag] = text.split('-');
    return tag === this.tag ? Number(seq) : 0;
  }
}
