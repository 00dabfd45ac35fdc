import { Button, Field, Flex, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { BookCopy } from 'lucide-react';
import { memo } from 'react';
import type { Client } from '../../../domain/records/clients';
import { displayUnit, NUTRIENT_LABELS, type NutrientMap } from '../../../domain/food/nutrients';
import { formatAmount } from '../../../domain/nutrition/format';
import { clientMenuText } from '../../../i18n/clientMenu';
import { AppLink } from '../../../ui/Link';
import { tabular } from '../../../ui/theme';
import { Notice } from '../../../ui/Notice';
import type { ClientMenuDraft } from '../model/clientMenu';
import { MENU_PATHS } from '../paths';

const text = clientMenuText;
const SHOWN = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const;

function targetLine(targets: NutrientMap | undefined): string {
  const parts = SHOWN.flatMap((key) => {
    const value = targets?.[key];
    if (value === undefined) return [];
    const amount = `${formatAmount(key, value)} ${displayUnit(key)}`;
    return [key === 'calories' ? amount : text.client.part(NUTRIENT_LABELS[key], amount)];
  });
  return parts.length === 0 ? text.client.noTargets : text.client.targets(parts.join(' · '));
}

interface ClientFieldProps {
  clients: readonly Client[];
  client: Client | undefined;
  targets: NutrientMap | undefined;
  pending: boolean;
  invalid: boolean;
  put: (change: Partial<ClientMenuDraft>) => void;
}

function ClientField({ clients, client, targets, pending, invalid, put }: ClientFieldProps) {
  return (
    <Field.Root invalid={invalid} required>
      <Field.Label>{text.client.label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={client?.id ?? ''}
          onChange={(event) => put({ clientId: event.target.value })}
        >
          {client ? null : <option value="">{text.client.choose}</option>}
          {clients.map(({ id, clientName }) => (
            <option key={id} value={id}>
              {clientName}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.ErrorText _firstLetter={{ textTransform: 'uppercase' }} display="block">
        {text.errors.client}
      </Field.ErrorText>
      {client ? (
        <Field.HelperText css={tabular} minH="5">
          {pending ? null : targetLine(targets)}
        </Field.HelperText>
      ) : null}
    </Field.Root>
  );
}

type HeadProps = ClientFieldProps &
  Pick<ClientMenuDraft, 'mode'> & {
    missing: boolean;
  };

export const Head = memo(function Head({ mode, missing, ...field }: HeadProps) {
  const { client, put } = field;
  return (
    <Stack gap="4">
      {missing && !client ? (
        <Notice tone="warning" title={text.client.missing}>
          <Text>{text.client.missingHint}</Text>
        </Notice>
      ) : null}
      <Flex as="fieldset" aria-label={text.mode.label} gap="2" wrap="wrap">
        {(['new', 'existing'] as const).map((one) => (
          <Button
            key={one}
            variant={one === mode ? 'subtle' : 'outline'}
            colorPalette={one === mode ? 'leaf' : 'gray'}
            aria-pressed={one === mode}
            onClick={() => put({ mode: one })}
          >
            {text.mode[one]}
          </Button>
        ))}
        {mode === 'new' && client ? (
          <Button asChild variant="ghost" colorPalette="leaf">
            <AppLink to={MENU_PATHS.createFor(client.id)}>
              <BookCopy size={18} aria-hidden /> {text.fromMaster}
            </AppLink>
          </Button>
        ) : null}
      </Flex>
      <ClientField {...field} />
    </Stack>
  );
});
