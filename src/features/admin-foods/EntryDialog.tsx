import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { FOOD_REASON_MAX, type ShownEntry } from '../../api/adminFoods';
import { AreaField, SelectField, TextField } from '../../blocks/forms/controls';
import { FormDialog } from '../../blocks/forms/FormDialog';
import { FormField } from '../../blocks/forms/FormField';
import type { CatalogueEntry } from '../../domain/food/catalogue';
import { NUTRIENT_KEYS } from '../../domain/food/nutrients';
import { adminFoodTexts } from '../../i18n/adminFoods';
import { Problem } from '../../ui/plain/Problem';
import { doubtText } from './doubtText';
import type { EntryWritten } from './useEntryActs';
import { useEntryForm, type EntryForm } from './useEntryForm';

const text = adminFoodTexts.form;
const MAIN = ['calories', 'protein', 'carbs', 'fat', 'sodium', 'potassium'] as const;
const MORE = NUTRIENT_KEYS.filter((key) => !MAIN.some((main) => main === key));
const PAIR = { columns: { base: 1, sm: 2 }, gap: '4', alignItems: 'start' } as const;
const FIGURES = { columns: { base: 2, sm: 3 }, gap: '4', alignItems: 'start' } as const;

function Category({ of, categories }: { of: EntryForm; categories: readonly string[] }) {
  const { category } = of.lines;
  const listed = categories.includes(category) ? categories : [category, ...categories];
  const options = listed.filter(Boolean).map((one) => ({ value: one, label: one }));
  return (
    <Stack gap="1">
      <SelectField
        label={adminFoodTexts.panel.category}
        value={category}
        options={options}
        {...(category === '' ? { emptyLabel: text.chooseCategory } : {})}
        onChange={(value) => of.setLine('category', value)}
      />
      <Problem text={of.isCategoryMissing ? text.categoryMissing : null} />
    </Stack>
  );
}

function Per({ of }: { of: EntryForm }) {
  const options = Object.entries(text.perWords).map(([value, label]) => ({ value, label }));
  const isOther = of.lines.per === '';
  return (
    <SelectField
      label={text.per}
      value={of.lines.per}
      options={options}
      {...(isOther ? { emptyLabel: text.kept } : {})}
      onChange={(value) => of.setLine('per', value)}
    />
  );
}

function Figures({ of }: { of: EntryForm }) {
  const [open, setOpen] = useState(false);
  return (
    <Stack as="fieldset" gap="3">
      <Heading as="legend" size="sm">
        {text.figures}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {text.figuresHint}
      </Text>
      <SimpleGrid {...FIGURES}>
        {MAIN.map((key) => (
          <FormField key={key} of={of.access} name={key} />
        ))}
      </SimpleGrid>
      {open ? (
        <SimpleGrid {...FIGURES}>
          {MORE.map((key) => (
            <FormField key={key} of={of.access} name={key} />
          ))}
        </SimpleGrid>
      ) : (
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
      )}
    </Stack>
  );
}

function Doubts({ of, entry }: { of: EntryForm; entry: CatalogueEntry }) {
  const { doubts, access } = of;
  if (doubts.length === 0) return null;
  return (
    <Stack gap="2" p="3" bg="turmeric.subtle" borderRadius="l2" aria-live="polite">
      <Text fontWeight="semibold">{text.doubtsTitle}</Text>
      {doubts.map((doubt) => (
        <Text
          key={`${doubt.kind} ${doubt.field}`}
          color={doubt.certain ? 'fg.error' : 'turmeric.fg'}
        >
          {doubtText(doubt, entry.basis)}
        </Text>
      ))}
      {doubts.some(({ certain }) => certain) ? null : <FormField of={access} name="confirmed" />}
    </Stack>
  );
}

