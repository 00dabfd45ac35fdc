import { Suspense } from 'react';
import { part } from '../../routing/part';
import { laterFrom } from '../../ui/laterPart';
import { closeLimit, useShownLimit } from './limitStore';

const LimitDialog = laterFrom(
  part(() => import('./LimitDialog')),
  (module) => module.LimitDialog,
);

export function LimitHost() {
  const shown = useShownLimit();
  if (!shown) return null;
  const { collection, tier, most } = shown.limit;
  return (
    <Suspense>
      <LimitDialog
        name={collection}
        tier={tier}
        most={most}
        hasDraft={shown.hasDraft}
        onClose={closeLimit}
      />
    </Suspense>
  );
}
