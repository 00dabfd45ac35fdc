import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openPouch, type PouchDatabase } from './engine';
import { Updates } from './updates';

/** CouchDB's rule for names of databases. */
const NAME = /^[a-z][a-z0-9_$()+/-]{0,230}$/;

export function isDatabaseName(name: string): boolean {
  return NAME.test(name);
}

/** One open database; writes go one after another, so that a check before a write holds. */
export class OpenDatabase {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly pouch: PouchDatabase,
    /** Part of every sequence: one of another database is noticed. */
    readonly tag: string,
    /** Tells `_db_updates` that something was written. */
    readonly changed: () => void,
  ) {}

  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const run = this.last.then(work, work);
    this.last = run.catch(() => undefined);
    return run;
  }
}

interface Entry {
  tag: string;
  security: unknown;
}

/**
 * The databases below one folder. A registry (itself a database) says which there are; LevelDB's lock on
 * it keeps a second process out, and vanishes with the process that holds it.
 */
export class Store {
  readonly updates = new Updates();
  private readonly open = new Map<string, Promise<OpenDatabase>>();
  private readonly entries = new Map<string, Entry>();

  private constructor(
    private readonly folder: string,
    private readonly registry: PouchDatabase,
  ) {}

  /** @throws EmbeddedLocked when another process has the folder open */
  static async open(folder: string): Promise<Store> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const registry = await openPouch(join(folder, '_registry'));
    const store = new Store(folder, registry);
    const { rows } = await registry.allDocs<{ tag: string; security: unknown }>({
      include_docs: true,
    });
    for (const { id, doc } of rows)
      if (doc) store.entries.set(id, { tag: doc.tag, security: doc.security });
    return store;
  }

  names(): string[] {
    return [...this.entries.keys()].sort();
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** @returns undefined where there is no such database */
  async database(name: string): Promise<OpenDatabase | undefined> {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    let opening = this.open.get(name);
    if (!opening) {
      opening = openPouch(this.path(name, entry)).then(
        (pouch) => new OpenDatabase(pouch, entry.tag, () => this.updates.tell(name, 'updated')),
      );
      this.open.set(name, opening);
      opening.catch(() => this.open.delete(name));
    }
    return opening;
  }

  /** @returns false where it exists already */
  async create(name: string, tag: string): Promise<boolean> {
    if (this.entries.has(name)) return false;
    const entry: Entry = { tag, security: {} };
    this.entries.set(name, entry);
    try {
      await this.registry.put({ _id: name, ...entry });
    } catch (error) {
      this.entries.delete(name);
      throw error;
    }
    this.updates.tell(name, 'created');
    return true;
  }

  /** @returns false where there was none */
  async destroy(name: string): Promise<boolean> {
    const entry = this.entries.get(name);
    if (!entry) return false;
    const { pouch } = (await this.database(name)) ?? {};
    this.entries.delete(name);
    this.open.delete(name);
    const { _rev } = await this.registry.get(name);
    await this.registry.remove(name, _rev);
    await pouch?.destroy();
    this.updates.tell(name, 'deleted');
    return true;
  }

  security(name: string): unknown {
    return this.entries.get(name)?.security;
  }

  async setSecurity(name: string, security: unknown): Promise<void> {
    const entry = this.entries.get(name);
    if (!entry || JSON.stringify(entry.security) === JSON.stringify(security)) return;
    const kept = await this.registry.get(name);
    await this.registry.put({ ...kept, security });
    entry.security = security;
  }

  async close(): Promise<void> {
    const opened = await Promise.allSettled(this.open.values());
    this.open.clear();
    for (const result of opened) {
      if (result.status !== 'fulfilled') continue;
      await result.value.exclusively(() => result.value.pouch.close());
    }
    await this.registry.close();
  }

  /** Two lives of one name have different tags and folders: nothing of a removed one comes back. */
  private path(name: string, { tag }: Entry): string {
    return join(this.folder, `${encodeURIComponent(name)}.${tag}`);
  }
}
