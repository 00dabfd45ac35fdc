import { useMemo } from 'react';
import { useData, useLive } from '../../data/react';
import { visitsByClient } from '../../domain/person/clientList';
import type { Client } from '../../domain/records/clients';
import type { Consultation } from '../../domain/records/consultations';
import { buildAgenda, type Agenda } from '../../domain/practice/dashboard/agenda';
import { localDate } from '../../platform/clock';
import { useRestoring } from '../../ui/restoring';

export interface Day {
  today: string;
  clients: readonly Client[];
  byClient: ReadonlyMap<string, readonly Consultation[]>;
  agenda: Agenda;
}

export function useDay(): Day | undefined {
  const data = useData();
  const today = localDate();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const consultations = useLive(() => data.consultations.watchAll(), [data]);
  const restoring = useRestoring();
  return useMemo(() => {
    if (restoring || !clients || !consultations) return undefined;
    const byClient = visitsByClient(consultations);
    return { today, clients, byClient, agenda: buildAgenda(clients, byClient, today) };
  }, [restoring, clients, consultations, today]);
}
