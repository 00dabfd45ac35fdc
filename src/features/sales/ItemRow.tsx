import { Badge, Box, Field, Flex, Input, Switch, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { salesText as text } from '../../i18n/sales';
import { formatMoney, formatNumber } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { getAddresses } from '../../routing/addresses';
import { tabular } from '../../ui/theme';
import { PRICE_LIMITS, readPrice } from './price';
import type { Item } from './useItems';
import { useSale } from './useSale';

export const priceWrong = (): string =>
  text.priceWrong(formatMoney(PRICE_LIMITS.min), formatMoney(PRICE_LIMITS.max));

function Price({ item }: { item: Item }) {
  const save = useSale();
  const { price } = item.sale;
  const [typed, setTyped] = useState<string | null>(null);
  const priceText = typed ?? formatNumber(price, 0);
  const isWrong = typed !== null && readPrice(typed) === undefined;
  const store = async () => {
    const next = typed === null ? undefined : readPrice(typed);
    if (next === undefined) return;
    if (next === price || (await save(item, { price: next }))) setTyped(null);
  };
  return (
    <Field.Root invalid={isWrong} w="36">
      <Input
        aria-label={text.priceLabel(item.title)}
        inputMode="numeric"
        textAlign="end"
        value={priceText}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void store()}
      />
      <Field.ErrorText>{isWrong ? priceWrong() : null}</Field.ErrorText>
    </Field.Root>
  );
}

function OnSale({ item }: { item: Item }) {
  const save = useSale();
  return (
    <Flex direction="column" align="start" gap="1">
      <Switch.Root
        minH="11"
        colorPalette="leaf"
        checked={item.sale.isActive}
        onCheckedChange={({ checked }) => void save(item, { isActive: checked })}
      >
        <Switch.HiddenInput aria-label={text.onSale(item.title)} />
        <Switch.Control />
      </Switch.Root>
      {item.isPublic ? null : <Badge colorPalette="turmeric">{text.notPublic}</Badge>}
    </Flex>
  );
}

export function ItemRow({ item, hasFigures }: { item: Item; hasFigures: boolean }) {
  const { kind, id, title, bought, amount, share } = item;
  const about = hasFigures ? text.bought(bought) : '—';
  return (
    <Flex as="li" gap="4" py="3" px="4" borderTopWidth="1px" align="center" wrap="wrap">
      <Box flex="1" minW="52">
        <AppLink to={getAddresses(kind).edit(id)}>{title}</AppLink>
        <Text color="fg.muted" textStyle="sm">
          {`${text.kind[kind]} · ${about}`}
        </Text>
      </Box>
      <Price item={item} />
      <OnSale item={item} />
      <Box minW="56" textAlign={{ base: 'start', md: 'end' }} css={tabular}>
        <Text color="fg.muted" textStyle="sm">
          {`${text.paid} ${hasFigures ? formatMoney(amount) : '—'}`}
        </Text>
        <Text fontWeight="semibold">
          {`${text.share} ${hasFigures ? formatMoney(share) : '—'}`}
        </Text>
      </Box>
    </Flex>
  );
}
