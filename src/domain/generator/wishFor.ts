import type { Client } from '../records/clients';
import type { Consultation } from '../records/consultations';
import type { MealSlot } from '../food/storedLines';
import { isShortOfMoney, region } from '../clinical/customs/client';
import { dietOfCode } from '../targets/hospitalDiets/diets';
import { listIllnesses } from '../targets/hospitalDiets/illness';
import { targetOfDiet } from './hospitalDietTarget';
import { toCalendarMonth } from '../person/body';
import type { DayTargets } from '../targets/dayTargets';
import { buildStandard } from '../verdict/standard';
import { buildCare } from './care';
import { toEater } from './eater';
import { isPlace, type CostLevel, type Region } from '../menus/dishMarks';
import type { Wish } from './types';
import { isOfOrder } from '../records/orderLine';
import { listDayRestrictions } from '../clinical/customs/dayRestrictions';

export interface WishOptions {
  days: number;
  slots: readonly MealSlot[];
  refused: readonly string[];
  region?: Region;
  maxMinutes?: number;
  maxCost?: CostLevel;
}

const CHEAP: CostLevel = 2;

export interface WishedPerson {
  client: Client;
  visits: readonly Consultation[];
  day: Pick<DayTargets, 'sources' | 'clinical' | 'rules'> & {
    targets?: DayTargets['targets'] | undefined;
  };
  /** `YYYY-MM-DD` in Vietnam. */
  today: string;
  startDate: string;
}

function kitchenFor(
  client: Client,
  today: string,
  preferredRegion: Region | undefined,
): Pick<Wish, 'kitchen'> {
  const home = region(client, today);
  return home && home.region === preferredRegion && isPlace(home.place)
    ? { kitchen: home.place }
    : {};
}

export function wishFor(person: WishedPerson, options: WishOptions): Wish {
  const { client, visits, day, today, startDate } = person;
  const { targets, sources, clinical, rules } = day;
  const known = { ...(targets ? { targets } : {}), sources };
  const target = { ...known, limits: clinical.limits };
  const diet = dietOfCode(client.hospitalDiet?.code);
  const dayRestrictions =
    startDate === '' ? [] : listDayRestrictions(client, startDate, options.days);
  return {
    ...(isShortOfMoney(client, today) ? { maxCost: CHEAP } : {}),
    ...options,
    ...kitchenFor(client, today, options.region),
    ...(isOfOrder(client) ? { cookableOnly: true } : {}),
    eater: toEater(client),
    illness: listIllnesses(client, today),
    target: diet ? targetOfDiet(target, diet) : target,
    standard: buildStandard({ day: { ...known, clinical, rules }, diet }),
    care: buildCare(client, visits, toCalendarMonth(today), clinical.limits),
    ...(dayRestrictions.length > 0 ? { dayRestrictions } : {}),
  };
}
