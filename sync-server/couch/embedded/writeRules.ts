import { runInNewContext } from 'node:vm';
import type { PouchDatabase } from './engine';

type Validate = (newDoc: object, oldDoc: null, userCtx: { name: string; roles: string[] }) => void;

const ADMIN = { name: 'gateway', roles: ['_admin'] };

const KEPT = 16;
const compiled = new Map<string, Validate>();

/** Shared by databases with the same text: a VM context takes 0.3 MB, and every workspace has the same design. */
export function compiledRule(source: string): Validate {
  const known = compiled.get(source);
  if (known) return known;
  const rule = runInNewContext(`(${source})`) as Validate;
  const [oldest] = compiled.keys();
  if (oldest !== undefined && compiled.size >= KEPT) compiled.delete(oldest);
  compiled.set(source, rule);
  return rule;
}

interface Forbidden {
  forbidden?: unknown;
  unauthorized?: unknown;
}

/**
 * Runs `validate_doc_update` before each write, as CouchDB does; otherwise refusals would show up only on a real CouchDB.
 * The previous version is not passed, as our rules ignore it.
 */
export class WriteRules {
  private readonly pouch: PouchDatabase;
  private rules: Promise<Validate[]> | undefined;

  constructor(pouch: PouchDatabase) {
    this.pouch = pouch;
  }

  written(ids: readonly string[]): void {
    if (ids.some((id) => id.startsWith('_design/'))) this.rules = undefined;
  }

  /** @returns reasons by id; allowed documents are absent */
  async forbidden(documents: readonly { _id: string }[]): Promise<Map<string, string>> {
    const rules = await (this.rules ??= this.load());
    const reasons = new Map<string, string>();
    if (rules.length === 0) return reasons;
    for (const document of documents) {
      const reason = findRefusalReason(rules, document);
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

function findRefusalReason(rules: readonly Validate[], document: object): string | undefined {
  try {
    for (const rule of rules) rule(document, null, ADMIN);
    return undefined;
  } catch (error) {
    const { forbidden, unauthorized } = error as Forbidden;
    return String(forbidden ?? unauthorized ?? error);
  }
}
