import { Box, SimpleGrid, Stack, Switch, Text } from '@chakra-ui/react';
import { memo, useId, useState } from 'react';
import { AreaField } from '../../../blocks/forms/controls';
import { FormField, type FormAccess } from '../../../blocks/forms/FormField';
import { recipes, type Recipe } from '../../../domain/records/recipes';
import { recipesText } from '../../../i18n/recipes';
import { Section } from '../../../ui/Section';
import type { RecipeEditing } from '../hooks/useRecipeEdit';
import { recipeForm, type RecipeFieldName } from '../model/recipeForm';
import type { RecipeValue } from '../model/recipeValue';

const text = recipesText.form;
const { fields } = recipes;

interface PartProps {
  base: Recipe;
  fields: RecipeValue['fields'];
  isPublic: boolean;
  edit: RecipeEditing;
  refused: boolean;
}

function useFields({ base, fields: typed, edit, refused }: PartProps): FormAccess<RecipeFieldName> {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const errors = recipeForm.errors(typed);
  return {
    form: { fields: recipeForm.visibleFields },
    values: typed,
    base: recipeForm.fromDocument(base),
    set: (name, text) =>
      edit((now) => ({ ...now, fields: { ...now.fields, [name]: text } }), `field:${name}`),
    leave: (name) => setLeft((before) => new Set(before).add(name)),
    errorAt: (name) => (refused || left.has(name) ? errors[name] : undefined),
  };
}

function Public({ isPublic, edit }: Pick<PartProps, 'isPublic' | 'edit'>) {
  const hint = useId();
  return (
    <Box>
      <Switch.Root
        minH="11"
        colorPalette="leaf"
        checked={isPublic}
        onCheckedChange={({ checked }) => edit((now) => ({ ...now, isPublic: checked }))}
      >
        <Switch.HiddenInput aria-describedby={hint} />
        <Switch.Control />
        <Switch.Label>{fields.isPublic.label}</Switch.Label>
      </Switch.Root>
      <Text id={hint} textStyle="sm" color="fg.muted">
        {text.publicHint}
      </Text>
    </Box>
  );
}

export const Basics = memo(function Basics(props: PartProps) {
  const of = useFields(props);
  const priced = props.fields.price.trim() !== '';
  return (
    <Section title={text.basics}>
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
          <FormField of={of} name="title" />
          <FormField of={of} name="description" />
        </SimpleGrid>
        <SimpleGrid columns={{ base: 2, md: 4 }} gap="4" alignItems="start">
          <FormField of={of} name="prepTime" />
          <FormField of={of} name="cookTime" />
          <FormField of={of} name="servings" />
          <FormField of={of} name="finishedWeight" />
          <FormField of={of} name="difficulty" />
          <FormField of={of} name="cuisine" />
          <FormField of={of} name="category" />
          <FormField of={of} name="price" />
        </SimpleGrid>
        {priced ? <FormField of={of} name="onSale" /> : null}
        <Public {...props} />
      </Stack>
    </Section>
  );
});

interface TipsProps {
  tips: string;
  edit: RecipeEditing;
}

export const Tips = memo(function Tips({ tips: typed, edit }: TipsProps) {
  return (
    <Section title={fields.tips.label}>
      <AreaField
        label={fields.tips.label}
        hint={text.tipsHint}
        value={typed}
        onChange={(tips) => edit((now) => ({ ...now, tips }), 'tips')}
      />
    </Section>
  );
});
