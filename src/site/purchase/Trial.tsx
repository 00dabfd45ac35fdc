import { getPurchaseText } from '../../i18n/purchase';
import type { PurchaseView } from './model';

const text = getPurchaseText('recipes');

export function Trial({ trialTransfer }: Pick<PurchaseView, 'trialTransfer'>) {
  if (trialTransfer === undefined) return null;
  return (
    <p className="trial">
      {text.trial}{' '}
      <button
        type="button"
        className="button scripted"
        data-play={trialTransfer.amount}
        data-memo={trialTransfer.memo}
      >
        {text.play}
      </button>
    </p>
  );
}
