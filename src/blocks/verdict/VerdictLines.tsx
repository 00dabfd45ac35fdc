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
import { YIELDED_TEXT } from '../../ui/nutrition/levelLook';
import { tabular } from '../../ui/theme';

const COLOURS: Readonly<Record<Status, string>> = {
  over: 'var(--chakra-colors-fg-error)',
  short: 'var(--chakra-colors-fg-warning)',
  unknown: 'var(--chakra-colors-fg-muted)',
  yielded: YIELDED_TEXT,
  met: 'var(--chakra-colors-fg-success)',
};
const OF_LEVEL: Readonly<Record<VerdictLevel, Status>> = {
  missed: 'over',
  open: 'unknown',
  met: 'met',
  empty: 'unknown',
};

export function VerdictSentence({ lines }: { lines: readonly VerdictLine[] }) {
  const { level, text: message } = sayVerdict(lines);
  return (
    <span data-verdict={level} style={{ color: COLOURS[OF_LEVEL[level]], fontWeight: 600 }}>
      {message}
    </span>
  );
}

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

export const FoldedSentence = ({ children }: { children: string }) =>
  children === '' ? null : (
    <span style={{ color: 'var(--chakra-colors-fg-muted)' }}>{children}</span>
  );

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
