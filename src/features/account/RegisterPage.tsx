import { Button, Link, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { accountPages } from '../../i18n/accountPages';
import { session } from '../../gateway/browserSession';
import { AppLink } from '../../ui/Link';
import { useDraft } from '../../ui/useDraft';
import { Below, Frame } from './Frame';
import { ACCOUNT_PATHS } from './paths';
import { Problem } from './Problem';
import { EMPTY_REGISTRATION, readRegistration } from './registration';
import { RegisterFields } from './RegisterFields';
import { StorageNote } from './StorageNote';
import { useAction } from './useAction';
import { usePublicConfig } from './usePublicConfig';

const texts = accountPages.register;

/** `/expert/register`: applying as an expert. What is typed is kept, except the password. */
export function RegisterPage() {
  const [form, setForm, clearForm, restored] = useDraft('register', EMPTY_REGISTRATION);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, error, run } = useAction(texts.what);
  const config = usePublicConfig();
  const element = useRef<HTMLFormElement>(null);
  const read = readRegistration(form, password);
  const errors = tried && 'errors' in read ? read.errors : {};

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if ('errors' in read) {
      // After the messages are drawn.
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    const sent = await run(async () => {
      await session.register(read.request);
    });
    // The app leaves the page by itself.
    if (sent) clearForm();
  };
  return (
    <Frame
      title={texts.title}
      maxW="34rem"
      above={<StorageNote />}
      below={
        <Below text={texts.haveAccount}>
          <Link asChild variant="underline" minH="11" alignItems="center">
            <AppLink to={ACCOUNT_PATHS.login}>{texts.toLogin}</AppLink>
          </Link>
        </Below>
      }
    >
      <form ref={element} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="5">
          {config?.expertApproval === 'manual' ? (
            <Text color="fg.muted">{texts.manual}</Text>
          ) : null}
          {restored ? <Text color="fg.muted">{texts.restored}</Text> : null}
          <RegisterFields
            form={form}
            password={password}
            errors={errors}
            onChange={(change) => setForm((current) => ({ ...current, ...change }))}
            onPassword={setPassword}
          />
          <Problem text={Object.keys(errors).length > 0 ? texts.checkFields : error} />
          <Button type="submit" colorPalette="leaf" size="lg" loading={busy}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </Frame>
  );
}
