import { Text } from '@chakra-ui/react';
import { saysUnknown } from '../../domain/clinical/allergens/noAllergy';
import { unlistedAllergies } from '../../domain/clinical/allergens/warnings';
import { linesText } from '../../i18n/lines';

/** Allergies on no list are matched by their letters only; one that nobody knows is asked about. */
export function UnlistedAllergies({ allergies }: { allergies: readonly string[] }) {
  return unlistedAllergies(allergies).map((words) => (
    <Text key={words} textStyle="sm" color="fg.warning" mt="1">
      {saysUnknown(words)
        ? linesText.line.unknownAllergy(words)
        : linesText.line.unlistedAllergy(words)}
    </Text>
  ));
}
