import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useData } from '../../data/react';
import type { OwnFood } from '../../domain/food/ownFoods';
import { NUTRIENT_KEYS, type NutrientKey } from '../../domain/food/nutrients';
import { foodsText } from '../../i18n/foods';
import { FormDialog } from '../forms/FormDialog';
import { FormField } from '../forms/FormField';
import { useFormDraft } from '../forms/useFormDraft';
import { ownFoodForm, findProblems, saveOwnFood, type OwnFoodValues } from './ownFoodForm';

const text = foodsText.form;

const MAIN: readonly NutrientKey[] = ['calories', 'protein', 'carbs', 'fat', 'sodium'];
const MORE = NUTRIENT_KEYS.filter((key) => !MAIN.includes(key));

interface OwnFoodDialogProps {
  food?: OwnFood;
  name?: string;
  onSaved?: (food: OwnFood) => void;
  onClose: () => void;
}

type FoodForm = ReturnType<typeof useFormDraft<OwnFoodValues>>;

function More({ form }: { form: FoodForm }) {
  const filled = MORE.some((key) => form.values[key] !== '');
  const [open, setOpen] = useState(filled);
  if (!open)
    return (
      <Button
        variant="ghost"
        colorPalette="leaf"
        alignSelf="flex-start"
        minH="11"
        onClick={() => setOpen(true)}
      >
        <ChevronDown size={18} aria-hidden />
        {text.more}
      </Button>
    );
  return (
    <SimpleGrid columns={{ base: 2, sm: 3 }} gap="4" alignItems="start">
      {MORE.map((key) => (
        <FormField key={key} of={form} name={key} />
      ))}
    </SimpleGrid>
  );
}

function Figures({ form }: { form: FoodForm }) {
  const doubtful = findProblems(form.values).some(({ certain }) => !certain);
  return (
    <Stack as="fieldset" gap="3">
      <Heading as="legend" size="sm">
        {text.nutrients}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {text.nutrientsHint}
      </Text>
      <SimpleGrid columns={{ base: 2, sm: 3 }} gap="4" alignItems="start">
        {MAIN.map((key) => (
          <FormField key={key} of={form} name={key} />
        ))}
      </SimpleGrid>
      {doubtful ? <FormField of={form} name="confirmed" /> : null}
      <FormField of={form} name="allergens" />
      <More form={form} />
    </Stack>
  );
}

function useOwnFoodForm({ food, name = '', onSaved, onClose }: OwnFoodDialogProps): FoodForm {
  const data = useData();
  const saved = useRef<OwnFood>(undefined);
  const [opened] = useState(() => ({
    id: food?.id ?? data.newBase().id,
    base: food ? ownFoodForm.fromDocument(food) : { ...ownFoodForm.empty, name },
  }));
  return useFormDraft<OwnFoodValues>({
    form: ownFoodForm,
    draftKey: food ? `food:${food.id}` : 'food:new',
    ...opened,
    save: async (draft) => {
      saved.current = await saveOwnFood(data, draft);
    },
    onClose: () => {
      onClose();
      if (saved.current) onSaved?.(saved.current);
    },
  });
}

export function OwnFoodDialog(props: OwnFoodDialogProps) {
  const form = useOwnFoodForm(props);
  return (
    <FormDialog title={props.food ? text.editTitle : text.newTitle} {...form.frame}>
      <FormField of={form} name="name" />
      <SimpleGrid columns={2} gap="4" alignItems="start">
        {props.food ? null : <FormField of={form} name="kindOf" />}
        <FormField of={form} name="per" />
        <FormField of={form} name="unit" />
        <FormField of={form} name="servingSize" />
      </SimpleGrid>
      <Figures form={form} />
    </FormDialog>
  );
}
