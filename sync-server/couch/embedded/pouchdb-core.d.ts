/**
 * The part of pouchdb-core that the embedded server uses. Its published types declare a global
 * `Buffer` of their own, which breaks Node's everywhere in the project.
 */
declare namespace PouchDB {
  interface Plugin {
    (pouch: unknown): void;
  }

  namespace Core {
    interface Response {
      ok: boolean;
      id: string;
      rev: string;
    }
    interface Error {
      id?: string;
      status?: number;
      name?: string;
      message?: string;
      error?: string | boolean;
      reason?: string;
    }
    interface Stored {
      _id: string;
      _rev: string;
    }
    interface Row<Content> {
      id: string;
      key: string;
      value: { rev: string; deleted?: boolean };
      doc?: (Content & Stored) | null;
    }
    interface AllDocsWithinRangeOptions {
      include_docs?: boolean;
      startkey?: string;
      endkey?: string;
      limit?: number;
      skip?: number;
    }
    interface AllDocsWithKeysOptions {
      include_docs?: boolean;
      keys: string[];
    }
    interface AllDocsResponse<Content> {
      total_rows: number;
      offset: number;
      rows: (Row<Content> | { key: string; error: 'not_found' })[];
    }
    interface AllDocsRange<Content> {
      total_rows: number;
      offset: number;
      rows: Row<Content>[];
    }
    interface ChangesOptions {
      since?: number | 'now';
      limit?: number;
      include_docs?: boolean;
      conflicts?: boolean;
    }
    interface GetOptions {
      rev?: string;
      revs?: boolean;
      conflicts?: boolean;
      /** Contents of files, in base64; as Blobs where `binary`. */
      attachments?: boolean;
      binary?: boolean;
    }
    interface Changes<Content> {
      results: {
        id: string;
        seq: number | string;
        changes: { rev: string }[];
        deleted?: boolean;
        doc?: Content & Stored;
      }[];
      last_seq: number | string;
    }
  }

  interface Database<Content> {
    info(): Promise<{ db_name: string; doc_count: number; update_seq: number | string }>;
    get(id: string, options?: Core.GetOptions): Promise<Content & Core.Stored>;
    put(document: Content & { _id: string; _rev?: string }): Promise<Core.Response>;
    remove(document: Core.Stored): Promise<Core.Response>;
    remove(id: string, rev: string): Promise<Core.Response>;
    bulkDocs(
      documents: (Content & { _id?: string; _rev?: string })[],
      options?: { new_edits?: boolean },
    ): Promise<(Core.Response | Core.Error)[]>;
    allDocs<T = Content>(options: Core.AllDocsWithKeysOptions): Promise<Core.AllDocsResponse<T>>;
    allDocs<T = Content>(options?: Core.AllDocsWithinRangeOptions): Promise<Core.AllDocsRange<T>>;
    changes(options: Core.ChangesOptions): Promise<Core.Changes<Content>>;
    close(): Promise<void>;
    destroy(): Promise<void>;
  }

  interface Static {
    new (path: string, options: Record<string, unknown>): Database<Record<string, unknown>>;
    plugin(plugin: Plugin): void;
    version: string;
  }
}

declare module 'pouchdb-core' {
  const PouchDB: PouchDB.Static;
  export default PouchDB;
}
