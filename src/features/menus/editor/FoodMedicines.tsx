import { Box, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { medicineNotes } from '../../../domain/clinical/medicines';
import type { Client } from '../../../domain/records/clients';
import { MEAL_SLOTS } from '../../../domain/food/storedLines';
import { listIllnesses } from '../../../domain/targets/hospitalDiets/illness';
import { clinicalText } from '../../../i18n/clinical';
import { localDate } from '../../../platform/clock';
import { useMeals } from '../../../blocks/meals/mealsContext';

export function FoodMedicines({ client }: { client: Client | undefined }) {
  const meals = useMeals();
  const taken = useMemo(() => (client ? listIllnesses(client, localDate()) : []), [client]);
  const notes =
    taken.length === 0
      ? []
      : medicineNotes(
          taken,
          MEAL_SLOTS.flatMap((slot) => meals[slot].items),
        ).filter(({ foods }) => foods.length > 0);
  if (notes.length === 0) return null;
  return (
    <Box bg="bg.warning" borderRadius="l2" px="3" py="2">
      <Stack as="ul" listStyleType="none" gap="1" textStyle="sm">
        {notes.map(({ id, medicine, text, foods, source, quoted }) => (
          <li key={id}>
            {medicine}: {text} ({foods.join(', ')}){' '}
            <Text as="span" textStyle="xs" color="fg.muted">
              {quoted ? `${source}, ${clinicalText.limits.by.quoted}` : source}
            </Text>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
