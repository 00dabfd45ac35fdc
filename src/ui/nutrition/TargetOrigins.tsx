import { Box, Button, Collapsible, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { DayTargets } from '../../domain/targets/dayTargets';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { decisionText, needsAttention } from './limitTexts';
import { energyLines, originLines, shareLines } from './originTexts';

const text = nutritionPanelText.origin;

function How({ estimate }: { estimate: NonNullable<DayTargets['estimate']> }) {
  const [open, setOpen] = useState(false);
  return (
    <Collapsible.Root open={open} onOpenChange={(event) => setOpen(event.open)}>
      <Collapsible.Trigger asChild>
        <Button variant="ghost" colorPalette="gray" size="sm" minH="11" px="0">
          {text.how}
          <Box as="span" transform={open ? 'rotate(180deg)' : undefined}>
            <ChevronDown size={16} aria-hidden />
          </Box>
        </Button>
      </Collapsible.Trigger>
      <Collapsible.Content>
        <Stack as="ul" listStyleType="none" gap="1" color="fg.muted" textStyle="xs">
          {shareLines(estimate).map((line) => (
            <Text as="li" key={line}>
              {line}
            </Text>
          ))}
        </Stack>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

export function TargetOrigins({
  sources,
  estimate,
  decisions,
}: Pick<DayTargets, 'sources' | 'estimate' | 'decisions'>) {
  const lines = originLines(sources);
  if (lines.length === 0) return null;
  return (
    <Box as="section" aria-label={text.title} textStyle="sm">
      {lines.map(({ source, nutrients }) => (
        <Text key={source}>
          <Text as="span" fontWeight="medium">
            {source}
          </Text>
          <Text as="span" color="fg.muted">
            : {nutrients}
          </Text>
        </Text>
      ))}
      {[
        ...(estimate ? energyLines(estimate) : []),
        ...decisions.filter((decision) => !needsAttention(decision)).map(decisionText),
      ].map((line) => (
        <Text key={line} color="fg.muted" textStyle="xs" mt="1">
          {line}
        </Text>
      ))}
      {estimate?.cautions.map((caution) => (
        <Text key={caution} color="fg.warning" display="flex" gap="1.5" mt="1">
          <Box flexShrink="0" pt="0.5">
            <TriangleAlert size={16} aria-hidden />
          </Box>
          {text.cautions[caution]}
        </Text>
      ))}
      {estimate ? <How estimate={estimate} /> : null}
    </Box>
  );
}
