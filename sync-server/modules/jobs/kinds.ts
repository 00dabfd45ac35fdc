import type { z } from 'zod';
import type { JobFailureCode } from '../../../src/domain/accounts/jobs';

export interface JobKind<P extends Record<string, unknown>> {
  /** Stored in every job, so never rename. Gateways ignore kinds that they do not know. */
  name: string;
  label: string;
  /** Names of things only, no secrets or texts; unknown fields are dropped. */
  payload: z.ZodType<P>;
  maxAttempts: number;
  mostPerSubject: number;
  /** If not, a run that was cut off becomes a dead letter at once (`outcome_unknown`), and a person decides. */
  repeatable: boolean;
  /** Never discarded: without it money would stand in no list, or in no book. */
  mustBeDone?: true;
  expiresAfter?: number;
}

export interface JobRun<P> {
  /** Stable over all runs, so keys and message ids may derive from it. */
  id: string;
  payload: P;
  attempt: number;
  subject: string | undefined;
  /** Aborted when the gateway stops, the run takes too long, or another gateway has taken the job. */
  signal: AbortSignal;
}

/**
 * May be called again for the same id, and must come to the same end.
 * @throws JobFailed, OutcomeUnknown; anything else counts as `internal` and is retried
 */
type Handle<P> = (run: JobRun<P>) => Promise<void>;

export interface JobHandler {
  kind: JobKind<Record<string, unknown>>;
  run(run: JobRun<unknown>): Promise<void>;
}

export function createHandler<P extends Record<string, unknown>>(
  kind: JobKind<P>,
  handle: Handle<P>,
): JobHandler {
  return {
    kind,
    run: (run) => handle({ ...run, payload: kind.payload.parse(run.payload) }),
  };
}

export class JobFailed extends Error {
  override readonly name = 'JobFailed';
  readonly code: JobFailureCode;
  readonly isFinal: boolean;

  /** @param detail for an operator; no addresses, no secrets */
  constructor(code: JobFailureCode, detail = '', isFinal = false) {
    super(detail);
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** The effect may have happened, so only a person may repeat it. */
export class OutcomeUnknown extends JobFailed {
  constructor(detail = '') {
    super('outcome_unknown', detail, true);
  }
}

export const LOOKS = 4;

/** After some looks the write counts as never made and the job is removed, so that its key is free for another request. */
export class WriteMissing extends JobFailed {
  constructor(detail: string) {
    super('internal', `${detail} is not there`);
  }
}

/** Milliseconds before the second run; five times as long before each further one. */
const FIRST_DELAY = 2_000;
const LONGEST_DELAY = 3_600_000;

/**
 * Up to a quarter of jitter keeps jobs that failed together from returning together.
 * @param attempts runs so far, at least one
 */
export function backoff(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(FIRST_DELAY * 5 ** (attempts - 1), LONGEST_DELAY);
  return Math.round(delay * (0.75 + random() / 2));
}
