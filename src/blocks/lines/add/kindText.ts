import type { Edible } from '../../../domain/food/catalogue';
import { getGlycaemicIndex } from '../../../domain/food/glycaemicIndex';
import { getLabel } from '../../../i18n/labelOf';
import { linesText } from '../../../i18n/lines';
import { formatNumber } from '../../../ui/format';

const text = linesText.add;

function glycaemicText(edible: Edible): string {
  const index = getGlycaemicIndex(edible);
  if (index.kind !== 'measured') return text.glycaemicIndex[index.kind];
  const source = index.source && getLabel(text.glycaemicIndex.sources, index.source);
  return text.glycaemicIndex.measured(formatNumber(index.value, 0), source);
}

export function kindText(edible: Edible): string {
  const { purine } = edible.nutrients;
  const { amount, unit } = edible.basis;
  return [
    glycaemicText(edible),
    purine === undefined
      ? text.purine.unknown
      : text.purine.known(formatNumber(purine, 0), `${formatNumber(amount, 0)}\u00a0${unit}`),
  ].join(' · ');
}
