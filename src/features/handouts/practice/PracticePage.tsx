import {
  Box,
  Button,
  Checkbox,
  Grid,
  NativeSelect,
  Field,
  Input,
  Spinner,
  Stack,
  Text,
} from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { FeatureGuard } from '../../../blocks/tier/FeatureGuard';
import { useData, useLive } from '../../../data/react';
import type { Tier } from '../../../domain/accounts/access/tiers';
import { BANKS } from '../../../domain/money/banks';
import { PRACTICE_ID, practices, type Practice } from '../../../domain/records/practices';
import { mailsByItself } from '../../../domain/accounts/mail';
import { buildLetterhead, OWN_COLOUR } from '../../../domain/printable/letterhead';
import { handoutsText } from '../../../i18n/handouts';
import { Page } from '../../../ui/Page';
import { Section } from '../../../ui/Section';
import { toaster } from '../../../ui/toaster';
import { useDraft } from '../../../ui/useDraft';
import { LetterheadPreview } from '../../../blocks/handouts/sheet/Sheet';
import { TypedField } from '../../../ui/TypedField';
import { usePaper } from '../../../blocks/handouts/usePaper';
import { BadLogo, readLogo } from './logo';
import {
  practiceErrors,
  practiceFields,
  practiceValues,
  savePractice,
  type PracticeValues,
} from './practiceForm';
import { useRestoring } from '../../../ui/restoring';

const text = handoutsText.practice;
const { fields } = practices;
const LOGO_PROBLEMS = {
  too_large: text.logoTooLarge,
  kind: text.logoKind,
  broken: text.logoBroken,
} as const;

interface Part {
  values: PracticeValues;
  errors: ReturnType<typeof practiceErrors>;
  change: (part: Partial<PracticeValues>) => void;
}

type TextKey = keyof ReturnType<typeof practiceErrors>;

function Texts({
  names,
  part,
}: {
  names: readonly (readonly [TextKey, number, ('email' | 'tel')?])[];
  part: Part;
}) {
  return names.map(([name, most, type]) => (
    <TypedField
      key={name}
      label={fields[name].label}
      value={part.values[name]}
      most={most}
      error={part.errors[name]}
      {...(type ? { type } : {})}
      onChange={(typed) => part.change({ [name]: typed })}
    />
  ));
}

function LogoField({ values, change }: Part) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      change({ logo: await readLogo(file) });
    } catch (error) {
      const problem = error instanceof BadLogo ? error.problem : 'broken';
      toaster.create({ type: 'error', title: LOGO_PROBLEMS[problem] });
    }
  };
  return (
    <Box>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={fields.logo.label}
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button
        variant="outline"
        colorPalette="gray"
        minH="11"
        onClick={() => input.current?.click()}
      >
        {text.logo}
      </Button>
      {values.logo === '' ? null : (
        <Button variant="ghost" colorPalette="gray" minH="11" onClick={() => change({ logo: '' })}>
          {text.removeLogo}
        </Button>
      )}
    </Box>
  );
}

function Brand({ part, plan }: { part: Part; plan: Tier }) {
  return (
    <FeatureGuard tier={plan} feature="ownBrand" locked="card" text={text.brandLocked}>
      <Stack gap="4">
        <LogoField {...part} />
        <Field.Root>
          <Field.Label>{fields.colour.label}</Field.Label>
          <Input
            type="color"
            w="16"
            h="11"
            p="1"
            value={part.values.colour || OWN_COLOUR}
            onChange={(event) => part.change({ colour: event.target.value })}
          />
        </Field.Root>
        <Texts names={[['footer', 300]]} part={part} />
      </Stack>
    </FeatureGuard>
  );
}

function Bank({ part }: { part: Part }) {
  return (
    <Stack gap="4">
      <Field.Root>
        <Field.Label>{fields.bankBin.label}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={part.values.bankBin}
            onChange={(event) => part.change({ bankBin: event.target.value })}
          >
            <option value="">{text.noBank}</option>
            {BANKS.map(([bin, name]) => (
              <option key={bin} value={bin}>
                {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Texts
        names={[
          ['bankAccount', 19],
          ['bankHolder', 100],
        ]}
        part={part}
      />
    </Stack>
  );
}

function Automatic({ part, plan }: { part: Part; plan: Tier }) {
  const isOffered = mailsByItself(plan);
  return (
    <Stack gap="2">
      <Checkbox.Root
        minH="11"
        disabled={!isOffered}
        checked={isOffered && part.values.autoEmail}
        onCheckedChange={({ checked }) => part.change({ autoEmail: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{fields.autoEmail.label}</Checkbox.Label>
      </Checkbox.Root>
      {isOffered ? (
        <Text color="fg.muted" textStyle="sm">
          {text.autoHint}
        </Text>
      ) : null}
      <FeatureGuard tier={plan} feature="automaticMail" locked="line" />
    </Stack>
  );
}

function usePracticeForm(practice: Practice | undefined) {
  const data = useData();
  const opened = useMemo(() => practiceValues(practice), [practice]);
  const [values, setValues, clear] = useDraft<PracticeValues>('practice', opened);
  const errors = practiceErrors(values);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const [problem] = Object.values(errors);
    if (problem) {
      toaster.create({ type: 'error', title: problem });
      return;
    }
    setBusy(true);
    try {
      await savePractice(data, opened, values);
      clear();
      toaster.create({ type: 'success', title: text.saved });
    } catch {
      toaster.create({ type: 'error', title: text.saveFailed });
    } finally {
      setBusy(false);
    }
  };
  const change = (some: Partial<PracticeValues>) => setValues((now) => ({ ...now, ...some }));
  return { part: { values, errors, change }, busy, save };
}

const ABOUT = [
  ['name', 200],
  ['tagline', 200],
  ['expertName', 200],
  ['phone', 40, 'tel'],
  ['email', 254, 'email'],
  ['address', 300],
] as const;

function PracticeForm({ practice, plan }: { practice: Practice | undefined; plan: Tier }) {
  const data = useData();
  const { part, busy, save } = usePracticeForm(practice);
  const letterhead = buildLetterhead(data.account, practiceFields(part.values), plan);
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 6fr)' }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4" order={{ base: 2, xl: 1 }}>
        <Section title={text.about}>
          <Stack gap="4">
            <Texts names={ABOUT} part={part} />
          </Stack>
        </Section>
        <Section title={text.brand}>
          <Brand part={part} plan={plan} />
        </Section>
        <Section title={text.bank} hint={text.bankHint}>
          <Bank part={part} />
        </Section>
        <Section title={text.auto}>
          <Automatic part={part} plan={plan} />
        </Section>
        <Box>
          <Button colorPalette="leaf" minH="11" loading={busy} onClick={() => void save()}>
            {text.save}
          </Button>
        </Box>
      </Stack>
      <Box order={{ base: 1, xl: 2 }} position={{ xl: 'sticky' }} top="20" minW="0">
        <Section title={text.preview}>
          <LetterheadPreview letterhead={letterhead} />
        </Section>
      </Box>
    </Grid>
  );
}

export function PracticePage() {
  const data = useData();
  const all = useLive(() => data.practices.watchAll(), [data]);
  const paper = usePaper();
  // A form that is filled before its settings come would be saved over them.
  const restoring = useRestoring();
  const practice = all?.find(({ id }) => id === PRACTICE_ID);
  return (
    <Page title={text.title} maxW="6xl">
      {all && paper && !restoring ? (
        <PracticeForm key={practice?.updatedAt ?? 'none'} practice={practice} plan={paper.plan} />
      ) : (
        <Spinner aria-label={handoutsText.loading} />
      )}
    </Page>
  );
}
