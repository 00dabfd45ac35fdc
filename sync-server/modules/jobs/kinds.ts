import type { z } from 'zod';
import type { JobFailureCode } from '../../../src/domain/accounts/jobs';

/** Things that all jobs of one kind have in common. */
export interface JobKind<P extends Record<string, unknown>> {
  /** Stored in every job: never renamed. A gateway leaves kinds alone that it does not know. */
  name: string;
  /** Words for its act, for the staff: said of jobs that failed. */
  label: string;
  /** Contents of a job: names of things, no secrets, no texts. Unknown fields of newer gateways are passed over. */
  payload: z.ZodType<P>;
  /** Runs before it is a dead letter. */
  maxAttempts: number;
  /** Jobs of this kind and one account that may wait at a time. */
  mostPerSubject: number;
  /**
   * Whether a run that was cut in its middle may simply be repeated. Otherwise such a job is a dead letter
   * at once (`outcome_unknown`), and a person decides.
   */
  repeatable: boolean;
  /** Nobody may discard it: without it money would stand in no list, or in no book. */
  mustBeDone?: true;
  /** Milliseconds in the queue after which it helps nobody any more (default: never). */
  expiresAfter?: number;
}

/** One run, as its handler sees it. */
export interface JobRun<P> {
  /** The job's id: the same in every run, for keys and message ids that follow from it. */
  id: string;
  payload: P;
  /** 1 for the first run. */
  attempt: number;
  /** `_id` of the account that it concerns. */
  subject: string | undefined;
  /** Aborted when the gateway stops, the run takes too long, or another gateway has taken the job. */
  signal: AbortSignal;
}

/**
 * Does the job; resolves when it is done for good. It may be called again for the same id, and then must come
 * to the same end.
 * @throws JobFailed, OutcomeUnknown; anything else counts as `internal` and is tried again
 */
type Handle<P> = (run: JobRun<P>) => Promise<void>;

/** A kind with its handler; its payload's type is known inside only. */
export interface JobHandler {
  kind: JobKind<Record<string, unknown>>;
  /** @throws ZodError when the payload is none of this kind */
  run(run: JobRun<unknown>): Promise<void>;
}

export function handlerOf<P extends Record<string, unknown>>(
  kind: JobKind<P>,
  handle: Handle<P>,
): JobHandler {
  return {
    kind,
    run: (run) => handle({ ...run, payload: kind.payload.parse(run.payload) }),
  };
}

/** A run failed and left nothing behind. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
  readonly code: JobFailureCode;
  /** Trying again cannot help: a dead letter at once. */
  readonly isFinal: boolean;

  /** @param detail for an operator; no addresses, no secrets */
  constructor(code: JobFailureCode, detail = '', isFinal = false) {
    super(detail);
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** Nobody can say whether the run had its effect: it is not repeated without a person. */
export class OutcomeUnknown extends JobFailed {
  constructor(detail = '') {
    super('outcome_unknown', detail, true);
  }
}

/** Runs that look for the write that a job goes with: it may be on its way, or a copy of the database behind. */
export const LOOKS = 4;

/**
 * The write that the job goes with is not there. It is looked for a few times; then it was not made, and the job goes, so that
 * whoever asks for the same once more, under the same key, has it done.
 */
export class WriteMissing extends JobFailed {
  /** @param detail for an operator: the write */
  constructor(detail: string) {
    super('internal', `${detail} is not there`);
  }
}

/** Milliseconds before the second run; five times as long before each further one. */
const FIRST_DELAY = 2_000;
const LONGEST_DELAY = 3_600_000;

/**
 * Milliseconds until the next run. A quarter more or less at random, so that what failed together does not
 * come together again.
 * @param attempts runs so far, at least one
 */
export function backoff(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(FIRST_DELAY * 5 ** (attempts - 1), LONGEST_DELAY);
  return Math.round(delay * (0.75 + random() / 2));
}
