/** The database does not answer, or answers that it cannot: refused, timed out, cut, 5xx. Worth retrying. */
export class CouchUnavailable extends Error {
  override readonly name: string = 'CouchUnavailable';
}

/**
 * The database server refuses the gateway's name or password, or does not look at them any more after too
 * many wrong ones. No fault of a caller: the product has no database then.
 */
export class CouchCredentialsRefused extends CouchUnavailable {
  override readonly name = 'CouchCredentialsRefused';
  /** `locked`: the right password is refused as well, until the server forgets the wrong ones. */
  readonly kind: 'wrong' | 'locked';
  /** The server's own words. */
  readonly reason: string;
  /** When the server is asked again; undefined where nobody decided that. */
  readonly retryAt: Date | undefined;

  constructor(kind: 'wrong' | 'locked', reason: string, retryAt?: Date) {
    const what =
      kind === 'locked'
        ? 'the database server has locked the account out after wrong passwords'
        : 'the database server refuses the user name or the password';
    super(`${what} (${reason})`);
    this.kind = kind;
    this.reason = reason;
    this.retryAt = retryAt;
  }
}

/** Why there is no database and when it is asked again, for the log and for `/healthz`; no secrets within. */
export function awaySentence(error: unknown): string {
  if (!(error instanceof CouchCredentialsRefused)) return 'trying again';
  const { message, retryAt } = error;
  return retryAt ? `${message}; trying again at ${retryAt.toISOString()}` : message;
}

/** The database answered and refused; retrying the same changes nothing. */
export class CouchRefused extends Error {
  override readonly name: string = 'CouchRefused';
  readonly status: number;
  /** CouchDB's stable word, such as `document_too_large`, `bad_request`, `forbidden`. */
  readonly error: string;
  readonly reason: string;

  constructor(status: number, error: string, reason: string) {
    super(`${status} ${error}: ${reason}`);
    this.status = status;
    this.error = error;
    this.reason = reason;
  }
}

/** Somebody else wrote the document since it was read. */
export class CouchConflict extends CouchRefused {
  override readonly name = 'CouchConflict';

  constructor(reason: string) {
    super(409, 'conflict', reason);
  }
}

/** The whole database is not there: it was removed or replaced, or nobody ensured it. */
export class CouchDatabaseMissing extends CouchRefused {
  override readonly name = 'CouchDatabaseMissing';

  constructor(reason: string) {
    super(404, 'not_found', reason);
  }
}

/** The refusal of a database server; without a status nothing answered. */
export interface RefusedAnswer {
  status: number | undefined;
  /** CouchDB's stable word. */
  word: string | undefined;
  reason: string;
}

export function translate({ status, word, reason }: RefusedAnswer): Error {
  if (status === 401) return new CouchCredentialsRefused('wrong', reason);
  // CouchDB's lockout has no word of its own.
  if (status === 403 && /temporarily locked/i.test(reason))
    return new CouchCredentialsRefused('locked', reason);
  // With 5xx, 408 or 429 the server cannot answer now.
  if (status === undefined || status >= 500 || [408, 429].includes(status))
    return new CouchUnavailable(`${word ?? 'connection'}: ${reason}`);
  if (status === 409) return new CouchConflict(reason);
  // Only the reason tells a missing database from a missing document.
  if (status === 404 && /database/i.test(reason)) return new CouchDatabaseMissing(reason);
  return new CouchRefused(status, word ?? 'unknown_error', reason);
}
