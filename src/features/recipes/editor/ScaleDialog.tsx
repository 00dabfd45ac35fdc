import { Box, Button, Dialog, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { TextField } from '../../../blocks/forms/controls';
import type { Recipe } from '../../../domain/records/recipes';
import { scaledAmounts } from '../../../domain/recipes/recipeEditing';
import { common } from '../../../i18n/common';
import { recipesText } from '../../../i18n/recipes';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { formatNumber, parseNumber } from '../../../ui/format';
import { tabular } from '../../../ui/theme';

const text = recipesText.scale;

interface ScaleDialogProps {
  recipe: Pick<Recipe, 'ingredients' | 'servings'>;
  onClose: () => void;
}

export function ScaleDialog({ recipe, onClose }: ScaleDialogProps) {
  const [typed, setTyped] = useState(String(recipe.servings * 2).replace('.', ','));
  const servings = parseNumber(typed) ?? 0;
  const sound = servings > 0 && servings <= 1000;
  return (
    <AppDialog onClose={onClose} scrollBehavior="inside" placement="center">
      <Dialog.Header pe="14">
        <Dialog.Title>{text.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body tabIndex={0}>
        <Stack gap="4">
          <TextField
            label={text.servings}
            value={typed}
            numeric
            onChange={setTyped}
            error={sound ? undefined : recipesText.form.servingsPositive}
          />
          <Box as="ul" listStyleType="none" aria-label={text.title}>
            {(sound ? scaledAmounts(recipe, servings) : []).map(
              ({ lineId, name, quantity, unit }) => (
                <Flex as="li" key={lineId} py="2" gap="3" borderTopWidth="1px">
                  <Text flex="1">{name}</Text>
                  <Text css={tabular}>
                    {formatNumber(quantity, 2)} {unit}
                  </Text>
                </Flex>
              ),
            )}
          </Box>
          <Text textStyle="sm" color="fg.muted">
            {text.hint}
          </Text>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {common.close}
        </Button>
      </Dialog.Footer>
      <DialogCross />
    </AppDialog>
  );
}
