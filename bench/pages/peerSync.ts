import { Dexie } from 'dexie';
import idbAdapter from 'pouchdb-adapter-idb';
import httpAdapter from 'pouchdb-adapter-http';
import PouchDB from 'pouchdb-core';
import replication from 'pouchdb-replication';
import type { CatalogueEntry } from '../../src/domain/food/catalogue';
import { findable } from './findable';

for (const plugin of [idbAdapter, httpAdapter, replication]) PouchDB.plugin(plugin);

interface Pouch {
  replicate: {
    from(url: string, options: object): Promise<{ docs_written: number }>;
    to(url: string, options: object): Promise<{ docs_written: number }>;
  };
  bulkDocs(documents: object[]): Promise<unknown[]>;
  allDocs(options: object): Promise<{ rows: { doc: { body: CatalogueEntry } }[] }>;
  close(): Promise<void>;
}

const open = (name: string): Pouch => new PouchDB(name, { adapter: 'idb' }) as unknown as Pouch;

export interface PouchOptions {
  batch_size?: number;
  batches_limit?: number;
}

/** @returns milliseconds */
export async function pouchFirstSync(options: {
  url: string;
  databases: string[];
  last: string;
  options: PouchOptions;
}): Promise<{ searchable: number; documents: number }> {
  const started = performance.now();
  const pouches = options.databases.map(open);
  const results = await Promise.all(
    pouches.map((pouch, index) =>
      pouch.replicate.from(`${options.url}/${options.databases[index] ?? ''}`, options.options),
    ),
  );
  const rows = (await pouches[0]?.allDocs({ include_docs: true }))?.rows ?? [];
  await findable(
    rows.map(({ doc }) => doc.body),
    options.last,
  );
  const searchable = performance.now() - started;
  for (const pouch of pouches) await pouch.close();
  return { searchable, documents: results.reduce((sum, one) => sum + one.docs_written, 0) };
}

/** @returns milliseconds */
export async function dexieFirstSync(options: {
  url: string;
  last: string;
}): Promise<{ searchable: number; documents: number }> {
  const started = performance.now();
  const dexie = new Dexie('peer');
  dexie.version(1).stores({ catalogue: 'id', clients: 'id', consultations: 'id' });
  const file = (await (await fetch(options.url)).json()) as Record<string, object[]>;
  for (const [table, documents] of Object.entries(file))
    await dexie.table(table).bulkPut(documents);
  await findable((await dexie.table('catalogue').toArray()) as CatalogueEntry[], options.last);
  const searchable = performance.now() - started;
  dexie.close();
  return {
    searchable,
    documents: Object.values(file).reduce((sum, documents) => sum + documents.length, 0),
  };
}

/** @returns milliseconds */
export async function pouchPush(options: {
  url: string;
  documents: object[];
  options: PouchOptions;
}): Promise<{ written: number; documents: number }> {
  const pouch = open('outgoing');
  await pouch.bulkDocs(options.documents);
  const started = performance.now();
  const result = await pouch.replicate.to(options.url, options.options);
  const written = performance.now() - started;
  await pouch.close();
  return { written, documents: result.docs_written };
}
