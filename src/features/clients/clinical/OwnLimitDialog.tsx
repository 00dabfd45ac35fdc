import {
  Button,
  Dialog,
  Field,
  Input,
  NativeSelect,
  Stack,
  Text,
  Textarea,
} from '@chakra-ui/react';
import { useState } from 'react';
import { failureText } from '../../../blocks/forms/failureText';
import { useData } from '../../../data/react';
import type { Client, OwnLimit } from '../../../domain/records/clients';
import {
  displayUnit,
  NUTRIENT_KEYS,
  NUTRIENT_LABELS,
  type NutrientKey,
} from '../../../domain/food/nutrients';
import { clinicalText } from '../../../i18n/clinical';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { toaster } from '../../../ui/toaster';
import { readLimit, type LimitErrors, type TypedLimit } from './ownLimit';

const text = clinicalText.limits;

const numberText = (value: number | undefined) =>
  value === undefined ? '' : String(value).replace('.', ',');

function toTypedLimit(own: OwnLimit | undefined, nutrient: NutrientKey): TypedLimit {
  return {
    nutrient,
    minimum: numberText(own?.minimum),
    maximum: numberText(own?.maximum),
    note: own?.note ?? '',
  };
}

function BoundField(props: {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <Field.Root invalid={props.error !== undefined} flex="1">
      <Field.Label>{props.label}</Field.Label>
      <Input
        inputMode="decimal"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <Field.ErrorText>{props.error}</Field.ErrorText>
    </Field.Root>
  );
}

function NutrientField(props: {
  value: string;
  isFixed: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <Field.Root>
      <Field.Label>{text.nutrient}</Field.Label>
      <NativeSelect.Root disabled={props.isFixed}>
        <NativeSelect.Field
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        >
          {NUTRIENT_KEYS.map((key) => (
            <option key={key} value={key}>
              {NUTRIENT_LABELS[key]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

interface LimitFieldsProps {
  typed: TypedLimit;
  errors: LimitErrors;
  isFixed: boolean;
  onChange: (typed: TypedLimit) => void;
}

function LimitFields({ typed, errors, isFixed, onChange }: LimitFieldsProps) {
  const set = (key: keyof TypedLimit) => (value: string) => onChange({ ...typed, [key]: value });
  const unit = displayUnit(typed.nutrient as NutrientKey);
  return (
    <Stack gap="4">
      <NutrientField value={typed.nutrient} isFixed={isFixed} onChange={set('nutrient')} />
      <Stack direction={{ base: 'column', sm: 'row' }} gap="4">
        <BoundField
          label={`${text.minimum} (${unit})`}
          value={typed.minimum}
          error={errors.minimum}
          onChange={set('minimum')}
        />
        <BoundField
          label={`${text.maximum} (${unit})`}
          value={typed.maximum}
          error={errors.maximum}
          onChange={set('maximum')}
        />
      </Stack>
      <Text textStyle="sm" color="fg.muted">
        {text.noBound}
      </Text>
      <Field.Root invalid={errors.note !== undefined}>
        <Field.Label>{text.reason}</Field.Label>
        <Textarea
          value={typed.note}
          maxLength={1000}
          onChange={(event) => set('note')(event.target.value)}
        />
        <Field.ErrorText>{errors.note}</Field.ErrorText>
      </Field.Root>
    </Stack>
  );
}

function useWriteLimits(client: Client, onClose: () => void) {
  const data = useData();
  return async (change: (limits: OwnLimit[]) => OwnLimit[]) => {
    try {
      await data.clients.update(client.id, (now) => ({
        ...now,
        ownLimits: change(now.ownLimits ?? []),
      }));
      toaster.create({ type: 'success', title: text.saved });
      onClose();
    } catch (error) {
      toaster.create({ type: 'error', title: failureText(error) });
    }
  };
}

interface OwnLimitDialogProps {
  client: Client;
  nutrient: NutrientKey | undefined;
  onClose: () => void;
}

export function OwnLimitDialog({ client, nutrient, onClose }: OwnLimitDialogProps) {
  const present = client.ownLimits?.find((limit) => limit.nutrient === nutrient);
  const [typed, setTyped] = useState(() => toTypedLimit(present, nutrient ?? 'potassium'));
  const [errors, setErrors] = useState<LimitErrors>({});
  const write = useWriteLimits(client, onClose);
  const without = (limits: OwnLimit[]) =>
    limits.filter((limit) => limit.nutrient !== typed.nutrient);
  const save = () => {
    const read = readLimit(typed);
    if ('errors' in read) setErrors(read.errors);
    else void write((limits) => [...without(limits), read.limit]);
  };
  return (
    <AppDialog scrollBehavior="inside" onClose={onClose}>
      <Dialog.Header pe="14">
        <Dialog.Title>{text.own}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <LimitFields
          typed={typed}
          errors={errors}
          isFixed={nutrient !== undefined}
          onChange={setTyped}
        />
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        {present ? (
          <Button variant="outline" colorPalette="gray" onClick={() => void write(without)}>
            {text.remove}
          </Button>
        ) : null}
        <Button colorPalette="leaf" onClick={save}>
          {text.save}
        </Button>
      </Dialog.Footer>
      <DialogCross />
    </AppDialog>
  );
}
