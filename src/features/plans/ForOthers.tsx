import { Text } from '@chakra-ui/react';
import { plansText } from '../../i18n/plans';

export function ForOthers() {
  return (
    <Text as="span" color="fg.warning" fontWeight="normal">
      {plansText.form.forOthers}
    </Text>
  );
}
