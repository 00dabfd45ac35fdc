// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DiaryEntry } from '../domain/practice/diary/submission';
import type { SharedView } from '../domain/practice/diary/sharedView';
import { tickLines, writeConsent, writeWeight } from './actions';
import { eatenLines, hasConsent, readWeight, withEntries } from './diary';
import { dropEntry, readLink, takeToken, listWaiting } from './store';
import { sync } from './sync';
import { openFrom } from './token';

const SLUG = 'a'.repeat(24);
const TOKEN = `${SLUG}.${'b'.repeat(43)}`;
const DATE = '2026-11-27';
const BOUNDS = { min: 2, max: 400 };

const VIEW: SharedView = {
  now: new Date().toISOString(),
  expiresAt: '2027-02-25T00:00:00.000Z',
  practice: { expert: 'BS. Lan' },
  client: { firstName: 'Mai', allergies: [] },
  hasConsent: true,
  menus: {},
  days: [],
  diary: [],
};

/** An `undefined` verdict stands for no network. */
let sent: DiaryEntry[];
const failures: unknown[] = [];
let answers: { refusal?: string; isAway?: boolean; isEnded?: boolean; view?: SharedView };

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
async function gateway(path: string, init: RequestInit): Promise<Response> {
  if (answers.isAway) throw new TypeError('no network');
  if (answers.isEnded) return json({ success: false, code: 'client_link_invalid' }, 404);
  const { entries } = JSON.parse(String(init.body)) as { entries?: DiaryEntry[] };
  if (path.endsWith('/open') || !entries)
    return json({ success: true, view: answers.view ?? VIEW });
  sent.push(...entries);
  const { refusal } = answers;
  const verdicts = entries.map(({ id }) => ({ id, ...(refusal ? { refusal } : {}) }));
  return json({ success: true, verdicts });
}

const settled = (check: () => void) => vi.waitFor(check);
const waiting = () => listWaiting(SLUG).map(({ entry }) => entry);

beforeAll(() => {
  vi.stubGlobal('fetch', vi.fn(gateway));
  vi.stubGlobal('reportError', (error: unknown) => failures.push(error));
});
beforeEach(() => {
  localStorage.clear();
  sent = [];
  answers = {};
});
afterEach(async () => {
  answers = {};
  sync();
  await settled(() => expect(waiting()).toEqual([]));
  expect(failures).toEqual([]);
});

describe('G14 the client’s phone', () => {
  it('G14 keeps what is written without a network, and sends it once when it is back', async () => {
    openFrom(`https://x.example/khach#${TOKEN}`);
    await settled(() => expect(readLink(SLUG)?.view).toBeDefined());
    answers.isAway = true;
    tickLines(SLUG, DATE, { slot: 'lunch' }, [{ lineId: 'soup', name: 'Canh chua' }], true);
    tickLines(SLUG, DATE, { slot: 'lunch' }, [{ lineId: 'soup', name: 'Canh chua' }], false);
    tickLines(SLUG, DATE, { slot: 'lunch' }, [{ lineId: 'rice', name: 'Cơm' }], true);
    writeWeight(SLUG, DATE, 62.1);
    await settled(() => expect(waiting()).toHaveLength(3));
    const [day] = withEntries([], waiting());
    expect([...eatenLines(day)]).toEqual(['rice']);
    answers = {};
    sync();
    await settled(() => expect(waiting()).toEqual([]));
    expect(sent.filter(({ type }) => type === 'weight')).toHaveLength(1);
  });

  it('G14 a weight that is corrected is the same entry', async () => {
    takeToken(TOKEN);
    answers.isAway = true;
    writeWeight(SLUG, DATE, 62.1);
    const [first] = waiting();
    writeWeight(SLUG, DATE, 62.4);
    expect(waiting()).toMatchObject([{ id: first?.id, weight: 62.4 }]);
  });

  it('G14 an entry that was changed while it was sent stays', () => {
    takeToken(TOKEN);
    answers.isAway = true;
    tickLines(SLUG, DATE, { slot: 'lunch' }, [{ lineId: 'soup', name: 'Canh' }], true);
    const [before] = listWaiting(SLUG);
    tickLines(SLUG, DATE, { slot: 'lunch' }, [{ lineId: 'soup', name: 'Canh' }], false);
    if (before) dropEntry(before);
    expect(waiting()).toMatchObject([{ isEaten: false }]);
  });

  it('G14 sends no entry before the client agreed', async () => {
    answers.view = { ...VIEW, hasConsent: false };
    openFrom(TOKEN);
    await settled(() => expect(readLink(SLUG)?.view?.hasConsent).toBe(false));
    writeWeight(SLUG, DATE, 62.1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).toEqual([]);
    writeConsent(SLUG, true);
    expect(hasConsent(readLink(SLUG)?.view, listWaiting(SLUG))).toBe(true);
    await settled(() => expect(sent.map(({ type }) => type).sort()).toEqual(['consent', 'weight']));
  });

  it('G14 says what was refused, with what was typed', async () => {
    openFrom(TOKEN);
    await settled(() => expect(readLink(SLUG)?.view).toBeDefined());
    answers.refusal = 'date';
    writeWeight(SLUG, '2020-01-01', 62.1);
    await settled(() => expect(readLink(SLUG)?.refused).toHaveLength(1));
    expect(readLink(SLUG)?.refused?.[0]).toMatchObject({
      entry: { weight: 62.1 },
      reason: expect.stringContaining('quá xa'),
    });
  });

  it('G14 keeps the menu no longer than the link works, and what was written for the next link', async () => {
    openFrom(TOKEN);
    await settled(() => expect(readLink(SLUG)?.view).toBeDefined());
    answers.isEnded = true;
    writeWeight(SLUG, DATE, 62.1);
    await settled(() => expect(readLink(SLUG)).toMatchObject({ isEnded: true }));
    expect(readLink(SLUG)?.view).toBeUndefined();
    expect(waiting()).toHaveLength(1);
    answers = {};
    openFrom(`${SLUG}.${'c'.repeat(43)}`);
    await settled(() => expect(waiting()).toEqual([]));
    expect(sent).toMatchObject([{ weight: 62.1 }]);
  });

  it.each(['', 'x', `${SLUG}.short`, `https://x.example/khach#${TOKEN}x`])(
    'G14 %j opens nothing',
    (text) => {
      expect(openFrom(text)).toBe(false);
    },
  );
});

describe('G14 a typed weight', () => {
  it.each([
    ['62,1', { weight: 62.1 }],
    [' 62.14 ', { weight: 62.1 }],
    ['62', { weight: 62 }],
    ['4000', { problem: 'range' }],
    ['401', { problem: 'range' }],
    ['0', { problem: 'range' }],
    ['-62', { problem: 'range' }],
    ['sáu hai', { problem: 'range' }],
    ['', { problem: 'range' }],
  ])('G14 %j is %j', (typed, read) => {
    expect(readWeight(typed, BOUNDS)).toEqual(read);
  });
});
