import { Text } from '@chakra-ui/react';
import { plansText } from '../../i18n/plans';

/** Says of a menu that it is made for a condition or stage of life that the client does not have. */
export function ForOthers() {
  return (
    <Text as="span" color="fg.warning" fontWeight="normal">
      {plansText.form.forOthers}
    </Text>
  );
}
