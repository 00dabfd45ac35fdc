import { z } from 'zod';
import type { Tier } from '../accounts/access/tiers';
import { dateAfter, dateInVietnam, dayStart, dayText } from '../text/days';
import { paidTierSchema, type PaidTier } from './payments';
import { DEFAULT_RENEWAL, type Renewal } from './renewal';
import { listPeriods, subscriptionAt, type SubscriptionEvent } from './subscription';

export const REMINDER_DAYS = [7, 3, 1] as const;
/** Milliseconds after midnight in Vietnam: reminders are read in the morning. */
const MORNING = 8 * 3_600_000;
const ENDED_FOR = 3 * 86_400_000;

export const reminderSchema = z.object({
  kind: z.enum(['ending', 'trialEnding', 'ended', 'trialEnded']),
  days: z.number().int().min(0).max(31),
  tier: paidTierSchema,
  until: z.string().max(40),
});
export type Reminder = z.infer<typeof reminderSchema>;

interface Moment {
  at: string;
  reminder: Reminder;
}

interface Time {
  tier: PaidTier;
  from: string;
  until: string;
  isTrial: boolean;
  isQuiet: boolean;
  isOver: boolean;
}

function timeAt(
  events: readonly SubscriptionEvent[],
  now: string,
  { isAuto }: Renewal,
): Time | undefined {
  const periods = listPeriods(events);
  const { state, from, until: end } = subscriptionAt(events, now);
  const isOver = end === undefined;
  const last = isOver
    ? periods.findLast(({ until }) => until <= now)
    : periods.find(({ until }) => until === end);
  if (!last) return undefined;
  const { tier, until, paymentId } = last;
  const isTrial = paymentId === undefined;
  return {
    tier,
    from: from ?? last.from,
    until,
    isTrial,
    isQuiet: state === 'cancelled' || (!isTrial && !isAuto),
    isOver,
  };
}

function listMoments({ tier, from, until, isTrial, isQuiet }: Time): Moment[] {
  const [ending, ended] = isTrial
    ? (['trialEnding', 'trialEnded'] as const)
    : (['ending', 'ended'] as const);
  const lastDate = dateInVietnam(until);
  const before = isQuiet
    ? []
    : REMINDER_DAYS.map((days) => ({
        at: new Date(Date.parse(dayStart(dateAfter(lastDate, -days))) + MORNING).toISOString(),
        reminder: { kind: ending, days, tier, until },
      }));
  return [
    // A fresh purchase needs no reminder of an earlier hour.
    ...before.filter(({ at }) => at > from),
    { at: until, reminder: { kind: ended, days: 0, tier, until } },
  ];
}

/**
 * A cancelled subscription, or one not to be renewed, is told its end alone.
 * @param now UTC, ISO 8601
 */
export function reminderAt(
  events: readonly SubscriptionEvent[],
  now: string,
  renewal: Renewal = DEFAULT_RENEWAL,
): Reminder | undefined {
  const time = timeAt(events, now, renewal);
  if (!time) return undefined;
  const isLongOver = Date.parse(now) - Date.parse(time.until) >= ENDED_FOR;
  if (time.isOver && isLongOver) return undefined;
  return listMoments(time).findLast(({ at }) => at <= now)?.reminder;
}

export function nextReminderAt(
  events: readonly SubscriptionEvent[],
  now: string,
  renewal: Renewal = DEFAULT_RENEWAL,
): string | undefined {
  const time = timeAt(events, now, renewal);
  return time && listMoments(time).find(({ at }) => at > now)?.at;
}

const NAMES: Readonly<Record<PaidTier, string>> = { pro: 'Pro', business: 'Business' };

export function reminderText(
  { kind, days, tier, until }: Reminder,
  then: Tier,
): { title: string; lines: string[] } {
  const name = NAMES[tier];
  const isTrial = kind === 'trialEnding' || kind === 'trialEnded';
  const what = isTrial ? `Thời gian dùng thử gói ${name}` : `Gói ${name}`;
  const follows = then === 'free' ? 'Miễn phí' : NAMES[then];
  const stays =
    'Hồ sơ, thực đơn và công thức vẫn đọc, in và sửa được; chỉ phần vượt giới hạn là không thêm được nữa.';
  if (kind === 'ended' || kind === 'trialEnded')
    return {
      title: `${what} đã hết`,
      lines: [`${what} đã hết ngày ${dayText(until)}. Phòng của bạn về gói ${follows}.`, stays],
    };
  return {
    title: `${what} còn ${days} ngày`,
    lines: [
      `${what} hết ngày ${dayText(until)}, còn ${days} ngày.`,
      isTrial
        ? 'Nếu muốn dùng tiếp, hãy tạo mã QR và chuyển khoản trước ngày đó. Không ai tự trừ tiền của bạn.'
        : 'Để dùng tiếp, hãy tạo mã QR gia hạn và chuyển khoản: kỳ mới nối vào kỳ cũ, không mất ngày nào đã trả. Không ai tự trừ tiền của bạn.',
      `Nếu không gia hạn, phòng của bạn về gói ${follows}. ${stays}`,
    ],
  };
}
