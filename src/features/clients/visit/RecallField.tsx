import { Button, Flex, Text } from '@chakra-ui/react';
import { Utensils } from 'lucide-react';
import { countItems, type Meals } from '../../../domain/food/storedLines';
import { recallText as text } from '../../../i18n/recall';
import { tabular } from '../../../ui/theme';
import { recallSummary } from './recallSummary';
import { VisitGroup } from './VisitFields';

export function RecallField({ meals, onOpen }: { meals: Meals; onOpen: () => void }) {
  const isEmpty = countItems(meals) === 0;
  return (
    <VisitGroup title={text.title}>
      <Flex align="center" gap="3" wrap="wrap">
        <Text flex="1" minW="48" textStyle="sm" color={isEmpty ? 'fg.muted' : 'fg'} css={tabular}>
          {isEmpty ? text.hint : recallSummary(meals)}
        </Text>
        <Button variant="outline" colorPalette="gray" minH="11" onClick={onOpen}>
          <Utensils size={18} aria-hidden /> {isEmpty ? text.write : text.edit}
        </Button>
      </Flex>
    </VisitGroup>
  );
}
