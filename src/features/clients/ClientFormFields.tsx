import { Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormField } from '../../blocks/forms/FormField';
import { parseNumber } from '../../blocks/forms/numbers';
import { pregnancyWeek } from '../../domain/clinical/healthFields';
import { ageOn, ageText } from '../../domain/person/age';
import { readBirth } from '../../domain/person/readBirth';
import { clientTexts } from '../../i18n/clients';
import { localDate } from '../../platform/clock';
import {
  birthAsRead,
  CLIENT_GROUPS,
  setWeek,
  type ClientFormAccess,
  type ClientFormValues,
} from './clientForm';

const texts = clientTexts.form;

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

export function ShortFields({ form }: { form: ClientFormAccess }) {
  return (
    <Stack gap="4">
      {CLIENT_GROUPS.name.map((name) => (
        <FormField key={name} of={form} name={name} />
      ))}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {CLIENT_GROUPS.short.map((name) => (
          <FormField key={name} of={form} name={name} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

function ageHint(typed: unknown): string | undefined {
  const read = readBirth(String(typed), localDate());
  const age = 'problem' in read ? undefined : ageOn(read, localDate());
  return age && ageText(age);
}

/** Leaving the field shows the birthday as it was read. */
function withBirth(form: ClientFormAccess): ClientFormAccess {
  return {
    ...form,
    leave(name) {
      if (name === 'birthYear') form.set(name, birthAsRead(String(form.values.birthYear)));
      form.leave(name);
    },
  };
}

function weekHint({ pregnancyWeek: typed, pregnancyDate }: ClientFormAccess['values']) {
  const week = parseNumber(String(typed));
  const weekDate = String(pregnancyDate);
  if (week === undefined || Number.isNaN(week) || !/^\d{4}-\d{2}-\d{2}$/.test(weekDate))
    return undefined;
  const now = pregnancyWeek({ week, weekDate }, localDate());
  return now === undefined || now === week ? undefined : texts.nowWeek(now);
}

type Name = keyof ClientFormValues;

function GridGroup(props: {
  title: string;
  names: readonly Name[];
  form: ClientFormAccess;
  hints: Partial<Record<Name, string | undefined>>;
}) {
  const { title, names, form, hints } = props;
  return (
    <Group title={title}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {names.map((name) => (
          <FormField key={name} of={form} name={name} hint={hints[name]} />
        ))}
      </SimpleGrid>
    </Group>
  );
}

export function DetailFields({ form }: { form: ClientFormAccess }) {
  const hints: Partial<Record<keyof ClientFormValues, string | undefined>> = {
    birthYear: ageHint(form.values.birthYear),
    pregnancyWeek: weekHint(form.values),
  };
  const setMother: ClientFormAccess['set'] = (name, value) =>
    name === 'pregnancyWeek' ? setWeek(form, String(value)) : form.set(name, value);
  const isMother =
    form.values.gender !== 'male' ||
    CLIENT_GROUPS.motherhood.some((name) => form.values[name] !== '');
  return (
    <Stack gap="6">
      <GridGroup
        title={texts.body}
        names={CLIENT_GROUPS.body}
        form={withBirth(form)}
        hints={hints}
      />
      <Group title={texts.health}>
        {CLIENT_GROUPS.health.map((name) => (
          <FormField key={name} of={form} name={name} />
        ))}
      </Group>
      <GridGroup title={texts.hours} names={CLIENT_GROUPS.hours} form={form} hints={hints} />
      {isMother ? (
        <GridGroup
          title={texts.motherhood}
          names={CLIENT_GROUPS.motherhood}
          form={{ ...form, set: setMother }}
          hints={hints}
        />
      ) : null}
      <GridGroup title={texts.kidney} names={CLIENT_GROUPS.kidney} form={form} hints={hints} />
      <GridGroup title={texts.targets} names={CLIENT_GROUPS.targets} form={form} hints={hints} />
    </Stack>
  );
}
