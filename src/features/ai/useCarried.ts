import { useState } from 'react';
import type { MenuTargets } from '../../blocks/targets/useTargets';
import type { UserData } from '../../domain/practice/ai/userData';
import type { Client } from '../../domain/records/clients';
import { ruleYears } from '../../domain/clinical/ruleAge';
import { toCalendarMonth } from '../../domain/person/body';
import { bodyCautions } from '../../domain/clinical/lifeStage';
import { localDate } from '../../platform/clock';
import { nutritionClient } from '../../workers/nutritionClient';
import {
  ALL_SEXES,
  carriedAnswer,
  cautionsIn,
  ofSexes,
  personIn,
  sexesIn,
  type Passage,
  type Sex,
} from './carried';

export interface Carried {
  question: string;
  clientId: string | undefined;
  passages: readonly Passage[];
}

async function ofQuestion(question: string): Promise<Passage[]> {
  const today = localDate();
  const year = Number(today.slice(0, 4));
  const lookups = ALL_SEXES.map(async (sex) => {
    const person = personIn(question, sex, year);
    const { clinical } = await nutritionClient().dayTargets(person, [], toCalendarMonth(today));
    const cautions = cautionsIn(question, person, today);
    return [sex, carriedAnswer(question, clinical, { cautions })] as const;
  });
  const answers = Object.fromEntries(await Promise.all(lookups)) as Record<Sex, Passage[]>;
  return ofSexes(answers, sexesIn(question));
}

export function useCarried(
  client: Client | undefined,
  { clinical }: Pick<MenuTargets, 'clinical'>,
  { weight, height }: Pick<UserData, 'weight' | 'height'>,
) {
  const [carried, setCarried] = useState<Carried>();
  const look = async (question: string) => {
    const body = {
      ...(weight === undefined ? {} : { weight }),
      ...(height === undefined ? {} : { height }),
    };
    const today = localDate();
    const age = client && ruleYears(client, today);
    const cautions = client ? bodyCautions(client, age, today) : [];
    const passages = client
      ? carriedAnswer(question, clinical, { ...body, cautions })
      : await ofQuestion(question);
    setCarried({ question, clientId: client?.id, passages });
  };
  return { carried, look: (question: string) => void look(question).catch(() => undefined) };
}
