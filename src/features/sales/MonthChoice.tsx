import { Flex } from '@chakra-ui/react';
import { salesText as text } from '../../i18n/sales';
import { Choice } from '../../ui/ListTools';

const YEARS = 5;
const MONTHS = 12;

const padded = (month: number): string => String(month).padStart(2, '0');

/** @param present `YYYY-MM` */
export function monthsOffered(
  year: number,
  present: string,
): { months: readonly number[]; years: readonly number[] } {
  const [thisYear = 0, thisMonth = 0] = present.split('-').map(Number);
  const count = year < thisYear ? MONTHS : thisMonth;
  return {
    months: Array.from({ length: count }, (_, at) => at + 1),
    years: Array.from({ length: YEARS + 1 }, (_, at) => thisYear - at),
  };
}

/** @returns `YYYY-MM`; the last month on offer where the choice lies in the future */
export function chosenMonth(year: number, month: number, present: string): string {
  const selectedMonth = `${year}-${padded(month)}`;
  return selectedMonth > present ? present : selectedMonth;
}

interface MonthChoiceProps {
  /** `YYYY-MM` */
  value: string;
  present: string;
  onChange: (month: string) => void;
}

/** A month by two choices: a field of the browser would speak the browser's language. */
export function MonthChoice({ value, present, onChange }: MonthChoiceProps) {
  const [year = 0, month = 0] = value.split('-').map(Number);
  const { months, years } = monthsOffered(year, present);
  return (
    <Flex gap="2" maxW="md">
      <Choice
        label={text.month}
        value={String(month)}
        options={months.map((one) => ({ value: String(one), label: text.monthLabel(one) }))}
        onChange={(next) => onChange(chosenMonth(year, Number(next), present))}
      />
      <Choice
        label={text.year}
        value={String(year)}
        options={years.map((one) => ({ value: String(one), label: text.yearLabel(one) }))}
        onChange={(next) => onChange(chosenMonth(Number(next), month, present))}
      />
    </Flex>
  );
}
