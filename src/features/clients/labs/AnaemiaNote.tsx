import { Text } from '@chakra-ui/react';
import type { Anaemia } from '../../../domain/clinical/anaemia';
import { labTexts as texts } from '../../../i18n/labs';
import { formatNumber } from '../../../ui/format';

const off = (amount: number) => (amount > 0 ? formatNumber(amount) : '');

export function AnaemiaNote({ value, anaemia }: { value: number; anaemia: Anaemia }) {
  const { level, cutOff, adjusted, forAltitude, forSmoking, isTrimesterUnknown, source } = anaemia;
  if (level === 'none') return null;
  const more = [
    forAltitude + forSmoking > 0
      ? texts.adjusted(formatNumber(adjusted, 0), off(forAltitude), off(forSmoking))
      : '',
    isTrimesterUnknown ? texts.trimesterUnknown : '',
    texts.source(source.guideline, source.year),
  ];
  return (
    <Text textStyle="sm">
      <Text as="span" color="fg.warning" fontWeight="medium">
        {texts.anaemia(level, formatNumber(value, 0), String(cutOff))}
      </Text>{' '}
      <Text as="span" color="fg.muted">
        {more.filter(Boolean).join(' · ')}
      </Text>
    </Text>
  );
}
