import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { accountPages } from '../../i18n/accountPages';
import { session } from '../../gateway/browserSession';
import { Button } from '../../ui/plain/Button';
import { useDraft } from '../../ui/useDraft';
import { EntranceLink } from './EntranceLink';
import { Below, Frame } from './Frame';
import { ENTRANCE_PATHS } from './paths';
import { Problem } from '../../ui/plain/Problem';
import { EMPTY_REGISTRATION, readRegistration } from './registration';
import { RegisterFields } from './RegisterFields';
import { StorageNote, useStorageReport } from './StorageNote';
import { useAction } from '../../gateway/useAction';
import { usePublicConfig } from './usePublicConfig';

const texts = accountPages.register;

/** `/expert/register`: applying as an expert. What is typed is kept, except the password. */
export function RegisterPage() {
  const [form, setForm, clearForm, restored] = useDraft('register', EMPTY_REGISTRATION);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, error, run } = useAction(texts.what);
  const config = usePublicConfig();
  const storage = useStorageReport();
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
      wide
      below={
        <>
          {config?.expertApproval === 'manual' ? <p className="p-muted">{texts.manual}</p> : null}
          <Below text={texts.haveAccount}>
            <EntranceLink to={ENTRANCE_PATHS.login}>{texts.toLogin}</EntranceLink>
          </Below>
          <StorageNote report={storage} />
        </>
      }
    >
      <form
        ref={element}
        onSubmit={(event) => void submit(event)}
        noValidate
        className="p-stack p-loose"
      >
        {restored ? <p className="p-muted">{texts.restored}</p> : null}
        <RegisterFields
          form={form}
          password={password}
          errors={errors}
          onChange={(change) => setForm((current) => ({ ...current, ...change }))}
          onPassword={setPassword}
        />
        <Problem text={Object.keys(errors).length > 0 ? texts.checkFields : error} />
        <Button type="submit" className="p-large" loading={busy}>
          {texts.submit}
        </Button>
      </form>
    </Frame>
  );
}
