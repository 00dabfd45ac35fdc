import { hasStars, type ReaderForm, type ReviewTarget } from '../../domain/publicHouse/reviews';
import { reviewText as text } from '../../i18n/reviews';
import { HOME } from '../places';
import { ContactForm, ReportForm, ReviewForm, type Typed } from './Forms';

export interface RefusedForm {
  form: ReaderForm;
  problem: string;
  values: Typed;
  target?: ReviewTarget | undefined;
  expertId?: string | undefined;
}

function Again({ form, values, target, expertId }: RefusedForm) {
  if (form === 'tin-nhan' && expertId !== undefined)
    return <ContactForm expertId={expertId} values={values} />;
  if (!target) return null;
  if (form === 'bao-cao') return <ReportForm target={target} values={values} />;
  if (form !== 'danh-gia') return null;
  const kind = hasStars(target) ? 'stars' : 'comments';
  return <ReviewForm view={{ kind, target, purchase: values.purchase }} values={values} />;
}

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
