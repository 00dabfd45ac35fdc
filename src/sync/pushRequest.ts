import { pushRecords } from '../api/sync';
import { isRecord } from '../data/plain';
import type { Outcome, OutgoingVersion } from '../data/store/serverWrites';
import { SYNC_LIMITS, type PushRow } from '../domain/protocol/protocol';
import { NEEDED_PROTOCOL, NEEDED_PROTOCOL_HEADER } from '../domain/protocol/protocolVersions';
import type { RejectionCode } from '../domain/protocol/rejections';
import { ServerAnswer } from '../gateway/calls';
import { CALLS_AT_ONCE } from './callSize';
import { getCaller, postSync, type SyncContext } from './context';
import { isTooOld } from './versions';

/** Bytes for the rest of the request. */
const ENVELOPE = 2048;
/** All parallel calls together stay within the limit of one: on a slow line they share its time. */
const MAX_BYTES = SYNC_LIMITS.pushBytes / CALLS_AT_ONCE;
const NEEDS = { [NEEDED_PROTOCOL_HEADER]: String(NEEDED_PROTOCOL) };

/** Most bytes of a character of JSON's text in UTF-8. */
const WIDEST = 3;
const encoder = new TextEncoder();

/** Encodes only texts that may be too long, since encoding is costly. */
const exceeds = (text: string, bytes: number): boolean =>
  text.length * WIDEST > bytes && encoder.encode(text).length > bytes;

/** Each text is made once, measured and then sent. */
const texts = new WeakMap<OutgoingVersion, string>();

function getText(version: OutgoingVersion): string {
  const known = texts.get(version);
  if (known !== undefined) return known;
  const { collection, document, rev, write } = version;
  const row: PushRow = { collection, rev, write, next: document };
  const text = JSON.stringify(row);
  texts.set(version, text);
  return text;
}

export function isTooLarge(version: OutgoingVersion): boolean {
  const limit = SYNC_LIMITS.documentBytes;
  return exceeds(getText(version), limit) && exceeds(JSON.stringify(version.document), limit);
}

/** @returns at least one */
export function fitting(versions: readonly OutgoingVersion[]): number {
  let most = ENVELOPE;
  const mayExceed = versions.some((version) => {
    most += getText(version).length * WIDEST + 1;
    return most > MAX_BYTES;
  });
  if (!mayExceed) return versions.length;
  let bytes = ENVELOPE;
  for (const [index, version] of versions.entries()) {
    bytes += encoder.encode(getText(version)).length + 1;
    if (index > 0 && bytes > MAX_BYTES) return index;
  }
  return versions.length;
}

function listPaths(details: unknown): string[] {
  const issues = isRecord(details) && Array.isArray(details.issues) ? details.issues : [];
  return (issues as unknown[]).flatMap((issue) =>
    isRecord(issue) && typeof issue.path === 'string' && issue.path !== '' ? [issue.path] : [],
  );
}

function toOutcome(verdict: Record<string, unknown>, isOutdated: boolean): Outcome | undefined {
  const { code, error, details, rev, master, writes, writtenOn } = verdict;
  if (verdict.verdict === 'rejected' && typeof code === 'string') {
    const reason = typeof error === 'string' ? error : '';
    // A newer gateway may take what an outdated one refuses.
    if (isOutdated) return undefined;
    return { verdict: 'rejected', code: code as RejectionCode, reason, paths: listPaths(details) };
  }
  if (typeof rev !== 'string') return undefined;
  if (verdict.verdict === 'accepted') return { verdict: 'accepted', rev };
  if (verdict.verdict !== 'conflict' || !isRecord(master)) return undefined;
  return {
    verdict: 'conflict',
    document: master as OutgoingVersion['document'],
    rev,
    writes: Array.isArray(writes) ? (writes as string[]) : [],
    writtenOn: typeof writtenOn === 'string' ? writtenOn : undefined,
  };
}

export interface PushAnswer {
  outcomes: (Outcome | undefined)[];
  isOutdated: boolean;
}

/** @throws Unreachable, ServerAnswer or SessionLocked */
export async function sendVersions(
  context: SyncContext,
  epoch: string,
  versions: readonly OutgoingVersion[],
): Promise<PushAnswer> {
  const envelope = JSON.stringify({ ...getCaller(context), epoch });
  const body = `${envelope.slice(0, -1)},"rows":[${versions.map(getText).join(',')}]}`;
  const answer = await postSync(context, pushRecords, body, NEEDS);
  if (!isRecord(answer) || !Array.isArray(answer.verdicts)) throw new ServerAnswer(200, null, null);
  const verdicts = (answer.verdicts as unknown[]).filter(isRecord);
  const isOutdated = isTooOld(answer.protocol);
  const outcomes = versions.map(({ collection, document }, index) => {
    const isVerdictFor = (one: Record<string, unknown> | undefined): boolean =>
      one?.collection === collection && one.id === document.id;
    const verdict = isVerdictFor(verdicts[index]) ? verdicts[index] : verdicts.find(isVerdictFor);
    return verdict && toOutcome(verdict, isOutdated);
  });
  return { outcomes, isOutdated };
}
