import { array, assert as check, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateInVietnam } from '../text/days';
import { daysBetween } from './calendar';
import { nextReminderAt, reminderAt, reminderText, type Reminder } from './reminders';
import { subscriptionAt, type SubscriptionEvent } from './subscription';

const paid = (
  at: string,
  paymentId = 'a',
  tier: 'pro' | 'business' = 'pro',
): SubscriptionEvent => ({
  type: 'paid',
  paymentId,
  tier,
  cycle: 'month',
  credits: [],
  at,
});

function walk(events: readonly SubscriptionEvent[], from: string): [string, Reminder][] {
  const reminders: [string, Reminder][] = [];
  for (let at = nextReminderAt(events, from); at; at = nextReminderAt(events, at)) {
    const reminder = reminderAt(events, at);
    if (reminder) reminders.push([at, reminder]);
  }
  return reminders;
}

describe('P03 reminders of the end of a tier', () => {
  it('come 7, 3 and 1 days before, in the morning in Vietnam, and at the end', () => {
    // 05:00 on 31 January in Vietnam is still 30 January in UTC.
    const events = [paid('2027-01-30T22:00:00.000Z')];
    expect(subscriptionAt(events, '2027-02-01T00:00:00.000Z').until).toBe(
      '2027-02-27T22:00:00.000Z',
    );
    expect(
      walk(events, '2027-01-31T00:00:00.000Z').map(([at, { kind, days }]) => [at, kind, days]),
    ).toEqual([
      ['2027-02-21T01:00:00.000Z', 'ending', 7],
      ['2027-02-25T01:00:00.000Z', 'ending', 3],
      ['2027-02-27T01:00:00.000Z', 'ending', 1],
      ['2027-02-27T22:00:00.000Z', 'ended', 0],
    ]);
  });

  it('of a trial say so, and leave out the days before it began', () => {
    const events: SubscriptionEvent[] = [
      { type: 'trial', tier: 'pro', at: '2026-11-20T03:00:00.000Z' },
    ];
    const reminders = walk(events, '2026-11-20T03:00:00.000Z').map(([, { kind, days }]) => [
      kind,
      days,
    ]);
    expect(reminders).toEqual([
      ['trialEnding', 3],
      ['trialEnding', 1],
      ['trialEnded', 0],
    ]);
  });

  it('of what was cancelled is the end alone; taken up again, they come', () => {
    const events: SubscriptionEvent[] = [
      paid('2026-11-01T03:00:00.000Z'),
      { type: 'cancel', at: '2026-11-02T03:00:00.000Z' },
    ];
    const from = '2026-11-03T03:00:00.000Z';
    expect(walk(events, from).map(([, { days }]) => days)).toEqual([0]);
    const resumed: SubscriptionEvent[] = [...events, { type: 'resume', at: from }];
    expect(walk(resumed, from).map(([, { days }]) => days)).toEqual([7, 3, 1, 0]);
  });

  it('of what its practice does not want renewed is the end alone; a trial is told of anyway', () => {
    const off = { isAuto: false };
    const events = [paid('2026-11-14T03:00:00.000Z')];
    const before = '2026-12-11T03:00:00.000Z';
    expect(reminderAt(events, before)?.days).toBe(3);
    expect(reminderAt(events, before, off)).toBeUndefined();
    expect(nextReminderAt(events, before, off)).toBe('2026-12-14T03:00:00.000Z');
    expect(reminderAt(events, '2026-12-14T03:00:01.000Z', off)?.kind).toBe('ended');
    const trial = [{ type: 'trial', tier: 'pro', at: '2026-11-14T03:00:00.000Z' }] as const;
    expect(reminderAt(trial, '2026-11-20T03:00:00.000Z', off)?.kind).toBe('trialEnding');
  });

  it('move with a renewal, and end three days behind the end', () => {
    const events = [paid('2026-11-01T03:00:00.000Z')];
    const now = '2026-11-25T03:00:00.000Z';
    expect(reminderAt(events, now)).toMatchObject({ days: 7 });
    expect(reminderAt([...events, paid(now, 'b')], now)).toBeUndefined();
    expect(reminderAt(events, '2026-12-03T03:00:00.000Z')).toMatchObject({ kind: 'ended' });
    expect(reminderAt(events, '2026-12-04T03:00:00.000Z')).toBeUndefined();
    expect(reminderAt([], now)).toBeUndefined();
  });

  it('name the days that are left, whatever was bought when', () => {
    const events = array(
      record({ hour: integer({ min: 0, max: 24 * 400 }), tier: constantFrom('pro', 'business') }),
      { minLength: 1, maxLength: 4 },
    );
    check(
      property(events, (bought) => {
        const list = bought
          .toSorted((a, b) => a.hour - b.hour)
          .map(({ hour, tier }, index) =>
            paid(
              new Date(Date.UTC(2026, 0, 30) + hour * 3_600_000).toISOString(),
              `p${index}`,
              tier as 'pro',
            ),
          );
        const last = list.at(-1)?.at ?? '';
        const reminders = walk(list, last);
        for (const [at, { days, until, kind }] of reminders)
          expect(kind === 'ended' ? 0 : daysBetween(at, until)).toBe(days);
        const keys = reminders.map(([, { days, until }]) => `${until} ${days}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(reminders.at(-1)?.[1].kind).toBe('ended');
      }),
      { numRuns: 200 },
    );
  });

  it('say in words what follows', () => {
    const reminder: Reminder = {
      kind: 'ending',
      days: 3,
      tier: 'business',
      until: '2026-12-13T20:00:00.000Z',
    };
    expect(dateInVietnam(reminder.until)).toBe('2026-12-14');
    const { title, lines } = reminderText(reminder, 'pro');
    expect(title).toBe('Gói Business còn 3 ngày');
    expect(lines.join(' ')).toContain('14/12/2026');
    expect(lines.join(' ')).toContain('về gói Pro');
    expect(reminderText({ ...reminder, kind: 'trialEnded', days: 0 }, 'free').lines[0]).toContain(
      'về gói Miễn phí',
    );
  });
});
