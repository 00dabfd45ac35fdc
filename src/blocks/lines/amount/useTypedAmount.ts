import { useState } from 'react';
import { isAbsurdAmount } from '../../../domain/householdWords';
import { quantityText } from '../../../domain/quantities';
import { readTypedAmount } from '../../../domain/typedAmount';
import type { LineAmount } from '../../../domain/typedAmount';
import { linesText } from '../../../i18n/lines';
import { useEaters } from './eaters';
import { quantityMessage } from './quantityMessage';
import type { Counted } from './QuantityParts';

const text = linesText.line.amount;

const isSame = (one: LineAmount, other: LineAmount) =>
  one.quantity === other.quantity && one.unit === other.unit;

const amountOf = ({ quantity, unit, unitAmount }: Counted): LineAmount => ({
  quantity,
  unit,
  unitAmount,
});

interface Options {
  /** A line that is being added: its amount is asked about too, and follows what is typed at once. */
  isNew: boolean;
  /** Said until something is typed: how the amount was heard in the search. */
  heard: string;
  onChange: (amount: LineAmount) => void;
}

/**
 * The text of an amount. What is typed stays as it was typed, also when it is no amount: then the line keeps its last
 * one and `message` says so. More than anybody eats of one thing waits until a person says that it is meant.
 */
export function useTypedAmount(line: Counted, { isNew, heard, onChange }: Options) {
  const eaters = useEaters();
  const [typed, setTyped] = useState(() => quantityText(line.quantity));
  const [touched, setTouched] = useState(false);
  const [reported, setReported] = useState(() => amountOf(line));
  // The unit that a bare number counts: "15" may be grams on the way to "1 chén".
  const [home, setHome] = useState(() => ({ unit: line.unit, unitAmount: line.unitAmount }));
  const [meant, setMeant] = useState(() => (isNew ? '' : quantityText(line.quantity)));
  const [asked, setAsked] = useState(false);
  // An undo, another device or the buttons changed it.
  if (!isSame(line, reported)) {
    setReported(amountOf(line));
    setTyped(quantityText(line.quantity));
    setMeant(quantityText(line.quantity));
    setHome({ unit: line.unit, unitAmount: line.unitAmount });
  }
  const counted = { ...line, ...home };
  const reading = touched
    ? readTypedAmount(typed, counted)
    : { ok: true as const, amount: amountOf(line) };
  const isAbsurd = reading.ok && isAbsurdAmount({ ...line, ...reading.amount }, eaters);
  const waits = isAbsurd && meant !== typed;
  const report = (next: LineAmount) => {
    setReported(next);
    if (!isSame(next, line)) onChange(next);
  };
  const accept = () => {
    setMeant(typed);
    setAsked(false);
    if (reading.ok) report(reading.amount);
  };
  const said = quantityMessage(reading, line, counted, eaters);
  return {
    typed,
    valid: reading.ok && !waits,
    /** Whether a person has to say that so much is meant. */
    waits,
    accept,
    message: [
      !touched && said === '' ? heard : said,
      waits && asked ? text.enterAgain : '',
      waits && !isNew ? text.stillCounted(`${quantityText(line.quantity)} ${line.unit}`) : '',
    ]
      .filter(Boolean)
      .join(' '),
    /** Enter asks first, and passes when it is pressed again. @returns whether it passes */
    enter: (): boolean => {
      if (!reading.ok) return false;
      if (!waits) return true;
      if (asked) accept();
      else setAsked(true);
      return asked;
    },
    type: (next: string) => {
      setTyped(next);
      setTouched(true);
      setAsked(false);
      const read = readTypedAmount(next, counted);
      const holds = read.ok && !isNew && isAbsurdAmount({ ...line, ...read.amount }, eaters);
      if (read.ok && !holds) report(read.amount);
    },
    set: (quantity: number) => {
      const next = { ...amountOf(line), quantity };
      setTyped(quantityText(quantity));
      setMeant(quantityText(quantity));
      setTouched(false);
      setHome({ unit: line.unit, unitAmount: line.unitAmount });
      report(next);
    },
    tidy: () => {
      if (!reading.ok || waits) return;
      setTyped(quantityText(line.quantity));
      setMeant(quantityText(line.quantity));
      setHome({ unit: line.unit, unitAmount: line.unitAmount });
    },
  };
}
