import type { PouchDatabase } from './engine';
import { Tail } from './tail';
import { WriteRules } from './writeRules';

const MAX_RECALLED = { documents: 16, characters: 1_000 };

interface Recalled {
  question: string;
  json: string;
}

export class OpenDatabase {
  readonly tail: Tail;
  readonly rules: WriteRules;
  private last: Promise<unknown> = Promise.resolve();
  private readonly recalled = new Map<string, Recalled>();
  private writes = 0;

  constructor(
    readonly pouch: PouchDatabase,
    readonly tag: string,
    readonly changed: () => void,
  ) {
    this.tail = new Tail(pouch);
    this.rules = new WriteRules(pouch);
  }

  /**
   * All writes must go through here.
   * @param ids documents to be written
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

  async recall<T>(id: string, question: string, read: () => Promise<T>): Promise<T> {
    const known = this.recalled.get(id);
    if (known?.question === question) return JSON.parse(known.json) as T;
    const { writes } = this;
    const answer = await read();
    // Not cached when a write happened meanwhile: it may have changed this document.
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
