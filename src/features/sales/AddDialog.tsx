import { Button, Field, Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useData } from '../../data/react';
import type { Recipe } from '../../domain/collections/recipes';
import { common } from '../../i18n/common';
import { salesText as text } from '../../i18n/sales';
import { Question } from '../../ui/AppDialog';
import { priceWrong } from './ItemRow';
import { priceIn } from './price';

/** Gives a recipe a price. @param recipes those without one */
export function AddDialog({
  recipes,
  onClose,
}: {
  recipes: readonly Recipe[];
  onClose: () => void;
}) {
  const data = useData();
  const [id, setId] = useState(recipes[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const price = priceIn(typed);
  const save = async () => {
    setTried(true);
    if (price === undefined) return;
    const sale = { price, currency: 'VND' as const, isActive: true };
    await data.recipes.update(id, (current) => ({ ...current, sale }));
    onClose();
  };
  const buttons = (
    <>
      <Button minH="11" variant="outline" colorPalette="gray" onClick={onClose}>
        {common.cancel}
      </Button>
      <Button minH="11" disabled={id === ''} onClick={() => void save()}>
        {text.save}
      </Button>
    </>
  );
  return (
    <Question title={text.add} onClose={onClose} buttons={buttons}>
      {recipes.length === 0 ? (
        <Text>{text.noRecipes}</Text>
      ) : (
        <Stack gap="4">
          <Field.Root>
            <Field.Label>{text.chooseRecipe}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field
                minH="11"
                value={id}
                onChange={({ target: { value } }) => setId(value)}
              >
                {recipes.map((recipe) => (
                  <option key={recipe.id} value={recipe.id}>
                    {recipe.title}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
          <Field.Root invalid={isTried && price === undefined} required>
            <Field.Label>{`${text.price} (₫)`}</Field.Label>
            <Input
              inputMode="numeric"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Field.ErrorText>{priceWrong()}</Field.ErrorText>
          </Field.Root>
        </Stack>
      )}
    </Question>
  );
}
