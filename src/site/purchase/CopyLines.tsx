import { getPurchaseText } from '../../i18n/purchase';
import { CopyIcon } from '../frame/icons';
import type { PurchaseView } from './model';

const text = getPurchaseText('recipes');

export function CopyLines({ view }: { view: PurchaseView }) {
  return (
    <dl className="copy-lines">
      {view.lines.map(({ label, value, plain }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd className="scripted">
            <button
              type="button"
              className="button square"
              data-copy={plain}
              data-copied={text.copied}
              data-not-copied={text.notCopied}
              aria-label={text.copy(label)}
            >
              <CopyIcon />
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
