import { useState } from 'react';
import { isAbsurdAmount } from '../../../domain/food/householdWords';
import { quantityText } from '../../../domain/food/quantities';
import {
  readTypedAmount,
  type AmountReading,
  type LineAmount,
} from '../../../domain/food/typedAmount';
import { linesText } from '../../../i18n/lines';
import { useEaters } from './eaters';
import { quantityMessage } from './quantityMessage';
import type { Counted } from './QuantityParts';

const text = linesText.line.amount;

const isSame = (one: LineAmount, other: LineAmount) =>
  one.quantity === other.quantity && one.unit === other.unit;

const toLineAmount = ({ quantity, unit, unitAmount }: Counted): LineAmount => ({
  quantity,
  unit,
  unitAmount,
});

interface Typing {
  inputText: string;
  isTyped: boolean;
  reported: LineAmount;
  /** Unit of a bare number; kept while typing, since "15" may be grams on the way to "1 chén". */
  home: Pick<LineAmount, 'unit' | 'unitAmount'>;
  meant: string;
  isAsked: boolean;
  isFresh: boolean;
}

function settled(line: Counted, quantity = line.quantity): Typing {
  const { unit, unitAmount } = line;
  const inputText = quantityText(quantity);
  const reported = { quantity, unit, unitAmount };
  return {
    inputText,
    isTyped: false,
    reported,
    home: { unit, unitAmount },
    meant: inputText,
    isAsked: false,
    isFresh: false,
  };
}

function useTyping(line: Counted, isNew: boolean) {
  const start = settled(line);
  const [storedTyping, setTyping] = useState<Typing>(
    isNew ? { ...start, meant: '', isFresh: true } : start,
  );
  const typing = isSame(line, storedTyping.reported) ? storedTyping : start;
  if (typing !== storedTyping) setTyping(start);
  return [typing, setTyping] as const;
}

interface Options {
  isNew: boolean;
  heard: string;
  onChange: (amount: LineAmount) => void;
}

function readTyping({ inputText, isTyped, home, meant }: Typing, line: Counted, eaters: number) {
  const counted = { ...line, ...home };
  const reading: AmountReading = isTyped
    ? readTypedAmount(inputText, counted)
    : { ok: true, amount: toLineAmount(line) };
  const isAbsurd = reading.ok && isAbsurdAmount({ ...line, ...reading.amount }, eaters);
  const remark = quantityMessage(reading, line, counted, eaters);
  return { reading, waits: isAbsurd && meant !== inputText, remark };
}

function getMessage(
  { isFresh, isAsked }: Typing,
  { waits, remark }: ReturnType<typeof readTyping>,
  line: Counted,
  { isNew, heard }: Options,
): string {
  const counts = text.stillCounted(`${quantityText(line.quantity)} ${line.unit}`);
  const sentences = [
    isFresh && remark === '' ? heard : remark,
    waits && isAsked ? text.enterAgain : '',
    waits && !isNew ? counts : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

/**
 * Keeps the text as typed even if it is no amount: then the line keeps its last one and `message` says so. Absurd amounts
 * wait for a confirmation.
 */
export function useTypedAmount(line: Counted, options: Options) {
  const { isNew, onChange } = options;
  const eaters = useEaters();
  const [typing, setTyping] = useTyping(line, isNew);
  const now = readTyping(typing, line, eaters);
  const { reading, waits } = now;
  const take = (next: Typing) => {
    setTyping(next);
    if (!isSame(next.reported, line)) onChange(next.reported);
  };
  const accept = () => {
    if (reading.ok)
      take({ ...typing, meant: typing.inputText, isAsked: false, reported: reading.amount });
  };
  return {
    inputText: typing.inputText,
    valid: reading.ok && !waits,
    waits,
    accept,
    message: getMessage(typing, now, line, options),
    /**
     * The first Enter asks, the second confirms.
     * @returns whether it passes
     */
    enter: (): boolean => {
      if (!waits) return reading.ok;
      if (typing.isAsked) accept();
      else setTyping({ ...typing, isAsked: true });
      return typing.isAsked;
    },
    type: (inputText: string) => {
      const next = { ...typing, inputText, isTyped: true, isAsked: false, isFresh: false };
      const read = readTyping(next, line, eaters);
      const isHeld = !read.reading.ok || (read.waits && !isNew);
      take(read.reading.ok && !isHeld ? { ...next, reported: read.reading.amount } : next);
    },
    set: (quantity: number) => take(settled(line, quantity)),
    tidy: () => {
      if (reading.ok && !waits) setTyping(settled(line));
    },
  };
}
