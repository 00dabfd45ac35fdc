import { Text } from '@chakra-ui/react';
import { customsText as text } from '../../i18n/customs';

/** The hour of a meal, behind its name; nothing where there is none. */
export function MealHour({ time }: { time: string | undefined }) {
  if (time === undefined) return null;
  return (
    <Text as="span" textStyle="xs" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
      {' '}
      {text.at(time)}
    </Text>
  );
}
