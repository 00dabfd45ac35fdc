import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OpenDatabase } from './database';
import { openPouch, type PouchDatabase } from './engine';
import { Refusal } from './errors';
import { Updates } from './updates';

/** CouchDB's rule for names of databases. */
const NAME = /^[a-z][a-z0-9_$()+/-]{0,230}$/;

export function isDatabaseName(name: string): boolean {
  return NAME.test(name);
}

interface Entry {
  tag: string;
  security: unknown;
}

interface Opened {
  opening: Promise<OpenDatabase>;
  users: number;
}

/** Databases with open files; each costs some 0.2 MB and five file handles. */
const MAX_OPEN = 1_200;
/** Milliseconds that running calls get to finish before everything closes. */
const GRACE = 2_000;

/**
 * A registry (itself a database) lists the databases. LevelDB's lock on it keeps out a second process and vanishes with
 * its holder.
 */
export class Store {
  readonly updates = new Updates();
  private readonly open = new Map<string, Opened>();
  private readonly closing = new Map<string, Promise<void>>();
  private isClosed = false;
  private readonly entries = new Map<string, Entry>();

  private constructor(
    private readonly folder: string,
    private readonly registry: PouchDatabase,
    private readonly mostOpen: number,
  ) {}

  static async open(folder: string, mostOpen = MAX_OPEN): Promise<Store> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const registry = await openPouch(join(folder, '_registry'));
    const store = new Store(folder, registry, mostOpen);
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

  get openCount(): number {
    return this.open.size;
  }

  async use<T>(name: string, work: (db: OpenDatabase | undefined) => Promise<T>): Promise<T> {
    if (this.isClosed) throw new Refusal(503, 'service_unavailable', 'The server is closing.');
    const entry = this.entries.get(name);
    if (!entry) return work(undefined);
    const opened = this.open.get(name) ?? this.begin(name, entry);
    opened.users += 1;
    try {
      return await work(await opened.opening);
    } finally {
      opened.users -= 1;
      if (this.open.get(name) === opened) {
        this.open.delete(name);
        this.open.set(name, opened);
        this.closeIdle();
      }
    }
  }

  private begin(name: string, entry: Entry): Opened {
    const before = this.closing.get(name) ?? Promise.resolve();
    const opening = before
      .then(() => openPouch(this.path(name, entry)))
      .then(
        (pouch) => new OpenDatabase(pouch, entry.tag, () => this.updates.notify(name, 'updated')),
      );
    const opened = { opening, users: 0 };
    this.open.set(name, opened);
    opening.catch(() => this.open.delete(name));
    return opened;
  }

  private closeIdle(): void {
    let surplus = this.open.size - this.mostOpen;
    for (const [name, { opening, users }] of this.open) {
      if (surplus <= 0) return;
      if (users > 0) continue;
      surplus -= 1;
      this.open.delete(name);
      const closed = opening
        .then((db) => db.exclusively([], () => db.pouch.close()))
        .catch(() => undefined)
        .finally(() => this.closing.delete(name));
      this.closing.set(name, closed);
    }
  }

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
    this.updates.notify(name, 'created');
    return true;
  }

  async destroy(name: string): Promise<boolean> {
    const entry = this.entries.get(name);
    if (!entry) return false;
    const opened = this.open.get(name) ?? this.begin(name, entry);
    opened.users += 1;
    const { pouch } = await opened.opening;
    this.entries.delete(name);
    this.open.delete(name);
    const { _rev } = await this.registry.get(name);
    await this.registry.remove(name, _rev);
    await pouch.destroy();
    this.updates.notify(name, 'deleted');
    return true;
  }

  security(name: string): unknown {
    return this.entries.get(name)?.security;
  }

  async setSecurity(name: string, security: unknown): Promise<void> {
    const entry = this.entries.get(name);
    if (!entry || JSON.stringify(entry.security) === JSON.stringify(security)) return;
    const registryEntry = await this.registry.get(name);
    await this.registry.put({ ...registryEntry, security });
    entry.security = security;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const until = Date.now() + GRACE;
    const inUse = (): boolean => [...this.open.values()].some(({ users }) => users > 0);
    while (inUse() && Date.now() < until) await pause(10);
    const opened = await Promise.allSettled([...this.open.values()].map(({ opening }) => opening));
    this.open.clear();
    for (const result of opened) {
      if (result.status !== 'fulfilled') continue;
      await result.value.exclusively([], () => result.value.pouch.close());
    }
    await Promise.all(this.closing.values());
    await this.registry.close();
  }

  /** The tag gives each life of a name its own folder, so that data of a removed database cannot return. */
  private path(name: string, { tag }: Entry): string {
    return join(this.folder, `${encodeURIComponent(name)}.${tag}`);
  }
}
