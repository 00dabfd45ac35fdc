import { Text } from '@chakra-ui/react';
import { unlistedAllergies } from '../../domain/clinical/allergens/warnings';
import { linesText } from '../../i18n/lines';

/** Says of each allergy that no list knows that only its letters are looked for; nothing where all are known. */
export function UnlistedAllergies({ allergies }: { allergies: readonly string[] }) {
  return unlistedAllergies(allergies).map((words) => (
    <Text key={words} textStyle="sm" color="fg.warning" mt="1">
      {linesText.line.unlistedAllergy(words)}
    </Text>
  ));
}
