import { Suspense } from 'react';
import { part } from '../../routing/part';
import { laterFrom } from '../../ui/laterPart';
import { closeLimit, useShownLimit } from './limitStore';

const LimitDialog = laterFrom(
  part(() => import('./LimitDialog')),
  (module) => module.LimitDialog,
);

export function LimitHost() {
  const limit = useShownLimit();
  if (!limit) return null;
  const { collection, tier, most } = limit.limit;
  return (
    <Suspense>
      <LimitDialog
        name={collection}
        tier={tier}
        most={most}
        hasDraft={limit.hasDraft}
        onClose={closeLimit}
      />
    </Suspense>
  );
}
