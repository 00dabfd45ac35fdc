import { useEffect, useState } from 'react';
import { useData } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import type { Meals } from '../../domain/food/storedLines';
import { harmsFor } from './harmsFor';

const NONE: readonly string[] = [];

interface HarmReport {
  client: Client;
  days: readonly Meals[];
  harms: readonly string[];
}

export function useHarms(
  client: Client | undefined,
  days: readonly Meals[],
): readonly string[] | undefined {
  const data = useData();
  const [result, setResult] = useState<HarmReport>();
  useEffect(() => {
    if (!client) return undefined;
    let isLeft = false;
    const look = async () => {
      const harms = await harmsFor(data, client, days);
      if (!isLeft) setResult({ client, days, harms });
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [data, client, days]);
  if (!client) return NONE;
  return result?.days === days && result.client === client ? result.harms : undefined;
}
