import { useMemo, useState } from 'react';
import { useTargets, type MenuTargets } from '../../blocks/targets/useTargets';
import { useData, useLive } from '../../data/react';
import type { Identity } from '../../domain/practice/ai/identity';
import {
  SENT_PARTS,
  withoutNames,
  type SentPart,
  type UserData,
} from '../../domain/practice/ai/userData';
import { clientRows, consultationHistory } from '../../domain/person/clientList';
import type { Client } from '../../domain/records/clients';
import { localDate } from '../../platform/clock';
import { filterUserData, buildUserData } from './userData';

const NOBODY: Identity = { names: [] };

function useKnown(client: Client | undefined, clients: readonly Client[]) {
  const data = useData();
  const visits = useLive(() => data.consultations.watchAll(), [data]);
  const { targets, clinical } = useTargets(client);
  const split = useMemo(() => {
    const others = clients.filter((one) => one !== client).map(({ clientName }) => clientName);
    if (!client) return { known: {}, identity: { ...NOBODY, others } };
    const own = consultationHistory(visits ?? [], client.id).map(
      ({ consultation }) => consultation,
    );
    const weight = clientRows([client], own)[0]?.weight;
    const identity: Identity = {
      names: [client.clientName],
      others,
      emails: client.email ? [client.email] : [],
      phones: client.phone ? [client.phone] : [],
    };
    const known = buildUserData(client, weight, targets, localDate());
    return { known: withoutNames(known, identity), identity };
  }, [client, clients, visits, targets]);
  return { ...split, clinical };
}

export interface SentData {
  known: UserData;
  sent: UserData;
  left: ReadonlySet<string>;
  identity: Identity;
  clinical: MenuTargets['clinical'];
  toggle(part: SentPart): void;
}

export function useSent(client: Client | undefined, clients: readonly Client[]): SentData {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { known, identity, clinical } = useKnown(client, clients);
  const toggle = (part: SentPart) =>
    setLeft((now) => {
      const next = new Set(now);
      if (!next.delete(part)) next.add(part);
      return next;
    });
  return { known, identity, clinical, sent: filterUserData(known, left, SENT_PARTS), left, toggle };
}
