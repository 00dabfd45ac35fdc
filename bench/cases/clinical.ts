import { writeFileSync } from 'node:fs';
import { addables } from '../../src/domain/menus/addables';
import { starterSet } from '../../sync-server/modules/catalogue/library';
import { readClients, readDisputed } from '../clinical/client';
import { categoriesByName } from '../clinical/foods';
import { reportText, summariseWeeks, weekText } from '../clinical/report';
import { clientWeek, type ClientWeek } from '../clinical/weekOfClient';
import type { Measured } from '../lib/line';
import type { Case } from './context';

function figures(weeks: readonly ClientWeek[]): Measured[] {
  const { unsafe, poor, falseShare, goodDays, wrongStops, ...times } = summariseWeeks(weeks);
  const { median, longest, work } = times;
  return [
    { name: 'refused as unsafe', ours: unsafe, unit: '', target: { atMost: 0 } },
    { name: 'refused as poor', ours: poor, unit: '' },
    { name: 'false alarms among lines', ours: falseShare * 100, unit: '%', target: { atMost: 2 } },
    {
      name: 'days without refusal',
      ours: goodDays * 100,
      unit: '%',
      more: true,
      target: { atLeast: 100 },
    },
    { name: 'stops that are wrong', ours: wrongStops, unit: '', target: { atMost: 0 } },
    { name: 'a week, median', ours: median, unit: 'ms', target: { atMost: 2000 } },
    { name: 'a week, median of processor time', ours: work, unit: 'ms' },
    { name: 'a week, longest', ours: longest, unit: 'ms' },
  ];
}

export const clinical: Case = async (run) => {
  const set = starterSet();
  const all = addables(set.catalogue, [], [], set.library);
  const getCategory = categoriesByName(all.values());
  const chosen = run.clients ?? [];
  const clients = readClients().filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  const disputes = readDisputed();
  const weeks = clients.map((client) => {
    const week = clientWeek(client, all, getCategory, disputes);
    if (run.details !== undefined) run.note(weekText(week));
    return week;
  });
  const text = reportText(weeks);
  if (run.details === undefined) run.note(text);
  else writeFileSync(run.details, text);
  for (const one of figures(weeks)) run.report({ ...one, name: `clinical: ${one.name}` });
};
