import { Box, Heading } from '@chakra-ui/react';
import { useMemo } from 'react';
import { RecallTable } from '../../blocks/meals/RecallTable';
import { useData, useLive } from '../../data/react';
import { consultationHistory } from '../../domain/person/clientList';
import { menuTotals } from '../../domain/nutrition/totals';
import { latestRecall } from '../../domain/menus/recall';
import { recallText as text } from '../../i18n/recall';
import { formatDate } from '../../ui/format';
import type { Eaten } from './hooks/useEaten';

export function PlanRecall({ eaten: { client, totals, targets } }: { eaten: Eaten }) {
  const data = useData();
  const visits = useLive(() => data.consultations.watchAll(), [data]);
  const recall = useMemo(() => {
    if (!client || !visits) return undefined;
    const newest = consultationHistory(visits, client.id).map((entry) => entry.consultation);
    const latest = latestRecall(newest);
    return latest && { date: latest.date, totals: menuTotals(latest.meals) };
  }, [client, visits]);
  if (!recall) return null;
  const title = text.against(formatDate(recall.date));
  return (
    <Box
      as="section"
      aria-label={title}
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      px={{ base: '3', md: '4' }}
      py="3"
    >
      <Heading as="h2" size="sm" mb="1">
        {title}
      </Heading>
      <RecallTable
        label={title}
        eaten={recall.totals}
        planned={{ name: text.plan, totals: totals.mean }}
        targets={targets.targets}
        limits={targets.clinical.limits}
      />
    </Box>
  );
}
