import { plainFractions } from '../../text/fractions';
import { fold } from '../../text/fold';

export const MAX_MINUTES = 10_000;
/** Minutes of a week; longer is no cooking: "P30M" is thirty months, and meant otherwise. */
const WEEK = 10_080;

const ISO =
  /^[+]?p(?:([\d.,]+)y)?(?:([\d.,]+)m)?(?:([\d.,]+)w)?(?:([\d.,]+)d)?(?:t(?:([\d.,]+)h)?(?:([\d.,]+)m)?(?:([\d.,]+)s)?)?$/;
const ISO_MINUTES = [525_600, 43_200, 10_080, 1440, 60, 1, 1 / 60];

const WORDS: readonly (readonly [minutes: number, words: RegExp])[] = [
  [1440, /^(?:ngay|days?|d)$/],
  [60, /^(?:gio|tieng|h|hrs?|hours?)$/],
  [1, /^(?:phut|p|ph|mins?|minutes?|m)$/],
  [1 / 60, /^(?:giay|s|secs?|seconds?)$/],
];
const PART =
  /(\d+(?:[.,]\d+)?(?:\s+\d+\/\d+)?|\d+\/\d+|nua)\s*(?:(?:-|–|den)\s*(\d+(?:[.,]\d+)?)\s*)?([a-z]+)?(\s*ruoi)?/g;

function parseNumber(text: string): number {
  if (text === 'nua') return 0.5;
  return text.split(/\s+/).reduce((sum, part) => {
    const [over = '', under] = part.split('/');
    return sum + Number(over.replace(',', '.')) / Number(under ?? 1);
  }, 0);
}

function isoMinutes(text: string): number | undefined {
  const match = ISO.exec(text);
  if (!match || !/\d/.test(text)) return undefined;
  return ISO_MINUTES.reduce(
    (sum, minutes, index) => sum + minutes * Number((match[index + 1] ?? '0').replace(',', '.')),
    0,
  );
}

/** "1 giờ 15 phút", "1h30", "45": each number with its word; one alone is minutes, behind hours too. */
function wordMinutes(text: string): number | undefined {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  let total = 0;
  let rest = text.replace(/^(?:khoang|tam|chung|about|~)\s*/, '');
  for (const [part, from = '', to, word, half] of rest.matchAll(PART)) {
    const unit = word === undefined ? 1 : WORDS.find(([, words]) => words.test(word))?.[0];
    if (unit === undefined) return undefined;
    total += (parseNumber(to ?? from) + (half ? 0.5 : 0)) * unit;
    rest = rest.replace(part, ' ');
  }
  return total > 0 && /^[\s,.&+]*(?:va|and)?[\s,.&+]*$/.test(rest) ? total : undefined;
}

/**
 * A time in minutes: ISO 8601 with weeks, seconds and fractions ("PT1H25M", "PT0,5H"), what people write ("1 giờ 15 phút",
 * "1h30", "nửa tiếng"), or a number. Of a range the longer one.
 * @returns `undefined` where it is no time, or longer than a week
 */
export function readMinutes(text: string): number | undefined {
  const plain = fold(plainFractions(text));
  const minutes = isoMinutes(plain.replaceAll(' ', '')) ?? wordMinutes(plain);
  if (minutes === undefined || !(minutes <= WEEK)) return undefined;
  return Math.min(Math.round(minutes), MAX_MINUTES);
}
