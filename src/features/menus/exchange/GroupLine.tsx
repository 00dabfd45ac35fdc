import { Box, Text } from '@chakra-ui/react';
import type { MenuItem } from '../../../domain/food/storedLines';
import {
  EXCHANGE_SOURCE,
  EXCHANGE_UNITS,
  exchangeUnits,
  type ExchangeGroup,
} from '../../../domain/generator/exchange/groups';
import { itemNutrients } from '../../../domain/nutrition/totals';
import { exchangeText } from '../../../i18n/exchange';
import { formatNumber } from '../../../ui/format';

const text = exchangeText.swap;

function isExchange(group: string | undefined): group is ExchangeGroup {
  return group !== undefined && Object.hasOwn(EXCHANGE_UNITS, group);
}

export function GroupLine({ item, group }: { item: MenuItem; group: string | undefined }) {
  if (!isExchange(group)) return null;
  const units = exchangeUnits(group, itemNutrients(item));
  return (
    <Box textStyle="sm">
      <Text>{text.group(EXCHANGE_UNITS[group].name.toLowerCase(), formatNumber(units, 1))}</Text>
      <Text color="fg.muted" textStyle="xs" overflowWrap="anywhere">
        {text.source(EXCHANGE_SOURCE)}
      </Text>
    </Box>
  );
}
