import { useEffect, useState } from 'react';
import { useData } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import type { Meals } from '../../domain/food/storedLines';
import type { MadeMenu } from '../../domain/verdict/harm/madeForOthers';
import { harmsFor } from './harmsFor';

const NONE: readonly string[] = [];

interface HarmReport {
  client: Client;
  days: readonly Meals[];
  made: readonly MadeMenu[];
  harms: readonly string[];
}

/** @param made keeps its identity while it says the same; absent: not read yet */
export function useHarms(
  client: Client | undefined,
  days: readonly Meals[],
  made: readonly MadeMenu[] | undefined,
): readonly string[] | undefined {
  const data = useData();
  const [result, setResult] = useState<HarmReport>();
  useEffect(() => {
    if (!client || !made) return undefined;
    let isLeft = false;
    const look = async () => {
      const harms = await harmsFor(data, client, days, made);
      if (!isLeft) setResult({ client, days, made, harms });
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [data, client, days, made]);
  if (!client) return NONE;
  const isPresent = result?.days === days && result.client === client && result.made === made;
  return isPresent ? result.harms : undefined;
}
