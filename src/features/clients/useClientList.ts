import { useDeferredValue, useEffect, useMemo } from 'react';
import { useData, useLive } from '../../data/react';
import type { ClientAllowance, ClientCounts, ClientRow } from '../../domain/clientList';
import {
  clientAllowance,
  clientRows,
  countClients,
  filterClients,
  sortClients,
} from '../../domain/clientList';
import { useClientView } from './viewStore';

export interface ClientList {
  /** All clients of the device, in no order. */
  count: number;
  counts: ClientCounts;
  /** What the filter lets through, sorted. */
  rows: ClientRow[];
  allowance: ClientAllowance;
}

/** The list as the filter and the sort want it; `undefined` until the device has answered. */
export function useClientList(): ClientList | undefined {
  const data = useData();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const consultations = useLive(() => data.consultations.watchAll(), [data]);
  const notices = useLive(() => data.notices.watchAll(), [data]);
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
  if (!clients || !rows || !counts || !allowance) return undefined;
  return { count: clients.length, rows, counts, allowance };
}
