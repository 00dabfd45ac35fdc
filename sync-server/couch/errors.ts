/** No answer, or 5xx: refused, timed out, cut. Worth retrying. */
export class CouchUnavailable extends Error {
  override readonly name: string = 'CouchUnavailable';
}

/**
 * The server refuses the gateway's credentials, or locked them out. Not a caller's fault, so it counts as an unavailable
 * database.
 */
export class CouchCredentialsRefused extends CouchUnavailable {
  override readonly name = 'CouchCredentialsRefused';
  readonly kind: 'wrong' | 'locked';
  readonly reason: string;
  /** Time of the next attempt; undefined when not decided. */
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

export function awaySentence(error: unknown): string {
  if (!(error instanceof CouchCredentialsRefused)) return 'trying again';
  const { message, retryAt } = error;
  return retryAt ? `${message}; trying again at ${retryAt.toISOString()}` : message;
}

export class CouchRefused extends Error {
  override readonly name: string = 'CouchRefused';
  readonly status: number;
  readonly error: string;
  readonly reason: string;

  constructor(status: number, error: string, reason: string) {
    super(`${status} ${error}: ${reason}`);
    this.status = status;
    this.error = error;
    this.reason = reason;
  }
}

export class CouchConflict extends CouchRefused {
  override readonly name = 'CouchConflict';

  constructor(reason: string) {
    super(409, 'conflict', reason);
  }
}

export class CouchDatabaseMissing extends CouchRefused {
  override readonly name = 'CouchDatabaseMissing';

  constructor(reason: string) {
    super(404, 'not_found', reason);
  }
}

export interface RefusedAnswer {
  status: number | undefined;
  word: string | undefined;
  reason: string;
}

export function translate({ status, word, reason }: RefusedAnswer): Error {
  if (status === 401) return new CouchCredentialsRefused('wrong', reason);
  // CouchDB's lockout can be told only by its reason.
  if (status === 403 && /temporarily locked/i.test(reason))
    return new CouchCredentialsRefused('locked', reason);
  if (status === undefined || status >= 500 || [408, 429].includes(status))
    return new CouchUnavailable(`${word ?? 'connection'}: ${reason}`);
  if (status === 409) return new CouchConflict(reason);
  // Only the reason tells a missing database from a missing document.
  if (status === 404 && /database/i.test(reason)) return new CouchDatabaseMissing(reason);
  return new CouchRefused(status, word ?? 'unknown_error', reason);
}
