import { setTimeout as pause } from 'node:timers/promises';
import { ZodError } from 'zod';
import type { JobFailureCode } from '../../../src/domain/accounts/jobs';
import { CouchUnavailable } from '../../couch/client';
import { joined } from '../../http/raced';
import { deadLetter } from './claim';
import { finished, type Job } from './jobRecords';
import { backoff, JobFailed, LOOKS, OutcomeUnknown, WriteMissing, type JobHandler } from './kinds';
import type { HeldJob } from './lease';

const RUN_LIMIT = 90_000;
const END_LIMIT = 5_000;

export interface Outcome {
  label: 'done' | 'failed' | 'dead' | 'released' | 'withdrawn';
  change: Partial<Job>;
  isRemoved?: boolean;
  error?: unknown;
}

interface Failure {
  code: JobFailureCode;
  detail: string;
  isFinal: boolean;
}

function toFailure(error: unknown): Failure {
  if (error instanceof JobFailed)
    return { code: error.code, detail: error.message.slice(0, 300), isFinal: error.isFinal };
  // Other errors' texts may name persons, so they go to the log only.
  if (error instanceof ZodError) return { code: 'invalid_payload', detail: '', isFinal: true };
  const code = error instanceof CouchUnavailable ? 'database_away' : 'internal';
  return { code, detail: '', isFinal: false };
}

/** A run that hangs must not hold its place for ever. */
async function runLimited(held: HeldJob, handler: JobHandler, stop: AbortSignal): Promise<void> {
  const { _id: id, body } = held.stored;
  const { payload, attempts: attempt, subject } = body;
  const late = new AbortController();
  const over = new AbortController();
  const wait = (ms: number): Promise<void> =>
    pause(ms, undefined, { signal: over.signal, ref: false });
  const limit = async (): Promise<void> => {
    await wait(RUN_LIMIT);
    late.abort();
    await wait(END_LIMIT);
    throw handler.kind.repeatable ? new JobFailed('timed_out') : new OutcomeUnknown('timed out');
  };
  const { signal, end } = joined([held.lost, stop, late.signal]);
  try {
    await Promise.race([handler.run({ id, payload, attempt, subject, signal }), limit()]);
  } finally {
    over.abort();
    end();
  }
}

export async function runJob(
  held: HeldJob,
  handler: JobHandler,
  stop: AbortSignal,
  now: () => Date,
): Promise<Outcome> {
  try {
    await runLimited(held, handler, stop);
    return { label: 'done', change: finished('done', now()) };
  } catch (error) {
    const { attempts } = held.stored.body;
    if (error instanceof WriteMissing && attempts >= LOOKS)
      return { label: 'withdrawn', change: finished('done', now()), isRemoved: true };
    const { code, detail, isFinal } = toFailure(error);
    if (isFinal || (attempts >= handler.kind.maxAttempts && !stop.aborted))
      return { label: 'dead', change: deadLetter(code, detail, now()), error };
    if (stop.aborted) {
      const runAfter = now().toISOString();
      return { label: 'released', change: { state: 'queued', attempts: attempts - 1, runAfter } };
    }
    const retryDelay = backoff(attempts);
    const runAfter = new Date(now().getTime() + retryDelay).toISOString();
    const failure = { code, detail, at: now().toISOString() };
    return { label: 'failed', change: { state: 'queued', retryDelay, runAfter, failure }, error };
  }
}
