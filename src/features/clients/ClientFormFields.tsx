import { Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FormAccess } from '../../blocks/forms/FormField';
import { FormField } from '../../blocks/forms/FormField';
import { parseNumber } from '../../blocks/forms/numbers';
import { ageFrom } from '../../domain/targets/body';
import { clientTexts } from '../../i18n/clients';
import { thisYear } from './calendar';
import type { ClientFormValues } from './clientForm';
import { CLIENT_GROUPS } from './clientForm';

const texts = clientTexts.form;

type ClientFormAccess = FormAccess<keyof ClientFormValues>;

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

/** The age that a year of birth makes, beside it. */
function ageHint(birthYear: unknown): string | undefined {
  const age = ageFrom(parseNumber(String(birthYear)), thisYear());
  return age === undefined || age > 126 ? undefined : texts.age(age);
}

/** Everything else: body, goals, illnesses, allergies, habits. */
export function DetailFields({ form }: { form: ClientFormAccess }) {
  const hints: Partial<Record<keyof ClientFormValues, string | undefined>> = {
    birthYear: ageHint(form.values.birthYear),
  };
  return (
    <Stack gap="6">
      <Group title={texts.body}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          {CLIENT_GROUPS.body.map((name) => (
            <FormField key={name} of={form} name={name} hint={hints[name]} />
          ))}
        </SimpleGrid>
      </Group>
      <Group title={texts.health}>
        {CLIENT_GROUPS.health.map((name) => (
          <FormField key={name} of={form} name={name} />
        ))}
      </Group>
      <Group title={texts.targets}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          {CLIENT_GROUPS.targets.map((name) => (
            <FormField key={name} of={form} name={name} />
          ))}
        </SimpleGrid>
      </Group>
    </Stack>
  );
}
