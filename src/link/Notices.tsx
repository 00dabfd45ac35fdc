import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { linkPageTexts as texts } from '../i18n/linkPage';
import { openFrom } from './token';
import { sync } from './sync';

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="notice">
      <h1>{title}</h1>
      {children}
    </main>
  );
}

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}

export function Opening() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Notice title={texts.title}>
      <output>{isOnline ? texts.opening : texts.away}</output>
      <button type="button" className="button" onClick={sync}>
        {texts.again}
      </button>
    </Notice>
  );
}

export function Ended({ waiting }: { waiting: number }) {
  return (
    <Notice title={texts.ended.title}>
      <p>{texts.ended.body}</p>
      {waiting > 0 ? <p>{texts.ended.waiting(waiting)}</p> : null}
      <PasteLink />
    </Notice>
  );
}

function PasteLink() {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className="paste"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!openFrom(typed));
      }}
    >
      <label>
        {texts.none.label}
        <input
          value={typed}
          maxLength={500}
          autoComplete="off"
          aria-invalid={isWrong}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {isWrong ? <p role="alert">{texts.none.wrong}</p> : null}
      <button type="submit" className="button">
        {texts.none.open}
      </button>
    </form>
  );
}

export function NoLink() {
  return (
    <Notice title={texts.none.title}>
      <p>{texts.none.body}</p>
      <PasteLink />
    </Notice>
  );
}
