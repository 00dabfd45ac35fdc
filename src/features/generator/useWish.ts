import { useMemo } from 'react';
import { useTargets, type MenuTargets } from '../../blocks/targets/useTargets';
import { useData, useLive } from '../../data/react';
import { consultationHistory } from '../../domain/person/clientList';
import type { Client } from '../../domain/records/clients';
import type { Wish } from '../../domain/generator/types';
import { wishFor, type WishOptions } from '../../domain/generator/wishFor';
import { localDate } from '../../platform/clock';
import type { GeneratorSources } from '../../workers/generatorService';

export function useSources(): GeneratorSources | undefined {
  const data = useData();
  const catalogue = useLive(() => data.catalogue.watchAll(), [data]);
  const foods = useLive(() => data.foods.watchAll(), [data]);
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const library = useLive(() => data.library.watchAll(), [data]);
  return useMemo(() => {
    if (!catalogue || !foods || !recipes || !library) return undefined;
    // Masters are not used, and sending them to the worker would copy all their lines.
    const templates = library.filter(({ kind }) => kind === 'template');
    return { catalogue, foods, recipes, library: templates };
  }, [catalogue, foods, recipes, library]);
}

export function useWish(
  client: Client,
  options: WishOptions,
  startDate: string,
): { wish?: Wish; targets: MenuTargets } {
  const data = useData();
  const all = useLive(() => data.consultations.watchAll(), [data]);
  const targets = useTargets(client);
  const wish = useMemo((): Wish | undefined => {
    if (targets.pending || !all) return undefined;
    const visits = consultationHistory(all, client.id).map(({ consultation }) => consultation);
    return wishFor({ client, visits, day: targets, today: localDate(), startDate }, options);
  }, [client, targets, options, all, startDate]);
  return { ...(wish ? { wish } : {}), targets };
}
