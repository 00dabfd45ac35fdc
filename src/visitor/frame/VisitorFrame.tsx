import { useEffect, type ReactNode } from 'react';
import { siteText } from '../../i18n/site';
import { visitorText } from '../../i18n/visitor';
import { bindFrame } from '../../site/client/frame';
import { Footer } from '../../site/frame/Footer';
import { Header } from '../../site/frame/Header';
import { useOnline } from '../online';
import { discard, useOutbox } from '../outbox';

const YEAR = String(new Date().getFullYear());

function Waiting() {
  const outbox = useOutbox();
  const refused = outbox.filter((entry) => entry.refused !== undefined);
  const waiting = outbox.length - refused.length;
  return (
    <>
      {waiting > 0 ? <output className="pill">{visitorText.pending(waiting)}</output> : null}
      {refused.map((entry) => (
        <p key={entry.id} className="refused" role="alert">
          <b>{visitorText.notSent}:</b> {entry.refused}{' '}
          <button type="button" className="text-button" onClick={() => discard(entry.id)}>
            {visitorText.remove}
          </button>
        </p>
      ))}
    </>
  );
}

export function VisitorFrame({ path, children }: { path: string; children: ReactNode }) {
  const isOnline = useOnline();
  useEffect(() => bindFrame(document), []);
  return (
    <>
      <a className="skip" href="#main">
        {siteText.skip}
      </a>
      <Header path={path} />
      {isOnline ? null : (
        <output className="offline-banner">
          <b>{visitorText.offline}.</b> {visitorText.offlineBanner}
        </output>
      )}
      <main id="main" className="page visitor-page">
        <Waiting />
        {children}
      </main>
      <Footer year={YEAR} operator="unknown" />
    </>
  );
}
