import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useData, useLiveState } from '../../data/react';
import {
  clientAllowance,
  clientRows,
  countClients,
  filterClients,
  sortClients,
  type ClientAllowance,
  type ClientCounts,
  type ClientRow,
} from '../../domain/person/clientList';
import { useClientView } from './viewStore';

export interface ClientList {
  count: number;
  counts: ClientCounts;
  rows: ClientRow[];
  allowance: ClientAllowance;
}

function useStored() {
  const data = useData();
  const [attempt, setAttempt] = useState(0);
  const clients = useLiveState(() => data.clients.watchAll(), [data, attempt]);
  const consultations = useLiveState(() => data.consultations.watchAll(), [data, attempt]);
  const notices = useLiveState(() => data.notices.watchAll(), [data, attempt]);
  return {
    clients: clients.value,
    consultations: consultations.value,
    notices: notices.value,
    failed: [clients, consultations, notices].some(({ error }) => error !== undefined),
    retry: () => setAttempt(attempt + 1),
  };
}

interface ClientListState {
  list?: ClientList;
  failed: boolean;
  retry: () => void;
}

export function useClientList(): ClientListState {
  const data = useData();
  const { clients, consultations, notices, failed, retry } = useStored();
  const { filter: wanted, sort, openFor } = useClientView();
  const filter = useDeferredValue(wanted);
  const { accountId } = data.account;
  useEffect(() => openFor(accountId), [openFor, accountId]);

  const all = useMemo(
    () => clients && consultations && clientRows(clients, consultations),
    [clients, consultations],
  );
  const sorted = useMemo(() => all && sortClients(all, sort), [all, sort]);
  const rows = useMemo(() => sorted && filterClients(sorted, filter), [sorted, filter]);
  const counts = useMemo(() => clients && countClients(clients), [clients]);
  const allowance = useMemo(
    () => clients && notices && clientAllowance(data.account, notices, clients.length),
    [clients, notices, data.account],
  );
  if (!clients || !rows || !counts || !allowance) return { failed, retry };
  return { list: { count: clients.length, rows, counts, allowance }, failed, retry };
}
