import { siteText } from '../../i18n/site';
import { WarningIcon } from '../frame/icons';
import type { DailyMenuView } from './model';

const { menu: text } = siteText;

function Told({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p>
      <b>{`${label}: `}</b>
      {names.join('; ')}.
    </p>
  );
}

export function Allergens({
  allergens: { contains, may, unknown, isPartial },
}: Pick<DailyMenuView, 'allergens'>) {
  const isClear = contains.length + may.length === 0 && !unknown && !isPartial;
  return (
    <section
      className="allergens"
      data-clear={isClear ? '' : undefined}
      aria-label={text.allergens}
    >
      <WarningIcon />
      <div>
        <Told label={text.contains} names={contains} />
        <Told label={text.may} names={may} />
        {unknown ? <p>{text.notKnown(unknown)}</p> : null}
        {isClear ? <p>{text.noneFound}</p> : null}
        {isPartial ? <p>{text.partlyRead}</p> : null}
        <p className="small">{text.readLabels}</p>
      </div>
    </section>
  );
}
