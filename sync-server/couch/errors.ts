/** The database does not answer, or answers that it cannot: refused, timed out, cut, 5xx. Worth retrying. */
export class CouchUnavailable extends Error {
  override readonly name = 'CouchUnavailable';
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

/** What a database server said no with; without a status nothing answered. */
export interface RefusedAnswer {
  status: number | undefined;
  /** CouchDB's stable word. */
  word: string | undefined;
  reason: string;
}

export function translate({ status, word, reason }: RefusedAnswer): Error {
  // With 5xx, 408 or 429 the server cannot answer now.
  // Credentials that are refused are no fault of a caller: the product has no database then.
  if (status === undefined || status >= 500 || [401, 408, 429].includes(status))
    return new CouchUnavailable(`${word ?? 'connection'}: ${reason}`);
  if (status === 409) return new CouchConflict(reason);
  // Only the reason tells a missing database from a missing document.
  if (status === 404 && /database/i.test(reason)) return new CouchDatabaseMissing(reason);
  return new CouchRefused(status, word ?? 'unknown_error', reason);
}
