import { Box, Field, Input, SimpleGrid, Switch, Text, Textarea } from '@chakra-ui/react';
import { memo, useId, useMemo } from 'react';
import { useMeals } from '../../../blocks/meals/mealsContext';
import { menus } from '../../../domain/records/menus';
import { figuresOtherThanNamed } from '../../../domain/menus/menuName';
import { labelInSentence } from '../../../domain/food/nutrients';
import { menuTotals } from '../../../domain/nutrition/totals';
import { menusText } from '../../../i18n/menus';
import { amountText } from '../../../ui/nutrition/limitTexts';
import type { Edit } from '../hooks/useEditing';
import type { EditorValue } from '../model/editorValue';

const text = menusText.form;
const { fields } = menus;

type MenuFieldsProps = Pick<EditorValue, 'name' | 'description'> & {
  /** Absent for a personal menu, which is never public. */
  isPublic: boolean | undefined;
  edit: Edit;
  nameError?: string | undefined;
};

function NameField({
  name,
  nameError,
  edit,
}: Pick<MenuFieldsProps, 'name' | 'nameError' | 'edit'>) {
  return (
    <Field.Root invalid={nameError !== undefined}>
      <Field.Label>{fields.name.label}</Field.Label>
      <Input
        autoComplete="off"
        maxLength={300}
        value={name}
        onChange={(event) => {
          const next = event.target.value;
          edit((now) => ({ ...now, name: next }), 'name');
        }}
      />
      <Field.ErrorText _firstLetter={{ textTransform: 'uppercase' }} display="block">
        {nameError}
      </Field.ErrorText>
      <NamedFigures name={name} />
    </Field.Root>
  );
}

/** Checked because paper and mail carry the name. */
function NamedFigures({ name }: Pick<MenuFieldsProps, 'name'>) {
  const meals = useMeals();
  const others = useMemo(() => figuresOtherThanNamed(name, menuTotals(meals)), [name, meals]);
  return others.map(({ nutrient, named, actual }) => (
    <Text key={nutrient} textStyle="sm" color="fg.warning" mt="1">
      {text.otherThanNamed(
        labelInSentence(nutrient),
        amountText(nutrient, named),
        amountText(nutrient, actual),
      )}
    </Text>
  ));
}

export const MenuFields = memo(function MenuFields(props: MenuFieldsProps) {
  const { edit } = props;
  const hint = useId();
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
      <Box>
        <NameField {...props} />
        {props.isPublic === undefined ? null : (
          <>
            <Switch.Root
              mt="2"
              minH="11"
              colorPalette="leaf"
              checked={props.isPublic}
              onCheckedChange={({ checked }) => edit((now) => ({ ...now, isPublic: checked }))}
            >
              <Switch.HiddenInput aria-describedby={hint} />
              <Switch.Control />
              <Switch.Label>{fields.isPublic.label}</Switch.Label>
            </Switch.Root>
            <Text id={hint} textStyle="sm" color="fg.muted">
              {text.publicHint}
            </Text>
          </>
        )}
      </Box>
      <Field.Root>
        <Field.Label>{fields.description.label}</Field.Label>
        <Textarea
          autoresize
          rows={3}
          maxLength={20_000}
          value={props.description}
          onChange={(event) => {
            const description = event.target.value;
            edit((now) => ({ ...now, description }), 'description');
          }}
        />
      </Field.Root>
    </SimpleGrid>
  );
});