function ProductFields({ of }: { of: EntryForm }) {
  const { extras } = of.unread;
  return (
    <>
      <SimpleGrid {...PAIR}>
        <FormField of={of.access} name="brand" />
        <FormField of={of.access} name="type" />
        <FormField of={of.access} name="packagingType" />
        <FormField of={of.access} name="price" />
      </SimpleGrid>
      <FormField of={of.access} name="ingredients" />
      <FormField of={of.access} name="usageInstructions" />
      <FormField of={of.access} name="affiliateLink" />
      <AreaField
        label={text.extras}
        hint={text.extrasHint}
        error={extras === undefined ? undefined : text.extraProblem(extras)}
        value={of.lines.extras}
        onChange={(value) => of.setLine('extras', value)}
      />
    </>
  );
}

interface FieldsProps {
  of: EntryForm;
  entry: CatalogueEntry;
  categories: readonly string[];
}

function Naming({ of, categories }: Omit<FieldsProps, 'entry'>) {
  return (
    <>
      <SimpleGrid {...PAIR}>
        <FormField of={of.access} name="name" />
        <FormField of={of.access} name="nameEn" />
        <Category of={of} categories={categories} />
        <Per of={of} />
        <FormField of={of.access} name="servingSize" />
        <FormField of={of.access} name="unit" />
      </SimpleGrid>
      <FormField of={of.access} name="aliases" />
    </>
  );
}

function Portions({ of }: { of: EntryForm }) {
  const { measures } = of.unread;
  return (
    <>
      <FormField of={of.access} name="allergens" />
      <AreaField
        label={text.measures}
        hint={text.measuresHint}
        error={measures === undefined ? undefined : text.measureProblem(measures)}
        value={of.lines.measures}
        onChange={(value) => of.setLine('measures', value)}
      />
    </>
  );
}

function Fields({ of, entry, categories }: FieldsProps) {
  return (
    <>
      <Naming of={of} categories={categories} />
      <Figures of={of} />
      <Doubts of={of} entry={entry} />
      <TextField
        label={text.sourceName}
        value={of.lines.sourceName}
        onChange={(value) => of.setLine('sourceName', value)}
      />
      <Portions of={of} />
      {entry.kind === 'food' ? (
        <FormField of={of.access} name="refusePercent" />
      ) : (
        <ProductFields of={of} />
      )}
    </>
  );
}

function Reason({ of }: { of: EntryForm }) {
  return (
    <AreaField
      label={text.reason}
      value={of.reason}
      error={of.isReasonMissing ? text.reasonMissing : undefined}
      onChange={(value) => of.setReason(value.slice(0, FOOD_REASON_MAX))}
    />
  );
}

interface EntryDialogProps {
  title?: string;
  shown: Pick<ShownEntry, 'entry'>;
  isNew?: boolean;
  /** What its figures are compared with, where that is not the entry itself. */
  before?: CatalogueEntry;
  /** Written for the person, who may change it. */
  reason?: string;
  categories: readonly string[];
  busy: boolean;
  error: string | null;
  onSave: (written: EntryWritten) => Promise<boolean>;
  onReload?: () => void;
  onClose: () => void;
}

export function EntryDialog(props: EntryDialogProps) {
  const { entry } = props.shown;
  const before = props.isNew ? undefined : (props.before ?? entry);
  const of = useEntryForm(entry, before, props.reason);
  const save = async (): Promise<void> => {
    if (!of.written) return of.refuse();
    if (await props.onSave(of.written)) props.onClose();
  };
  return (
    <FormDialog
      title={props.title ?? text.editTitle(entry.name)}
      restored={false}
      onDiscard={() => undefined}
      saving={props.busy}
      failure={props.error}
      refusals={of.refusals}
      onSave={() => void save()}
      onClose={props.onClose}
    >
      <Fields of={of} entry={entry} categories={props.categories} />
      <Reason of={of} />
      {props.error && props.onReload ? (
        <Button
          variant="outline"
          colorPalette="gray"
          minH="11"
          alignSelf="start"
          onClick={props.onReload}
        >
          <RotateCw size={16} aria-hidden />
          {text.loadNew}
        </Button>
      ) : null}
    </FormDialog>
  );
}
