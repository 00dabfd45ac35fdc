import { openClientLink, submitDiary } from '../api/clientLinks';
import type { Contract } from '../api/contract';
import {
  ENTRY_REFUSALS,
  MAX_ENTRIES,
  type EntryRefusal,
} from '../domain/practice/diary/submission';
import { hasConsent, withEntries } from './diary';
import {
  allSlugs,
  changeLink,
  dropEntry,
  readLink,
  listWaiting,
  type KeptLink,
  type Waiting,
} from './store';

/** Milliseconds until an answer is given up; between tries, the first and the longest. */
const PATIENCE = 20_000;
const [FIRST_WAIT, LONGEST_WAIT] = [2_000, 60_000];

class Away extends Error {}
class Ended extends Error {}

async function call<C extends Contract>({ path }: C, body: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
    cache: 'no-store',
  }).catch(() => {
    throw new Away();
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer;
  const { code } = (answer ?? {}) as { code?: unknown };
  throw code === 'client_link_invalid' ? new Ended() : new Away();
}

const isRefusal = (word: string): word is EntryRefusal => Object.hasOwn(ENTRY_REFUSALS, word);

function takeVerdicts(
  slug: string,
  sent: readonly Waiting[],
  verdicts: readonly { id: string; refusal?: string | undefined }[],
): void {
  const refusalsById = new Map(verdicts.map(({ id, refusal }) => [id, refusal]));
  const decidedEntries = sent.filter(({ entry }) => refusalsById.has(entry.id));
  const taken = decidedEntries.filter(({ entry }) => refusalsById.get(entry.id) === undefined);
  // Kept until the client agrees.
  const open = decidedEntries.filter(({ entry }) => refusalsById.get(entry.id) === 'consent');
  const refused = decidedEntries.flatMap(({ entry }) => {
    const word = refusalsById.get(entry.id);
    if (word === undefined || word === 'consent') return [];
    return [{ entry, reason: ENTRY_REFUSALS[isRefusal(word) ? word : 'invalid'] }];
  });
  changeLink(slug, (link) => ({
    ...link,
    ...(link.view ? { view: viewAfter(link.view, taken, open.length > 0) } : {}),
    refused: [...(link.refused ?? []), ...refused],
  }));
  for (const one of decidedEntries) if (!open.includes(one)) dropEntry(one);
}

function viewAfter(
  view: NonNullable<KeptLink['view']>,
  taken: readonly Waiting[],
  isWithdrawn: boolean,
): KeptLink['view'] {
  return {
    ...view,
    hasConsent: !isWithdrawn && hasConsent(view, taken),
    diary: withEntries(
      view.diary,
      taken.map(({ entry }) => entry),
    ),
  };
}

/**
 * Without the client's consent nothing but the consent itself is sent.
 * @throws Away, Ended
 */
async function sendWaiting(slug: string): Promise<void> {
  const { token, view } = readLink(slug) ?? {};
  const waiting = listWaiting(slug);
  const isAllowed = hasConsent(view, waiting);
  const ready = waiting.filter(({ entry }) => isAllowed || entry.type === 'consent');
  for (let at = 0; at < ready.length; at += MAX_ENTRIES) {
    const some = ready.slice(at, at + MAX_ENTRIES);
    const entries = some.map(({ entry }) => entry);
    const answer = submitDiary.answer.safeParse(await call(submitDiary, { token, entries }));
    if (!answer.success) throw new Away();
    takeVerdicts(slug, some, answer.data.verdicts);
  }
}

/** @throws Away, Ended */
async function readView(slug: string, { token }: KeptLink): Promise<void> {
  const answer = openClientLink.answer.safeParse(await call(openClientLink, { token }));
  if (!answer.success) throw new Away();
  const { view } = answer.data;
  const ahead = Date.parse(view.now) - Date.now();
  changeLink(slug, (link) =>
    link.token === token ? { ...link, view, ahead, isEnded: false } : link,
  );
}

/**
 * Sends first, so that the view that is read includes what was sent.
 * @returns whether it was answered
 */
async function syncOne(slug: string): Promise<boolean> {
  const link = readLink(slug);
  if (!link || link.isEnded) return true;
  try {
    await sendWaiting(slug);
    await readView(slug, link);
    // Only the view that was just read tells whether the client has agreed.
    await sendWaiting(slug);
    return true;
  } catch (error) {
    if (error instanceof Away) return false;
    if (!(error instanceof Ended)) throw error;
    // Drop the shared data when sharing ends; keep the entries that the client wrote.
    changeLink(slug, (now) =>
      now.token === link.token ? { ...now, isEnded: true, view: undefined } : now,
    );
    return true;
  }
}

let running: Promise<void> | undefined;
let isWanted = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

async function syncAll(): Promise<void> {
  const answers = [];
  for (const slug of allSlugs()) answers.push(await syncOne(slug));
  failures = answers.every(Boolean) ? 0 : failures + 1;
  if (failures > 0) {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failures - 1, 6));
    timer = setTimeout(sync, wait);
  }
}

export function sync(): void {
  clearTimeout(timer);
  if (running) {
    isWanted = true;
    return;
  }
  running = syncAll()
    .catch(reportError)
    .finally(() => {
      running = undefined;
      if (isWanted) {
        isWanted = false;
        sync();
      }
    });
}

export function startSync(): void {
  globalThis.addEventListener('online', sync);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sync();
  });
  sync();
}
