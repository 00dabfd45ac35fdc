import { runInNewContext } from 'node:vm';
import type { PouchDatabase } from './engine';

type Validate = (newDoc: object, oldDoc: null, userCtx: { name: string; roles: string[] }) => void;

/** Who reaches this server has its password, and is an administrator of it. */
const ADMIN = { name: 'gateway', roles: ['_admin'] };

/** Compiled rules that are kept, over all databases: ours have one text each, and few others are ever tried. */
const KEPT = 16;
const compiled = new Map<string, Validate>();

/**
 * The function of a rule's text. Databases with the same text share it: a context of its own takes 0.3 MB, and every
 * workspace has the same design.
 */
export function compiledRule(source: string): Validate {
  const known = compiled.get(source);
  if (known) return known;
  const rule = runInNewContext(`(${source})`) as Validate;
  const [oldest] = compiled.keys();
  if (oldest !== undefined && compiled.size >= KEPT) compiled.delete(oldest);
  compiled.set(source, rule);
  return rule;
}

/** Error of a `validate_doc_update`. */
interface Forbidden {
  forbidden?: unknown;
  unauthorized?: unknown;
}

/**
 * Asks the design documents of a database (`validate_doc_update`) before each write, as CouchDB does.
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
      typeof doc?.validate_doc_update === 'string' ? [compiledRule(doc.validate_doc_update)] : [],
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
