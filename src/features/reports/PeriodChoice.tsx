import { Button, Field, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { isPeriod, weeksBefore, type Period } from '../../domain/practice/reports/period';
import { reportsText } from '../../i18n/reports';
import { localDate } from '../../platform/clock';
import { formatDate } from '../../ui/format';
import { DateInput } from '../../ui/DateInput';

const texts = reportsText.period;

const WEEKS = [4, 13, 52] as const;
export const firstPeriod = (): Period => weeksBefore(localDate(), WEEKS[1]);

interface PeriodChoiceProps {
  period: Period;
  onChange: (period: Period) => void;
}

function OwnDates({ period, onChange }: PeriodChoiceProps) {
  const [typed, setTyped] = useState(period);
  const isBroken = !isPeriod(typed);
  const change = (next: Period) => {
    setTyped(next);
    if (isPeriod(next)) onChange(next);
  };
  return (
    <Field.Root invalid={isBroken} w="auto">
      <Flex gap="2" wrap="wrap" align="center">
        {(['from', 'to'] as const).map((end) => (
          <DateInput
            key={end}
            w="auto"
            aria-label={texts[end]}
            value={typed[end]}
            onChange={(day) => change({ ...typed, [end]: day })}
          />
        ))}
      </Flex>
      <Field.ErrorText>{texts.broken}</Field.ErrorText>
    </Field.Root>
  );
}

export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const [chosen, setChosen] = useState<number | 'own'>(WEEKS[1]);
  const choose = (weeks: number) => {
    setChosen(weeks);
    onChange(weeksBefore(localDate(), weeks));
  };
  return (
    <Flex gap="3" wrap="wrap" align="center">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as a row in all engines */}
      <Flex gap="1" wrap="wrap" role="group" aria-label={texts.label}>
        {[...WEEKS, 'own' as const].map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === chosen ? 'subtle' : 'ghost'}
            colorPalette={one === chosen ? 'leaf' : 'gray'}
            aria-pressed={one === chosen}
            onClick={() => (one === 'own' ? setChosen(one) : choose(one))}
          >
            {one === 'own' ? texts.own : texts.weeks(one)}
          </Button>
        ))}
      </Flex>
      {chosen === 'own' ? (
        <OwnDates period={period} onChange={onChange} />
      ) : (
        <Text fontWeight="semibold">
          {texts.range(formatDate(period.from), formatDate(period.to))}
        </Text>
      )}
    </Flex>
  );
}
