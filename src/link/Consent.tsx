import { linkPageTexts } from '../i18n/linkPage';
import { readOnly, writeConsent } from './actions';

const { consent: texts } = linkPageTexts;

/** Asks whether the practice may keep the diary; nothing is chosen beforehand, and both answers weigh the same. */
export function ConsentCard({ slug, practice }: { slug: string; practice: string }) {
  return (
    <section className="card consent" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.body(practice)}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => writeConsent(slug, true)}>
          {texts.agree}
        </button>
        <button type="button" className="button" onClick={() => readOnly(slug)}>
          {texts.decline}
        </button>
      </div>
    </section>
  );
}
