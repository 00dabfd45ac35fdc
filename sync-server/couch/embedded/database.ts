import type { PouchDatabase } from './engine';
import { Tail } from './tail';
import { WriteRules } from './writeRules';

/** Most documents that are remembered of one database, and characters of each. */
const MAX_RECALLED = { documents: 16, characters: 1_000 };

interface Recalled {
  question: string;
  json: string;
}

/**
 * One open database; writes go one after another, so that a check before a write holds. Its newest changes
 * and small documents that are asked for again and again (in which life it is) are remembered.
 */
export class OpenDatabase {
  readonly tail: Tail;
  readonly rules: WriteRules;
  private last: Promise<unknown> = Promise.resolve();
  /** By the document's id; those remembered last stand last. */
  private readonly recalled = new Map<string, Recalled>();
  private writes = 0;

  constructor(
    readonly pouch: PouchDatabase,
    /** Part of every sequence: one of another database is noticed. */
    readonly tag: string,
    /** Tells `_db_updates` that something was written. */
    readonly changed: () => void,
  ) {
    this.tail = new Tail(pouch);
    this.rules = new WriteRules(pouch);
  }

  /**
   * All writes go through here.
   * @param ids documents that are written
   */
  exclusively<T>(ids: readonly string[], work: () => Promise<T>): Promise<T> {
    const run = this.last.then(work, work).finally(() => {
      this.writes += 1;
      for (const id of ids) this.recalled.delete(id);
      this.rules.written(ids);
      this.tail.written();
    });
    this.last = run.catch(() => undefined);
    return run;
  }

  /**
   * A document as it was read before, unless it was written since.
   * @param question names what is asked of it
   * @param read answers it, in JSON
   */
  async recall<T>(id: string, question: string, read: () => Promise<T>): Promise<T> {
    const known = this.recalled.get(id);
    if (known?.question === question) return JSON.parse(known.json) as T;
    const { writes } = this;
    const answer = await read();
    // A write in the meantime may have been of this document.
    if (this.writes === writes) this.remember(id, question, JSON.stringify(answer));
    return answer;
  }

  private remember(id: string, question: string, json: string): void {
    if (json.length > MAX_RECALLED.characters) return;
    this.recalled.delete(id);
    this.recalled.set(id, { question, json });
    const [oldest] = this.recalled.keys();
    if (this.recalled.size > MAX_RECALLED.documents && oldest !== undefined)
      this.recalled.delete(oldest);
  }
}
