import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { TwoWayName } from '../../domain/records';
import type { MergeConflict } from '../../domain/protocol/merge';
import { formsText } from '../../i18n/forms';
import { fieldName, valueText } from '../../ui/fieldText';
import { Notice } from '../../ui/Notice';

const text = formsText.merge;

interface ConflictNoticeProps {
  collection: TwoWayName;
  document: unknown;
  title: string;
  conflicts: readonly MergeConflict[];
  onTake: (conflict: MergeConflict) => void;
  onKeep: (conflict: MergeConflict) => void;
}

export function ConflictNotice(props: ConflictNoticeProps) {
  const { collection, document, conflicts, onTake, onKeep } = props;
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="warning" title={props.title}>
      <Text mb="2">{text.choose}</Text>
      <Stack as="ul" listStyleType="none" gap="3">
        {conflicts.map((conflict) => (
          <Box as="li" key={conflict.path}>
            <Text fontWeight="medium">{fieldName(collection, conflict.path, document)}</Text>
            <Text>
              {text.mine}: <b>{valueText(collection, conflict.path, conflict.shown, document)}</b> ·{' '}
              {text.other}: <b>{valueText(collection, conflict.path, conflict.kept, document)}</b>
            </Text>
            <Flex gap="2" mt="1" wrap="wrap" color="fg">
              <Button size="sm" variant="outline" onClick={() => onTake(conflict)}>
                {text.takeOther}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => onKeep(conflict)}>
                {text.keepMine}
              </Button>
            </Flex>
          </Box>
        ))}
      </Stack>
    </Notice>
  );
}
