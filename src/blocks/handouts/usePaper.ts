import { useMemo } from 'react';
import { useData, useLive } from '../../data/react';
import type { Tier } from '../../domain/accounts/access/tiers';
import { presentTier } from '../../domain/person/clientList';
import { PRACTICE_ID } from '../../domain/records/practices';
import { buildLetterhead } from '../../domain/printable/letterhead';
import type { PrintContext } from '../../domain/printable/menu';
import { localDate } from '../../platform/clock';

export function usePaper():
  | (Pick<PrintContext, 'letterhead' | 'today'> & { plan: Tier })
  | undefined {
  const data = useData();
  const practices = useLive(() => data.practices.watchAll(), [data]);
  const notices = useLive(() => data.notices.watchAll(), [data]);
  return useMemo(() => {
    if (!practices || !notices) return undefined;
    const { plan } = presentTier(data.account, notices);
    const practice = practices.find(({ id }) => id === PRACTICE_ID);
    return { letterhead: buildLetterhead(data.account, practice, plan), today: localDate(), plan };
  }, [practices, notices, data.account]);
}
