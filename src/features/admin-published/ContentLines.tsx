import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import type { readPublished } from '../../api/moderation';
import type { ContractAnswer } from '../../api/contract';
import { isChanged } from '../../domain/publicHouse/contentChanges';
import { adminPublishedTexts as texts } from '../../i18n/adminPublished';

export type Content = ContractAnswer<typeof readPublished>['content'];

const Removed = ({ children }: { children: string }) => (
  <chakra.del bg="chilli.subtle" color="chilli.fg" borderRadius="l1" px="1">
    {children}
  </chakra.del>
);

const Added = ({ children }: { children: string }) => (
  <chakra.ins bg="leaf.subtle" color="leaf.fg" borderRadius="l1" px="1" textDecoration="none">
    {children}
  </chakra.ins>
);

function Line({ line }: { line: Content[number] }) {
  const { label, before, after } = line;
  const hasChanged = isChanged(line);
  return (
    <Box
      borderStartWidth="3px"
      borderColor={hasChanged ? 'turmeric.solid' : 'transparent'}
      ps="3"
      py="1"
    >
      <Text as="dt" color="fg.muted" textStyle="xs">
        {hasChanged ? `${label} · ${texts.lineChanged}` : label}
      </Text>
      <Box as="dd" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {hasChanged ? (
          <>
            {before === undefined ? null : <Removed>{before}</Removed>}{' '}
            {after === undefined ? null : <Added>{after}</Added>}
          </>
        ) : (
          after
        )}
      </Box>
    </Box>
  );
}

export function ContentLines({ content, onlyChanges }: { content: Content; onlyChanges: boolean }) {
  const shown = onlyChanges ? content.filter(isChanged) : content;
  if (shown.length === 0) return <Text color="fg.muted">{texts.noChanges}</Text>;
  return (
    <Stack as="dl" gap="2">
      {shown.map((line, at) => (
        // Labels repeat, and lines have no other name.
        <Line key={`${at} ${line.label}`} line={line} />
      ))}
    </Stack>
  );
}
