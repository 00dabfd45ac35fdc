import { meterState, worstLevel } from '../../domain/accounts/access/meter';
import { usageText as texts } from '../../i18n/usage';
import { Notice } from '../../ui/Notice';
import type { MeterFacts } from './UsageMeter';

export function UsageBanner({ meters }: { meters: readonly MeterFacts[] }) {
  const all = meters.map((facts) => ({ ...facts, ...meterState(facts.used ?? 0, facts.most) }));
  const worst = worstLevel(all);
  if (worst === 'free') return null;
  const names = all
    .filter(({ level }) => level === worst)
    .map(({ what }) => texts.names[what].toLocaleLowerCase('vi').replace('ai ', 'AI '))
    .join(', ');
  return (
    <Notice
      tone="warning"
      title={worst === 'reached' ? texts.bannerReached(names) : texts.bannerNear(names)}
    />
  );
}
