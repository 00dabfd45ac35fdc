import { Text } from '@chakra-ui/react';
import { unlistedAllergies } from '../../domain/clinical/allergens/warnings';
import { linesText } from '../../i18n/lines';

/** Allergies on no list are matched by their letters only. */
export function UnlistedAllergies({ allergies }: { allergies: readonly string[] }) {
  return unlistedAllergies(allergies).map((words) => (
    <Text key={words} textStyle="sm" color="fg.warning" mt="1">
      {linesText.line.unlistedAllergy(words)}
    </Text>
  ));
}
