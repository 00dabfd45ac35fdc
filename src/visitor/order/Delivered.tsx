import { useState, type FormEvent } from 'react';
import type { OrderView } from '../../api/orders';
import { timeText } from '../../domain/text/days';
import { CHANGE_TEXT } from '../../domain/money/orders/order';
import { visitorText } from '../../i18n/visitor';
import { keep, readKept, forget } from '../store';
import { askChange, readPaper } from './orderWatch';

const { order: text } = visitorText;

const describeError = (error: unknown): string =>
  (error instanceof Error && error.message) || text.failed;

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function PaperButton({ code }: { code: string }) {
  const [state, setState] = useState<{ isBusy?: boolean; problem?: string }>({});
  const press = async (): Promise<void> => {
    setState({ isBusy: true });
    try {
      save(await readPaper(), `${code.toLowerCase()}.pdf`);
      setState({});
    } catch (error) {
      setState({ problem: describeError(error) });
    }
  };
  return (
    <>
      <button type="button" className="button" disabled={state.isBusy} onClick={() => void press()}>
        {state.isBusy ? text.paperBusy : text.paper}
      </button>
      {state.problem ? (
        <span className="field-error" role="alert">
          {state.problem}
        </span>
      ) : null}
    </>
  );
}

const draftKey = (id: string): string => `bualanh-change-${id}`;
const keptDraft = (id: string): string => {
  const draft = readKept(draftKey(id));
  return typeof draft === 'string' ? draft.slice(0, CHANGE_TEXT.max) : '';
};

function useChange(id: string) {
  const [typed, setTyped] = useState(() => keptDraft(id));
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const type = (value: string): void => {
    setTyped(value);
    keep(draftKey(id), value);
  };
  const submit = async (): Promise<void> => {
    if (typed.trim().length < CHANGE_TEXT.min) return setProblem(text.change.short);
    setBusy(true);
    try {
      await askChange(typed.trim());
      forget(draftKey(id));
    } catch (error) {
      setProblem(describeError(error));
      setBusy(false);
    }
  };
  return { typed, type, problem, isBusy, submit };
}

function ChangeForm({ id }: { id: string }) {
  const { typed, type, problem, isBusy, submit } = useChange(id);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <details className="panel">
      <summary>{text.change.title}</summary>
      <form onSubmit={send}>
        <p className="small muted">{text.change.hint}</p>
        <label className="field" data-wrong={problem ? '' : undefined}>
          <span>{text.change.label}</span>
          <textarea
            value={typed}
            rows={4}
            maxLength={CHANGE_TEXT.max}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => type(event.target.value)}
          />
          {problem ? (
            <span className="field-error" role="alert">
              {problem}
            </span>
          ) : null}
        </label>
        <button type="submit" className="button" disabled={isBusy}>
          {text.change.send}
        </button>
      </form>
    </details>
  );
}

function Change({ change }: { change: NonNullable<OrderView['change']> }) {
  return (
    <section className="panel">
      <h2>{text.change.requestedAt(timeText(change.at))}</h2>
      <p className="kept-lines">{change.text}</p>
      <p className="small muted">
        {change.answeredAt ? text.change.answered(timeText(change.answeredAt)) : text.change.waits}
      </p>
    </section>
  );
}

export function Delivered({ order }: { order: OrderView }) {
  const { id, code, clientUrl, change, expertName } = order;
  return (
    <>
      <section className="panel good">
        {expertName ? (
          <p>
            <b>{text.madeBy(expertName)}</b>
          </p>
        ) : null}
        <p>{clientUrl ? text.deliveredNote : text.onItsWay}</p>
        <p className="actions">
          {clientUrl ? (
            <a className="button primary" href={clientUrl}>
              {text.openWeek}
            </a>
          ) : null}
          {clientUrl ? <PaperButton code={code} /> : null}
        </p>
      </section>
      {change ? <Change change={change} /> : <ChangeForm id={id} />}
    </>
  );
}
