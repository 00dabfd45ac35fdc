import { ageOn, type Age, type Birth } from '../person/age';
import { ADULT_FROM } from './recognise';

/** Below this age needs change with the years, so that a doubtful one is told beside the targets. */
const DOUBT_COUNTS_BELOW = 20;

export interface RuleAge extends Pick<Age, 'years' | 'months'> {
  /** The ages between which the birthday decides, where it changes what is advised. */
  doubt?: { from: number; to: number };
}

/**
 * The age by which rules judge. Who may be seventeen as well as eighteen is a child to them until the birthday is known.
 * @param date `YYYY-MM-DD`
 */
export function ruleAge(birth: Birth, date: string): RuleAge | undefined {
  const age = ageOn(birth, date);
  if (!age) return undefined;
  const { years: to, months, isSure } = age;
  const from = isSure ? to : to - 1;
  const isMaybeChild = from < ADULT_FROM && to >= ADULT_FROM;
  const last = isMaybeChild && months !== undefined ? ADULT_FROM * 12 - 1 : months;
  return {
    years: isMaybeChild ? from : to,
    ...(last === undefined ? {} : { months: last }),
    ...(from !== to && from >= 0 && from < DOUBT_COUNTS_BELOW ? { doubt: { from, to } } : {}),
  };
}

export const ruleYears = (birth: Birth, date: string): number | undefined =>
  ruleAge(birth, date)?.years;
