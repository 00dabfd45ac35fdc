import { useRef, useState, type FormEvent } from 'react';
import { accountPages } from '../../i18n/accountPages';
import { session } from '../../gateway/browserSession';
import { Button } from '../../ui/plain/Button';
import { useDraft } from '../../ui/useDraft';
import { EntranceLink } from './EntranceLink';
import { Below, Frame } from './Frame';
import { ENTRANCE_PATHS } from './paths';
import { Problem } from '../../ui/plain/Problem';
import { registerWithGoogle } from '../../api/google';
import {
  EMPTY_REGISTRATION,
  readGoogleRegistration,
  readRegistration,
  type RegistrationForm,
} from './registration';
import { useGoogleRegistration } from './useGoogleRegistration';
import { GoogleButton } from './GoogleButton';
import { RegisterFields } from './RegisterFields';
import { StorageNote, useStorageReport } from './StorageNote';
import { useAction } from '../../gateway/useAction';
import { usePublicConfig } from './usePublicConfig';

const texts = accountPages.register;

const readWith = (isGoogle: boolean, form: RegistrationForm, password: string) =>
  isGoogle
    ? { isGoogle: true as const, ...readGoogleRegistration(form) }
    : { isGoogle: false as const, ...readRegistration(form, password) };

function WithGoogle({ email, onLeave }: { email: string; onLeave: () => void }) {
  return (
    <div className="p-stack">
      <p className="p-muted">{accountPages.google.registering(email)}</p>
      <Button variant="ghost" onClick={onLeave}>
        {accountPages.google.withPassword}
      </Button>
    </div>
  );
}

function Further() {
  const config = usePublicConfig();
  const storage = useStorageReport();
  return (
    <>
      {config?.expertApproval === 'manual' ? <p className="p-muted">{texts.manual}</p> : null}
      <Below text={texts.haveAccount}>
        <EntranceLink to={ENTRANCE_PATHS.login}>{texts.toLogin}</EntranceLink>
      </Below>
      <StorageNote report={storage} />
    </>
  );
}

export function RegisterPage() {
  const [form, setForm, clearForm, restored] = useDraft('register', EMPTY_REGISTRATION);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, error, run } = useAction(texts.what);
  const element = useRef<HTMLFormElement>(null);
  const { ticket, isOver, leave } = useGoogleRegistration();
  // Google's name only fills an empty field; the person may change it.
  const named = ticket && form.name === '' ? { ...form, name: ticket.name } : form;
  const read = readWith(ticket !== null, named, password);
  const errors = tried && 'errors' in read ? read.errors : {};

  const over = isOver ? accountPages.google.over : null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if ('errors' in read) {
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    const sent = await run(async () => {
      if (read.isGoogle) await session.enterWith(registerWithGoogle, read.request);
      else await session.register(read.request);
    });
    if (sent) clearForm();
  };
  return (
    <Frame title={texts.title} wide below={<Further />}>
      <form
        ref={element}
        onSubmit={(event) => void submit(event)}
        noValidate
        className="p-stack p-loose"
      >
        {restored ? <p className="p-muted">{texts.restored}</p> : null}
        {ticket ? <WithGoogle email={ticket.email} onLeave={leave} /> : null}
        <RegisterFields
          form={named}
          google={ticket?.email}
          password={password}
          errors={errors}
          onChange={(change) => setForm((current) => ({ ...current, name: named.name, ...change }))}
          onPassword={setPassword}
        />
        <Problem text={Object.keys(errors).length > 0 ? texts.checkFields : (error ?? over)} />
        <Button type="submit" className="p-large" loading={busy}>
          {texts.submit}
        </Button>
      </form>
      {ticket ? null : <GoogleButton />}
    </Frame>
  );
}
