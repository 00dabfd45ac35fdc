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
  /** All clients of the device, in no order. */
  count: number;
  counts: ClientCounts;
  /** Rows that the filter lets through, sorted. */
  rows: ClientRow[];
  allowance: ClientAllowance;
}

/** Reads the parts of the list; asked once more by `retry`, where the device could not read it. */
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
  /** Absent until the device has answered. */
  list?: ClientList;
  failed: boolean;
  retry: () => void;
}

/** The list as the filter and the sort want it. */
export function useClientList(): ClientListState {
  const data = useData();
  const { clients, consultations, notices, failed, retry } = useStored();
  const { filter: wanted, sort, openFor } = useClientView();
  // The keystroke is drawn before the list that it leads to.
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
