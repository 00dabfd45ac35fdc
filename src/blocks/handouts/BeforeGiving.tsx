import { useMemo } from 'react';
import { useData, useLive } from '../../data/react';
import { clientGuidance } from '../../domain/verdict/advice/client';
import type { Client } from '../../domain/records/clients';
import { checkedDiet, type ChosenDiet } from '../../domain/records/hospitalDietForms';
import { localDate } from '../../platform/clock';
import { BeforeHandout } from './BeforeHandout';

interface BeforeGivingProps {
  client: Client;
  diet: ChosenDiet | undefined;
}

export function BeforeGiving({ client, diet }: BeforeGivingProps) {
  const data = useData();
  const visits = useLive(() => data.consultations.watchAll(), [data]);
  const guidance = useMemo(
    () => visits && clientGuidance(client, visits, localDate(), checkedDiet(client, diet)),
    [client, visits, diet],
  );
  return guidance ? <BeforeHandout handout={{ client, guidance }} /> : null;
}
