import { runInNewContext } from 'node:vm';
import type { PouchDatabase } from './engine';

type Validate = (newDoc: object, oldDoc: null, userCtx: { name: string; roles: string[] }) => void;

/** Who reaches this server has its password, and is an administrator of it. */
const ADMIN = { name: 'gateway', roles: ['_admin'] };

/** What a `validate_doc_update` throws. */
interface Forbidden {
  forbidden?: unknown;
  unauthorized?: unknown;
}

/**
 * What the design documents of a database forbid (`validate_doc_update`), asked before each write as CouchDB does.
 * Without it a document that CouchDB refuses would be noticed on a CouchDB only. They are not given the version of
 * before: ours look at the new one alone.
 */
export class WriteRules {
  private readonly pouch: PouchDatabase;
  private rules: Promise<Validate[]> | undefined;

  constructor(pouch: PouchDatabase) {
    this.pouch = pouch;
  }

  /** Tells of documents that were written: with another design there are other rules. */
  written(ids: readonly string[]): void {
    if (ids.some((id) => id.startsWith('_design/'))) this.rules = undefined;
  }

  /** @returns why each of the documents is forbidden, by id; those that may be written are not in it */
  async forbidden(documents: readonly { _id: string }[]): Promise<Map<string, string>> {
    const rules = await (this.rules ??= this.load());
    const reasons = new Map<string, string>();
    if (rules.length === 0) return reasons;
    for (const document of documents) {
      const reason = reasonOf(rules, document);
      if (reason !== undefined) reasons.set(document._id, reason);
    }
    return reasons;
  }

  private async load(): Promise<Validate[]> {
    const range = { startkey: '_design/', endkey: '_design/\uffff', include_docs: true };
    const { rows } = await this.pouch.allDocs<{ validate_doc_update?: unknown }>(range);
    return rows.flatMap(({ doc }) =>
      typeof doc?.validate_doc_update === 'string'
        ? [runInNewContext(`(${doc.validate_doc_update})`) as Validate]
        : [],
    );
  }
}

function reasonOf(rules: readonly Validate[], document: object): string | undefined {
  try {
    for (const rule of rules) rule(document, null, ADMIN);
    return undefined;
  } catch (error) {
    const { forbidden, unauthorized } = error as Forbidden;
    return String(forbidden ?? unauthorized ?? error);
  }
}
