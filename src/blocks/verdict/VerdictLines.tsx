import { Box, Stack, Text } from '@chakra-ui/react';
import {
  knownText,
  limitText,
  lineName,
  originText,
  sayVerdict,
  statusText,
  verdictWords as words,
  type VerdictLevel,
} from '../../domain/verdict/say';
import type { Status, VerdictLine } from '../../domain/verdict/types';
import { verdictText as text } from '../../i18n/verdict';
import { tabular } from '../../ui/theme';

/** For plain elements, which follow each keystroke. */
const COLOURS: Readonly<Record<Status, string>> = {
  over: 'var(--chakra-colors-fg-error)',
  short: 'var(--chakra-colors-fg-warning)',
  unknown: 'var(--chakra-colors-fg-muted)',
  yielded: 'var(--chakra-colors-fg-warning)',
  met: 'var(--chakra-colors-fg-success)',
};
const OF_LEVEL: Readonly<Record<VerdictLevel, Status>> = {
  missed: 'over',
  open: 'unknown',
  met: 'met',
  empty: 'unknown',
};

/** The sentence on some lines, in the colour of what it says. */
export function VerdictSentence({ lines }: { lines: readonly VerdictLine[] }) {
  const { level, text: said } = sayVerdict(lines);
  return (
    <span data-verdict={level} style={{ color: COLOURS[OF_LEVEL[level]], fontWeight: 600 }}>
      {said}
    </span>
  );
}

/** One limit: amount, bound, what is said of it, what brings it, and whose it is. */
export function VerdictLineText({
  line,
  days = [],
}: {
  line: VerdictLine;
  days?: readonly string[];
}) {
  const { limit, status, from = [] } = line;
  return (
    <span>
      <strong>{lineName(line)}</strong> {knownText(line)}, {limitText(limit)}:{' '}
      <span style={{ color: COLOURS[status], fontWeight: 600 }}>{statusText(line)}</span>
      {days.length > 0 ? ` · ${words.onDays(days)}` : ''}
      {from.length > 0 && status !== 'met' ? ` · ${words.from(from)}` : ''}{' '}
      <small style={{ color: 'var(--chakra-colors-fg-muted)' }}>{originText(limit.origin)}</small>
    </span>
  );
}

/** One limit in short; whose it is, what brings it and on which days opens with a press. */
export function CompactLine(props: {
  line: VerdictLine;
  lead?: string;
  days?: readonly string[];
  all?: number;
}) {
  const { line, lead = '', days = [], all = 1 } = props;
  const { limit, status, from = [] } = line;
  return (
    <details>
      <summary style={{ cursor: 'pointer' }}>
        {lead}
        <strong>{lineName(line)}</strong> {knownText(line)}, {limitText(limit)}:{' '}
        <span style={{ color: COLOURS[status], fontWeight: 600 }}>{statusText(line)}</span>
        {days.length > 0 ? ` · ${text.days(days.length, all)}` : ''}
      </summary>
      <div style={{ paddingInlineStart: '1rem', color: 'var(--chakra-colors-fg-muted)' }}>
        {days.length > 0 ? <div>{words.onDays(days)}</div> : null}
        {from.length > 0 && status !== 'met' ? <div>{words.from(from)}</div> : null}
        <small>{originText(limit.origin)}</small>
      </div>
    </details>
  );
}

/** Lines behind a press: what cannot be said, or what is met. */
export function FoldedLines({ label, lines }: { label: string; lines: readonly VerdictLine[] }) {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary style={{ cursor: 'pointer', padding: '0.25rem 0' }}>{label}</summary>
      <ul style={{ listStyle: 'none' }}>
        {lines.map((line) => (
          <li key={`${line.limit.key} ${line.slot ?? ''}`} style={{ padding: '0.125rem 0' }}>
            <VerdictLineText line={line} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const CARD = { borderWidth: '1px', borderRadius: 'l2', bg: 'bg.panel', px: '4', py: '3' } as const;

/** The sentence on unknown figures of the table for everybody; nothing where there is none. */
export const FoldedSentence = ({ children }: { children: string }) =>
  children === '' ? null : (
    <span style={{ color: 'var(--chakra-colors-fg-muted)' }}>{children}</span>
  );

/** A frame for a verdict: its sentence first. */
export function VerdictFrame(props: { label: string; children: React.ReactNode }) {
  return (
    <Box as="section" aria-label={props.label} {...CARD} css={tabular}>
      <Stack gap="1.5" textStyle="sm">
        <Text fontWeight="semibold">{props.label}</Text>
        {props.children}
      </Stack>
    </Box>
  );
}
