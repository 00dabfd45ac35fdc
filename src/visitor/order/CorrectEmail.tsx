import { useState, type FormEvent } from 'react';
import type { OrderView } from '../../api/orders';
import { visitorText } from '../../i18n/visitor';
import { isEmail } from '../email';
import { correctEmail } from './orderWatch';

const { order: text } = visitorText;

function EmailForm({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isEmail(email)) return setProblem(text.emailWrong);
    setBusy(true);
    try {
      await correctEmail(email.trim());
      onDone();
    } catch (error) {
      setProblem((error instanceof Error && error.message) || text.failed);
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <label>
        {text.newEmail}
        <input
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </label>
      <p className="muted">{text.mendEmailHint}</p>
      {problem ? (
        <p className="field-error" role="alert">
          {problem}
        </p>
      ) : null}
      <button type="submit" className="button" disabled={isBusy}>
        {text.saveEmail}
      </button>
    </form>
  );
}

export function CorrectEmail({
  order: { email },
  mayMend,
}: {
  order: OrderView;
  mayMend: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  if (email === undefined) return null;
  return (
    <section className="panel">
      <p>{text.sentTo(email)}</p>
      {isOpen ? <EmailForm onDone={() => setOpen(false)} /> : null}
      {isOpen || !mayMend ? null : (
        <button type="button" className="text-button" onClick={() => setOpen(true)}>
          {text.mendEmail}
        </button>
      )}
    </section>
  );
}
