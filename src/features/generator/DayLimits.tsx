import { Box, Button, Dialog, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Check, CircleHelp, Scale, TriangleAlert } from 'lucide-react';
import {
  knownText,
  limitText,
  lineName,
  listedLines,
  originText,
  statusText,
} from '../../domain/verdict/say';
import type { DayVerdict, VerdictLine } from '../../domain/verdict/types';
import { generatorText } from '../../i18n/generator';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { LEVEL_TONES } from '../../ui/nutrition/levelLook';
import { unbroken } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { PHONE, useMedia } from '../../ui/useMedia';

const text = generatorText.summary;

const SHOWN = 6;
const ORDER: readonly VerdictLine['status'][] = ['over', 'short', 'unknown', 'yielded', 'met'];

const isMissed = ({ status }: VerdictLine) => status === 'over' || status === 'short';
const getTone = (line: VerdictLine) =>
  line.status === 'yielded' ? LEVEL_TONES.yielded : isMissed(line) ? 'fg.warning' : 'fg.muted';
const byStatus = (a: VerdictLine, b: VerdictLine): number =>
  ORDER.indexOf(a.status) - ORDER.indexOf(b.status);

const isOwn = ({ limit }: VerdictLine) =>
  limit.severity !== 'general' || limit.origin.by === 'target' || limit.of === 'sodium';

export function firstLines(lines: DayVerdict): DayVerdict {
  const sorted = lines
    .filter((line) => !line.limit.isNeed && (isMissed(line) || isOwn(line)))
    .filter((line) => line.limit.of !== 'calories' || isMissed(line))
    .sort(byStatus);
  const first = new Map<string, VerdictLine>();
  for (const line of sorted) if (!first.has(lineName(line))) first.set(lineName(line), line);
  return [...first.values()].slice(0, SHOWN);
}

function Sign({ status }: Pick<VerdictLine, 'status'>) {
  if (status === 'met')
    return (
      <Box color="fg.success">
        <Check size={14} aria-hidden />
      </Box>
    );
  if (status === 'unknown')
    return (
      <Box color="fg.muted">
        <CircleHelp size={14} aria-hidden />
      </Box>
    );
  if (status === 'yielded')
    return (
      <Box color={LEVEL_TONES.yielded}>
        <Scale size={14} aria-hidden />
      </Box>
    );
  return (
    <Box color="fg.warning">
      <TriangleAlert size={14} aria-hidden />
    </Box>
  );
}

function ShortLine({ line }: { line: VerdictLine }) {
  return (
    <Flex as="li" gap="1" align="start" textStyle="xs">
      <Box pt="0.5" flexShrink="0">
        <Sign status={line.status} />
      </Box>
      <Text color={getTone(line)}>
        {lineName(line)} {unbroken(knownText(line))}{' '}
        <Box as="span" srOnly={line.status === 'met'}>
          {statusText(line)}
        </Box>
      </Text>
    </Flex>
  );
}

export function DayLimits(props: { lines: DayVerdict; dayText: string; onOpen: () => void }) {
  const { lines, dayText, onOpen } = props;
  if (lines.length === 0) return null;
  return (
    <Box mt="1">
      <Stack as="ul" listStyleType="none" gap="0.5" aria-label={text.limits}>
        {firstLines(lines).map((line) => (
          <ShortLine key={`${line.limit.key} ${line.slot ?? ''}`} line={line} />
        ))}
      </Stack>
      <Button
        variant="plain"
        size="xs"
        px="0"
        minH={{ base: '11', md: '7' }}
        h="auto"
        colorPalette="leaf"
        color="leaf.fg"
        aria-label={text.openLimits(dayText)}
        onClick={onOpen}
      >
        {text.allLimits}
      </Button>
    </Box>
  );
}

function LongLine({ line }: { line: VerdictLine }) {
  const { limit, status, from } = line;
  return (
    <Flex as="li" gap="2" py="2" borderTopWidth="1px" align="start" css={tabular}>
      <Box pt="1">
        <Sign status={status} />
      </Box>
      <Box flex="1" minW="0">
        <Text>
          <Box as="span" fontWeight="medium">
            {lineName(line)}
          </Box>{' '}
          {knownText(line)}{' '}
          <Box as="span" color={getTone(line)}>
            {statusText(line)}
          </Box>
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {limitText(limit)} · {originText(limit.origin)}
          {from && from.length > 0 ? ` · ${from.join(', ')}` : ''}
        </Text>
      </Box>
    </Flex>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly VerdictLine[] }) {
  if (lines.length === 0) return null;
  const { missed, yielded, open, met, folded } = listedLines(lines);
  return (
    <Box as="section" mt="2">
      <Heading as="h3" size="sm" mb="1">
        {title}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="0">
        {[...missed, ...yielded, ...open, ...met].map((line) => (
          <LongLine key={`${line.limit.key} ${line.slot ?? ''}`} line={line} />
        ))}
      </Stack>
      {folded === '' ? null : (
        <Text textStyle="sm" color="fg.muted" mt="2">
          {folded}
        </Text>
      )}
    </Box>
  );
}

interface LimitsDialogProps {
  title: string;
  day: DayVerdict;
  week: readonly VerdictLine[];
  onClose: () => void;
}

export function LimitsDialog({ title, day, week, onClose }: LimitsDialogProps) {
  const phone = useMedia(PHONE);
  return (
    <AppDialog
      onClose={onClose}
      scrollBehavior="inside"
      size={phone ? 'full' : 'md'}
      placement="top"
    >
      <Dialog.Header ps="4" pe="14" pb="2">
        <Dialog.Title>{text.limitsTitle(title)}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body px="4" pb="4" tabIndex={0} focusVisibleRing="inside">
        <Lines title={text.ofDay} lines={day.filter(({ limit }) => !limit.isNeed)} />
        <Lines title={text.ofWeek} lines={week} />
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
