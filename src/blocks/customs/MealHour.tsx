import { Text } from '@chakra-ui/react';
import { customsText as text } from '../../i18n/customs';

export function MealHour({
  time,
  isShort = false,
}: {
  time: string | undefined;
  isShort?: boolean;
}) {
  if (time === undefined) return null;
  return (
    <Text as="span" textStyle="xs" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
      {' '}
      {isShort ? time : text.at(time)}
    </Text>
  );
}
