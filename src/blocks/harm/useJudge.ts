import { useCallback } from 'react';
import { useData } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import type { Meals } from '../../domain/food/storedLines';
import type { MadeMenu } from '../../domain/verdict/harm/madeForOthers';
import { harmsFor } from './harmsFor';

export function useJudge(
  made: MadeMenu | undefined,
): (client: Client, meals: Meals) => Promise<string[]> {
  const data = useData();
  return useCallback(
    (client, meals) => harmsFor(data, client, [meals], made ? [made] : []),
    [data, made],
  );
}
