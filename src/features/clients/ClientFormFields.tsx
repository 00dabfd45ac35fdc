import { Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CLIENT_TAG_LIMITS } from '../../domain/client';
import { ageFrom } from '../../domain/targets/body';
import { clientTexts } from '../../i18n/clients';
import { TagInput } from '../../ui/TagInput';
import type { ClientFormValues } from './clientForm';
import { AreaField, optionsOf, SelectField, TextField } from './fields';
import { parseNumber } from './numbers';

const texts = clientTexts.form;

/** What the fields of the client's form need of it. */
export interface ClientFormAccess {
  values: ClientFormValues;
  set: <K extends keyof ClientFormValues>(key: K, value: ClientFormValues[K]) => void;
  leave: (key: keyof ClientFormValues) => void;
  errorOf: (key: keyof ClientFormValues) => keyof typeof texts.errors | undefined;
  year: number;
}

type TextKey = {
  [K in keyof ClientFormValues]: string extends ClientFormValues[K] ? K : never;
}[keyof ClientFormValues];

function bind(form: ClientFormAccess, key: TextKey) {
  const error = form.errorOf(key);
  return {
    value: form.values[key],
    onChange: (value: string) => form.set(key, value),
    onBlur: () => form.leave(key),
    error: error && texts.errors[error],
  };
}

/** A group of fields with its name. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="4">
      <Heading as="h3" size="sm" color="fg.muted">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** Name, ways to reach, source and status: what a busy day asks for. */
export function ShortFields({ form }: { form: ClientFormAccess }) {
  const { values, set } = form;
  return (
    <Stack gap="4">
      <TextField label={texts.name} required {...bind(form, 'clientName')} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField label={texts.phone} type="tel" {...bind(form, 'phone')} />
        <TextField label={texts.email} type="email" {...bind(form, 'email')} />
        <SelectField
          label={texts.source}
          value={values.source}
          options={optionsOf(clientTexts.sources)}
          onChange={(value) => value !== '' && set('source', value)}
        />
        <SelectField
          label={texts.status}
          value={values.status}
          options={optionsOf(clientTexts.status)}
          onChange={(value) => value !== '' && set('status', value)}
        />
      </SimpleGrid>
    </Stack>
  );
}

function BodyFields({ form }: { form: ClientFormAccess }) {
  const { values, set, year } = form;
  const age = ageFrom(parseNumber(values.birthYear), year);
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <TextField
        label={texts.birthYear}
        numeric
        hint={age === undefined || age > 126 ? undefined : texts.age(age)}
        {...bind(form, 'birthYear')}
      />
      <SelectField
        label={texts.gender}
        value={values.gender}
        options={optionsOf(clientTexts.gender)}
        emptyLabel={texts.choose}
        onChange={(value) => set('gender', value)}
      />
      <TextField label={texts.height} numeric {...bind(form, 'height')} />
      <TextField label={texts.weight} numeric {...bind(form, 'weight')} />
      <TextField label={texts.targetWeight} numeric {...bind(form, 'targetWeight')} />
      <SelectField
        label={texts.activityLevel}
        value={values.activityLevel}
        options={optionsOf(clientTexts.activity)}
        emptyLabel={texts.choose}
        onChange={(value) => set('activityLevel', value)}
      />
      <TextField
        label={texts.workoutFrequency}
        hint={texts.workoutHint}
        {...bind(form, 'workoutFrequency')}
      />
    </SimpleGrid>
  );
}

function TagField(props: { form: ClientFormAccess; kind: keyof typeof CLIENT_TAG_LIMITS }) {
  const { form, kind } = props;
  return (
    <TagInput
      label={texts[kind]}
      value={form.values[kind]}
      onChange={(tags) => form.set(kind, tags)}
      suggestions={clientTexts.suggestions[kind]}
      max={CLIENT_TAG_LIMITS[kind]}
      {...(kind === 'allergies' ? { colorPalette: 'chilli' } : {})}
    />
  );
}

/** Everything else: body, goals, illnesses, allergies, habits. */
export function DetailFields({ form }: { form: ClientFormAccess }) {
  return (
    <Stack gap="6">
      <Group title={texts.body}>
        <BodyFields form={form} />
      </Group>
      <Group title={texts.health}>
        <TagField form={form} kind="goals" />
        <TagField form={form} kind="medicalConditions" />
        <TagField form={form} kind="allergies" />
        <AreaField label={texts.dietaryRestrictions} {...bind(form, 'dietaryRestrictions')} />
      </Group>
    </Stack>
  );
}
