import { Box, Button, Dialog, Field, Flex, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { DIET_AGES, HOSPITAL_DIETS, searchDiets } from '../../domain/targets/hospitalDiets/diets';
import {
  DIET_FORMS,
  FORM_WORDS,
  type ChosenDiet,
  type DietForm,
} from '../../domain/records/hospitalDietForms';
import { rangeText } from '../../domain/verdict/hospitalDiets/texts';
import type { DietAge, HospitalDiet } from '../../domain/targets/hospitalDiets/types';
import { hospitalDietsText } from '../../i18n/hospitalDiets';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { SearchField } from '../../ui/SearchField';
import { tabular } from '../../ui/theme';
import { PHONE, useMedia } from '../../ui/useMedia';

const text = hospitalDietsText.dialog;

interface DietDialogProps {
  selectedDiet: ChosenDiet | undefined;
  onChoose: (diet: ChosenDiet) => void;
  onClose: () => void;
}

const AGES = Object.keys(DIET_AGES).map(Number) as DietAge[];

const parseAge = (code = ''): DietAge =>
  (/^[1-6]/.test(code) ? Number(code.charAt(0)) : 0) as DietAge;

function Select<V extends string>(props: {
  label: string;
  value: V;
  options: readonly (readonly [value: V, word: string])[];
  onChange: (value: V) => void;
}) {
  return (
    <Field.Root flex="1" minW="36">
      <Field.Label>{props.label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={props.value}
          onChange={(event) => props.onChange(event.target.value as V)}
        >
          {props.options.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

function Option({
  diet,
  isChosen,
  onPick,
}: {
  diet: HospitalDiet;
  isChosen: boolean;
  onPick: () => void;
}) {
  const { calories, protein } = diet.limits;
  return (
    <Button
      variant={isChosen ? 'subtle' : 'ghost'}
      colorPalette={isChosen ? 'leaf' : 'gray'}
      aria-pressed={isChosen}
      h="auto"
      minH="14"
      py="2"
      px="3"
      gap="3"
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
      onClick={onPick}
    >
      <Text as="span" fontWeight="bold" minW="14" css={tabular}>
        {diet.code}
      </Text>
      <Box flex="1" minW="0">
        <Text fontWeight="medium">{diet.name}</Text>
        <Text textStyle="sm" color="fg.muted" fontWeight="normal" css={tabular}>
          {text.row(calories ? rangeText(calories) : '—', protein ? rangeText(protein) : '—')}
        </Text>
      </Box>
    </Button>
  );
}

const FORMS = [
  ['', text.noForm] as const,
  ...DIET_FORMS.map((one) => [one, FORM_WORDS[one]] as const),
];

function Groups(props: {
  age: DietAge;
  form: DietForm | '';
  onAge: (age: DietAge) => void;
  onForm: (form: DietForm | '') => void;
}) {
  return (
    <Flex gap="3" wrap="wrap">
      <Select
        label={text.age}
        value={String(props.age)}
        options={AGES.map((one) => [String(one), DIET_AGES[one]] as const)}
        onChange={(value) => props.onAge(Number(value) as DietAge)}
      />
      <Select label={text.form} value={props.form} options={FORMS} onChange={props.onForm} />
    </Flex>
  );
}

function useFound(query: string, age: DietAge) {
  return useMemo(
    () =>
      searchDiets(
        query,
        HOSPITAL_DIETS.filter((diet) => diet.age === age),
      ),
    [query, age],
  );
}

interface OptionsProps {
  matches: readonly HospitalDiet[];
  selectedDiet: ChosenDiet | undefined;
  onPick: (diet: HospitalDiet) => void;
}

function Options({ matches, selectedDiet, onPick }: OptionsProps) {
  if (matches.length === 0) return <Text aria-live="polite">{text.nothing}</Text>;
  return (
    <Stack gap="1">
      {matches.map((diet) => (
        <Option
          key={diet.code}
          diet={diet}
          isChosen={diet.code === selectedDiet?.code}
          onPick={() => onPick(diet)}
        />
      ))}
    </Stack>
  );
}

export function DietDialog({ selectedDiet, onChoose, onClose }: DietDialogProps) {
  const [query, setQuery] = useState('');
  const [age, setAge] = useState<DietAge>(parseAge(selectedDiet?.code));
  const [form, setForm] = useState<DietForm | ''>(selectedDiet?.form ?? '');
  const phone = useMedia(PHONE);
  const body = useRef<HTMLDivElement>(null);
  const diets = useFound(query, age);
  const pick = ({ code }: HospitalDiet) => {
    onChoose(form === '' ? { code } : { code, form });
    onClose();
  };
  return (
    <AppDialog
      onClose={onClose}
      initialFocusEl={() => body.current?.querySelector('input') ?? null}
      scrollBehavior="inside"
      size={phone ? 'full' : 'md'}
      placement="top"
    >
      <Dialog.Header pe="14">
        <Dialog.Title>{text.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body ref={body} px="3" pb="4" tabIndex={0} focusVisibleRing="inside">
        <Stack gap="3" px="1" pb="3">
          <Text textStyle="sm" color="fg.muted">
            {text.hint}
          </Text>
          <SearchField label={text.search} value={query} onChange={setQuery} />
          <Groups age={age} form={form} onAge={setAge} onForm={setForm} />
        </Stack>
        <Options matches={diets} selectedDiet={selectedDiet} onPick={pick} />
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
