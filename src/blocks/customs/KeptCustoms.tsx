import { Badge, Text } from '@chakra-ui/react';
import { getCustoms, holdsOn, type CustomsClient } from '../../domain/clinical/customs/client';
import { customsText as texts } from '../../i18n/customs';
import { customText } from './customText';

export function KeptCustoms({ client, date }: { client: CustomsClient; date: string }) {
  return getCustoms(client)
    .kept.filter((custom) => holdsOn(custom, client, date))
    .map((custom) => (
      <Badge key={custom.key} size="lg" colorPalette="gray" whiteSpace="normal">
        {customText(custom)}
      </Badge>
    ));
}

/** Words of the record that no plan takes into account. */
export function IgnoredCustoms({ client }: { client: CustomsClient }) {
  const { ignored, dropped } = getCustoms(client);
  const all = [...ignored, ...dropped.map(customText)];
  if (all.length === 0) return null;
  return (
    <Text textStyle="sm">
      <Text as="span" color="fg.warning" fontWeight="medium">
        {texts.ignored}:
      </Text>{' '}
      {all.join(' · ')}
    </Text>
  );
}
