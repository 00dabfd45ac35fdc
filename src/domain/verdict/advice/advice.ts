import { findMedicines } from '../../clinical/medicineNames';
import { conditionTags } from '../../clinical/healthFields';
import type { Client } from '../../records/clients';
import type { Consultation } from '../../records/consultations';
import type { AdviceDecision } from '../../records/shared/advice';
import { avoidedBy } from '../../clinical/allergens/avoided';
import { allergyWarnings } from '../../clinical/allergens/warnings';
import { findChay } from '../../clinical/customs/client';
import { fold } from '../../text/fold';
import { toCalendarMonth } from '../../person/body';
import type { DayTargets } from '../../targets/dayTargets';
import { buildPerson } from '../../targets/person';
import type { Standard } from '../types';
import { ADVICE_RULES } from './rules';
import type { AdvisedPerson, AdviceLine, AdviceRule } from './types';

/** Clients do not read more. */
export const MAX_ADVICE = 3;

const ACARBOSE = /\b(acarbose?|glucobay|voglibose?|basen)\b/;
const EGG = { name: 'Trứng gà', snapshot: { basis: { amount: 1, unit: 'g' }, nutrients: {} } };

const bearsEggs = (client: Client): boolean =>
  allergyWarnings(EGG as never, avoidedBy(client)).length === 0;

export interface AdviceInputs {
  client: Client;
  /** Visits of this client, newest first. */
  visits: readonly Consultation[];
  /** `YYYY-MM-DD` in Vietnam. */
  today: string;
  day: Pick<DayTargets, 'estimate'>;
  standard: Standard;
}

/** In free text "su" is rather the vegetable than short for a group of medicines. */
const SU = /(?<!\p{L})su(?!\p{L})/giu;

/** Everything that may name a medicine; a visitor who was asked for none writes it among habits. */
const medicineTexts = (client: Client, today: string): string[] => [
  ...(client.medicines ?? []),
  ...conditionTags(client, today),
  (client.dietaryRestrictions ?? '').slice(0, 4000).replace(SU, ' '),
];

function advisedPerson({ client, visits, today, day, standard }: AdviceInputs): AdvisedPerson {
  const taken = medicineTexts(client, today);
  const energy = day.estimate?.energy;
  return {
    facts: buildPerson(client, toCalendarMonth(today), visits).facts,
    standard,
    medicines: new Set(taken.flatMap(findMedicines)),
    takesAcarbose: taken.some((text) => ACARBOSE.test(fold(text))),
    isLosing: energy?.by === 'formula' && energy.loss !== undefined,
    eatsEggs: findChay(client)?.egg === true && bearsEggs(client),
  };
}

export interface DecidedAdvice extends AdviceLine {
  isOff: boolean;
  original?: string;
}

function decided(line: AdviceLine, decisions: readonly AdviceDecision[]): DecidedAdvice {
  const { state, text } = decisions.find(({ id }) => id === line.id) ?? {};
  if (state === 'off') return { ...line, isOff: true };
  const own = text?.trim();
  return own
    ? { ...line, text: own, original: line.text, isOff: false }
    : { ...line, isOff: false };
}

export function allAdvice(inputs: AdviceInputs): DecidedAdvice[] {
  const person = advisedPerson(inputs);
  const toText = (words: AdviceRule['text']) => (typeof words === 'string' ? words : words(person));
  return ADVICE_RULES.filter(({ when }) => when(person)).map(({ id, text, source }) =>
    decided({ id, text: toText(text), source: toText(source) }, inputs.client.advice ?? []),
  );
}

export const shownAdvice = (all: readonly DecidedAdvice[]): DecidedAdvice[] =>
  all.filter(({ isOff }) => !isOff).slice(0, MAX_ADVICE);
