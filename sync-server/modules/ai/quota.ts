import { setTimeout as pause } from 'node:timers/promises';
import { getLimit, MAX_AI_RUNS_A_DAY } from '../../../src/domain/accounts/access/entitlements';
import type { QuotaWatch } from '../quotas/watch';
import { dateInVietnam } from '../../../src/domain/text/days';
import {
  CouchConflict,
  CouchUnavailable,
  workspaceDatabase,
  type Couch,
  type CouchDatabase,
  type CouchDocument,
} from '../../couch/client';

const QUOTA_ID = 'meta:ai-questions';
const ATTEMPTS = 20;
const MAX_IDS = 500;
/** Runs per question of a day: a repeated one counts once and an unanswered one not at all, but each costs. */
const RUNS = 3;

/** Keyed by question id, so that a repeated question counts once. */
interface QuotaDocument extends CouchDocument {
  type: 'meta';
  day: string;
  questions: string[];
  runs?: number;
  tokensIn: number;
  tokensOut: number;
  /** VND, at the price of the moment of asking; absent when no price is set. */
  cost?: number;
}

type Counts = Pick<QuotaDocument, 'day' | 'questions' | 'runs' | 'tokensIn' | 'tokensOut' | 'cost'>;

export interface Asking {
  workspaceId: string;
  tier: string;
  now: Date;
}

export interface QuestionQuota {
  used(asking: Asking): Promise<number>;
  claim(asking: Asking, requestId: string): Promise<number | undefined>;
  release(asking: Asking, requestId: string): Promise<void>;
  spend(asking: Asking, spent: { input: number; output: number; cost?: number }): Promise<void>;
}

const nothing = (day: string): Counts => ({ day, questions: [], tokensIn: 0, tokensOut: 0 });

function currentCounts(present: QuotaDocument | undefined, now: Date): Counts {
  const day = dateInVietnam(now);
  return present?.day === day ? present : nothing(day);
}

const getDatabase = (couch: Couch, workspaceId: string) =>
  couch.database(workspaceDatabase(workspaceId)) as unknown as CouchDatabase<QuotaDocument>;

async function update<T>(
  database: CouchDatabase<QuotaDocument>,
  now: Date,
  change: (counts: Counts) => { counts?: Counts; result: T },
): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const present = await database.get(QUOTA_ID);
    const { counts, result } = change(currentCounts(present, now));
    if (!counts) return result;
    const rev = present?._rev === undefined ? {} : { _rev: present._rev };
    const { day, questions, runs = 0, tokensIn, tokensOut, cost } = counts;
    const body = { day, questions, runs, tokensIn, tokensOut };
    const paid = cost === undefined ? {} : { cost };
    try {
      await database.put({ _id: QUOTA_ID, ...rev, type: 'meta', ...body, ...paid });
      return result;
    } catch (error) {
      if (!(error instanceof CouchConflict)) throw error;
      await pause(Math.random() * 10 * attempt);
    }
  }
  throw new CouchUnavailable('others keep counting questions');
}

function withQuestion(counts: Counts, tier: string, requestId: string) {
  const { questions, runs = 0 } = counts;
  const most = getLimit(tier, 'aiQuestionsADay');
  if (runs >= (most === null ? MAX_AI_RUNS_A_DAY : most * RUNS)) return { result: undefined };
  const more = { ...counts, runs: runs + 1 };
  if (questions.includes(requestId)) return { counts: more, result: questions.length };
  if (most !== null && questions.length >= most) return { result: undefined };
  const keptQuestions = most === null ? questions.slice(1 - MAX_IDS) : questions;
  return {
    counts: { ...more, questions: [...keptQuestions, requestId] },
    result: keptQuestions.length + 1,
  };
}

function withoutQuestion(counts: Counts, requestId: string) {
  const questions = counts.questions.filter((id) => id !== requestId);
  const isThere = questions.length < counts.questions.length;
  return isThere ? { counts: { ...counts, questions }, result: undefined } : { result: undefined };
}

/** Compare-and-set, safe with any number of gateways. */
export function createQuestionQuota(couch: Couch, watch?: QuotaWatch): QuestionQuota {
  const change = <T>(
    { workspaceId, now }: Asking,
    make: (counts: Counts) => { counts?: Counts; result: T },
  ): Promise<T> => update(getDatabase(couch, workspaceId), now, make);
  return {
    used: async ({ workspaceId, now }) =>
      currentCounts(await getDatabase(couch, workspaceId).get(QUOTA_ID), now).questions.length,
    claim: async (asking, requestId) => {
      const { workspaceId, tier } = asking;
      const used = await change<number | undefined>(asking, (counts) =>
        withQuestion(counts, tier, requestId),
      );
      const most = getLimit(tier, 'aiQuestionsADay');
      await watch?.note({ workspaceId, quota: 'ai', used: used ?? most ?? 0, most });
      return used;
    },
    release: (asking, requestId) => change(asking, (counts) => withoutQuestion(counts, requestId)),
    spend: (asking, { input, output, cost }) =>
      change(asking, (counts) => {
        const { tokensIn, tokensOut } = counts;
        const more = {
          tokensIn: tokensIn + input,
          tokensOut: tokensOut + output,
          ...(cost === undefined ? {} : { cost: (counts.cost ?? 0) + cost }),
        };
        return { counts: { ...counts, ...more }, result: undefined };
      }),
  };
}
