import { Box, IconButton, Input, InputGroup, Text, type InputProps } from '@chakra-ui/react';
import { Calendar } from 'lucide-react';
import { useRef, useState } from 'react';
import { dateInVietnam, dateText } from '../domain/text/days';
import { isCalendarDay, readDay, type DateProblem } from '../domain/text/readDate';
import { dateFieldText as texts } from '../i18n/dateField';
import { isComposing } from './composing';

interface DateInputProps extends Omit<InputProps, 'value' | 'onChange' | 'onBlur' | 'type'> {
  /** `YYYY-MM-DD`, empty, or with `keepsUnread` what was typed instead. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The form keeps and judges what is no date; without, such a text is an empty value and the field says why. */
  keepsUnread?: boolean;
}

const ISO = /^\d{4}-\d{2}-\d{2}$/;
/** A year of four digits is complete; a shorter one may be half of one until the field is left. */
const COMPLETE = /(?:^|\D)\d{4}\s*$|^\s*\d{4}-\d{2}-\d{2}\s*$|^\s*\d{8}\s*$/;

const isDay = (value: string): boolean => ISO.test(value) && isCalendarDay(value);
const shownDay = (value: string): string => (isDay(value) ? dateText(value) : value);
const read = (typed: string) => readDay(typed, { today: dateInVietnam(new Date()) });

/** What is typed, until another value comes from elsewhere. */
interface Typed {
  text: string;
  values: readonly string[];
  problem?: DateProblem;
}

function useTypedDate({ value, onChange, keepsUnread }: DateInputProps) {
  const [typed, setTyped] = useState<Typed>();
  const own = typed?.values.includes(value) ? typed : undefined;
  const valueOf = (text: string, isOver: boolean): string => {
    if (text.trim() === '') return '';
    const day = isOver || COMPLETE.test(text) ? read(text) : { problem: 'unreadable' };
    if (typeof day === 'string') return day;
    return keepsUnread ? text : '';
  };
  const type = (text: string) => {
    const next = valueOf(text, false);
    setTyped({ text, values: [value, next] });
    if (next !== value) onChange(next);
  };
  const leave = () => {
    if (!own) return;
    const next = valueOf(own.text, true);
    const day = own.text.trim() === '' ? '' : read(own.text);
    setTyped(
      typeof day === 'string'
        ? undefined
        : { text: own.text, values: [value, next], problem: day.problem },
    );
    if (next !== value) onChange(next);
  };
  const choose = (day: string) => {
    setTyped(undefined);
    onChange(day);
  };
  return { text: own?.text ?? shownDay(value), problem: own?.problem, type, leave, choose };
}

/** The browser's calendar alone: its field writes dates in the order of the browser's own language. */
function CalendarButton({ value, onChoose }: { value: string; onChoose: (day: string) => void }) {
  const calendar = useRef<HTMLInputElement>(null);
  const open = () => {
    try {
      calendar.current?.showPicker();
    } catch {
      // A browser without a calendar, or within a foreign frame: the date is typed.
    }
  };
  return (
    <Box position="relative">
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={isDay(value) ? value : ''}
        onChange={({ target }) => target.value && onChoose(target.value)}
        style={{
          position: 'absolute',
          insetInlineEnd: 0,
          bottom: 0,
          width: 1,
          opacity: 0,
          pointerEvents: 'none',
        }}
      />
      <IconButton
        aria-label={texts.calendar}
        variant="ghost"
        size="sm"
        color="fg.muted"
        disabled={!('showPicker' in HTMLInputElement.prototype)}
        onClick={open}
      >
        <Calendar size={16} aria-hidden />
      </IconButton>
    </Box>
  );
}

/** A day is typed and shown day first, whatever language the browser speaks. */
export function DateInput(props: DateInputProps) {
  const { value, onChange: _change, onBlur, keepsUnread = false, w, ...rest } = props;
  const { text, problem, type, leave, choose } = useTypedDate(props);
  const isTold = problem !== undefined && !keepsUnread;
  return (
    <Box w={w ?? 'full'} minW="40">
      <InputGroup
        endElement={<CalendarButton value={value} onChoose={choose} />}
        endElementProps={{ px: '1' }}
      >
        <Input
          {...rest}
          type="text"
          inputMode="text"
          autoComplete="off"
          placeholder={texts.order}
          fontVariantNumeric="tabular-nums"
          value={text}
          {...(isTold ? { 'aria-invalid': true } : {})}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) leave();
          }}
          onBlur={() => {
            leave();
            onBlur?.();
          }}
        />
      </InputGroup>
      {isTold ? (
        <Text role="alert" textStyle="xs" color="fg.error" mt="1">
          {texts.problems[problem]}
        </Text>
      ) : null}
    </Box>
  );
}
