import { Box, Button, Checkbox, Grid, Stack, Text } from '@chakra-ui/react';
import { useMemo, useSyncExternalStore } from 'react';
import { readPublicProfile, savePublicProfile } from '../../api/publicProfile';
import { CoverField } from '../../blocks/images/CoverField';
import { PROFILE_LIMITS, type PublicProfile } from '../../domain/publicHouse/publicProfile';
import { gateway, sessionStore } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { common } from '../../i18n/common';
import { publicProfileText as text } from '../../i18n/publicProfile';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { Section } from '../../ui/Section';
import { toaster } from '../../ui/toaster';
import { TypedField } from '../../ui/TypedField';
import { useDraft } from '../../ui/useDraft';
import { findErrors, toProfile, toValues, type ProfileValues } from './profileForm';
import { ProfilePreview } from './ProfilePreview';
import { Readers } from './Readers';

interface FieldsProps {
  values: ProfileValues;
  change: (some: Partial<ProfileValues>) => void;
}

function Visibility({ values, change }: FieldsProps) {
  return (
    <Stack gap="1">
      <Checkbox.Root
        minH="11"
        checked={values.isPublic}
        onCheckedChange={({ checked }) => change({ isPublic: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{text.isPublic}</Checkbox.Label>
      </Checkbox.Root>
      <Text color="fg.muted" textStyle="sm">
        {text.publicHint}
      </Text>
    </Stack>
  );
}

/** Characters of a typed list, commas included. */
const LIST = { specialities: 520, languages: 400 } as const;

function Fields({ values, change }: FieldsProps) {
  const errors = findErrors(values);
  return (
    <Stack gap="4">
      <Visibility values={values} change={change} />
      <TypedField
        label={text.introduction}
        hint={text.introductionHint}
        value={values.introduction}
        most={PROFILE_LIMITS.introduction}
        lines={6}
        onChange={(introduction) => change({ introduction })}
      />
      {(['specialities', 'languages'] as const).map((name) => (
        <TypedField
          key={name}
          label={text[name]}
          hint={text.commas(PROFILE_LIMITS[name])}
          value={values[name]}
          most={LIST[name]}
          error={errors[name]}
          onChange={(typed) => change({ [name]: typed })}
        />
      ))}
      <TypedField
        label={text.place}
        hint={text.placeHint}
        value={values.place}
        most={PROFILE_LIMITS.place}
        onChange={(value) => change({ place: value })}
      />
      <CoverField
        label={text.portrait}
        value={values.portrait || undefined}
        onChange={(portrait = '') => change({ portrait })}
      />
    </Stack>
  );
}

interface FormProps {
  name: string;
  profile: PublicProfile;
  path: string | undefined;
  onSaved: () => Promise<void>;
}

function useProfileForm({ profile, onSaved }: Pick<FormProps, 'profile' | 'onSaved'>) {
  const opened = useMemo(() => toValues(profile), [profile]);
  const [values, setValues, clear] = useDraft<ProfileValues>('public-profile', opened);
  const { busy, error, run } = useAction(text.what);
  const save = async (): Promise<void> => {
    const [problem] = Object.values(findErrors(values));
    if (problem) return void toaster.create({ type: 'error', title: problem });
    if (!(await run(() => gateway.ask(savePublicProfile, { body: toProfile(values) })))) return;
    toaster.create({ type: 'success', title: text.saved });
    await onSaved();
    clear();
  };
  const change = (some: Partial<ProfileValues>) => setValues((now) => ({ ...now, ...some }));
  return { values, change, busy, error, save };
}

function ToPage({ path }: Pick<FormProps, 'path'>) {
  if (path === undefined)
    return (
      <Text color="fg.muted" textStyle="sm">
        {text.noPage}
      </Text>
    );
  return (
    <Box>
      <Button asChild variant="outline" colorPalette="gray" minH="11">
        <a href={path} target="_blank" rel="noreferrer">
          {text.openPage}
        </a>
      </Button>
    </Box>
  );
}

function ProfileForm({ name, profile, path, onSaved }: FormProps) {
  const { values, change, busy, error, save } = useProfileForm({ profile, onSaved });
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 4fr)' }}
      gap="4"
      alignItems="start"
    >
      <Section title={text.words}>
        <Stack gap="4">
          <Fields values={values} change={change} />
          <Problem text={error} />
          <Box>
            <Button colorPalette="leaf" minH="11" loading={busy} onClick={() => void save()}>
              {text.save}
            </Button>
          </Box>
        </Stack>
      </Section>
      <Stack gap="4" minW="0">
        <Section title={text.preview}>
          <Stack gap="4">
            <ProfilePreview name={name} values={values} />
            <ToPage path={path} />
          </Stack>
        </Section>
        <Section title={text.readers} hint={text.readersHint}>
          <Readers />
        </Section>
      </Stack>
    </Grid>
  );
}

export function PublicProfilePage() {
  const { account } = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  const { answer, error, reload } = useGatewayQuery(readPublicProfile, {}, text.what);
  return (
    <Page title={text.title}>
      {answer && account ? (
        <ProfileForm
          name={account.name}
          profile={answer.profile}
          path={answer.path}
          onSaved={reload}
        />
      ) : null}
      {answer ? null : (
        <Stack gap="3" align="start">
          <Problem text={error} />
          {error ? (
            <Button variant="outline" colorPalette="gray" minH="11" onClick={() => void reload()}>
              {common.retry}
            </Button>
          ) : (
            <Text color="fg.muted">{text.loading}</Text>
          )}
        </Stack>
      )}
    </Page>
  );
}
