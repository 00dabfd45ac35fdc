import { hasStars, type ReaderForm, type ReviewTarget } from '../../domain/publicHouse/reviews';
import { reviewText as text } from '../../i18n/reviews';
import { HOME } from '../places';
import { ContactForm, ReportForm, ReviewForm, type Typed } from './Forms';

export interface RefusedForm {
  form: ReaderForm;
  /** Why it was not taken. */
  problem: string;
  typed: Typed;
  /** The thing that it speaks of, or the expert; absent where it names none. */
  target?: ReviewTarget | undefined;
  expertId?: string | undefined;
}

/** The form as it was typed, to be sent again. */
function Again({ form, typed, target, expertId }: RefusedForm) {
  if (form === 'tin-nhan' && expertId !== undefined)
    return <ContactForm expertId={expertId} typed={typed} />;
  if (!target) return null;
  if (form === 'bao-cao') return <ReportForm target={target} typed={typed} />;
  if (form !== 'danh-gia') return null;
  const kind = hasStars(target) ? 'stars' : 'comments';
  return <ReviewForm view={{ kind, target, purchase: typed.purchase }} typed={typed} />;
}

/** Says why a form was not taken, and shows it again with all that was typed. */
export function FormPage({ refused }: { refused: RefusedForm }) {
  return (
    <section className="reactions">
      <h1>{text.refused.title}</h1>
      <p className="problem" role="alert">
        {refused.problem}
      </p>
      <Again {...refused} />
      <p>
        <a href={HOME}>{text.refused.back}</a>
      </p>
    </section>
  );
}
