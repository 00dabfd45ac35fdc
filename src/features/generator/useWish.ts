import { useMemo } from 'react';
import { useTargets } from '../../blocks/targets/useTargets';
import type { MenuTargets } from '../../blocks/targets/useTargets';
import { useData, useLive } from '../../data/react';
import { consultationHistory } from '../../domain/clientList';
import type { Client } from '../../domain/collections/clients';
import type { Consultation } from '../../domain/collections/consultations';
import type { MealSlot } from '../../domain/collections/shared/lines';
import { isShortOfMoney } from '../../domain/customs/client';
import { careOf } from '../../domain/generator/care';
import { dayRestrictionsOf, eaterOf } from '../../domain/generator/eater';
import { dietOfCode } from '../../domain/hospitalDiets/diets';
import { illnessOf } from '../../domain/hospitalDiets/illness';
import { targetOfDiet } from '../../domain/hospitalDiets/target';
import { isOfOrder } from '../../domain/orders/client';
import type { CostLevel, Region } from '../../domain/generator/marks';
import type { Wish } from '../../domain/generator/types';
import { monthOf } from '../../domain/targets/body';
import { standardOf } from '../../domain/verdict/standard';
import { localDate } from '../../platform/clock';
import type { GeneratorSources } from '../../workers/generatorService';

/** Wishes of a person beside the client's record. */
export interface Asked {
  days: number;
  slots: readonly MealSlot[];
  refused: readonly string[];
  region?: Region;
  maxMinutes?: number;
  maxCost?: CostLevel;
}

/** Everything on this device that can be eaten; `undefined` until it is read. */
export function useSources(): GeneratorSources | undefined {
  const data = useData();
  const catalogue = useLive(() => data.catalogue.watchAll(), [data]);
  const foods = useLive(() => data.foods.watchAll(), [data]);
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const library = useLive(() => data.library.watchAll(), [data]);
  return useMemo(() => {
    if (!catalogue || !foods || !recipes || !library) return undefined;
    // Masters are not read, and would travel with their lines.
    const templates = library.filter(({ kind }) => kind === 'template');
    return { catalogue, foods, recipes, library: templates };
  }, [catalogue, foods, recipes, library]);
}

/** The dearest dishes of who is short of money: no beef, no prawns. */
const CHEAP: CostLevel = 2;

interface Known {
  client: Client;
  visits: readonly Consultation[];
  targets: MenuTargets;
  startDate: string;
}

/** The wish that is made of a client's record, visits and targets. */
function wishOf({ client, visits, targets, startDate }: Known, asked: Asked): Wish {
  const { sources, clinical } = targets;
  const day = { ...targets, ...(targets.targets ? { targets: targets.targets } : {}) };
  const target = {
    ...(targets.targets ? { targets: targets.targets } : {}),
    sources,
    limits: clinical.limits,
  };
  const diet = dietOfCode(client.hospitalDiet?.code);
  const standard = standardOf({ day: { ...day, sources, clinical }, diet });
  const dayRestrictions = startDate === '' ? [] : dayRestrictionsOf(client, startDate, asked.days);
  return {
    // Who has little money gets no dear dishes, unless another level is asked for.
    ...(isShortOfMoney(client, localDate()) ? { maxCost: CHEAP } : {}),
    ...asked,
    ...(isOfOrder(client) ? { cookableOnly: true } : {}),
    eater: eaterOf(client),
    illness: illnessOf(client, localDate()),
    target: diet ? targetOfDiet(target, diet) : target,
    standard,
    care: careOf(client, visits, monthOf(localDate()), clinical.limits),
    ...(dayRestrictions.length > 0 ? { dayRestrictions } : {}),
  };
}

/** The client's targets, and the wish that is made of them; `undefined` until they are known. */
export function useWish(
  client: Client,
  asked: Asked,
  startDate: string,
): { wish?: Wish; targets: MenuTargets } {
  const data = useData();
  const all = useLive(() => data.consultations.watchAll(), [data]);
  const targets = useTargets(client);
  const wish = useMemo((): Wish | undefined => {
    if (targets.pending || !all) return undefined;
    const visits = consultationHistory(all, client.id).map(({ consultation }) => consultation);
    return wishOf({ client, visits, targets, startDate }, asked);
  }, [client, targets, asked, all, startDate]);
  return { ...(wish ? { wish } : {}), targets };
}
