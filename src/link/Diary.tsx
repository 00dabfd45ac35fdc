import { weightOfDay } from '../domain/practice/diary/day';
import type { OwnDay } from '../domain/practice/diary/sharedView';
import { linkPageTexts } from '../i18n/linkPage';
import { writeConsent } from './actions';
import { ConsentCard } from './Consent';
import { EyeIcon } from './icons';
import type { ShownLink } from './useLink';
import { WeightCard } from './WeightCard';
import { dayTitle, kilograms } from './words';

const { consent, history: texts, onlyPractice, sections } = linkPageTexts;

/** `62,1 kg · 5 món đã ăn`. */
function formatDetails(day: OwnDay): string {
  const weight = weightOfDay(day);
  const eaten = day.ticks.filter(({ isEaten }) => isEaten).length;
  return [
    weight && `${kilograms(weight.weight)} ${linkPageTexts.weight.kilograms}`,
    eaten > 0 && texts.dishes(eaten),
  ]
    .filter(Boolean)
    .join(' · ');
}

function History({ diary }: { diary: readonly OwnDay[] }) {
  const days = diary.filter((day) => formatDetails(day) !== '');
  return (
    <section className="card" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {days.length === 0 ? <p className="muted">{texts.empty}</p> : null}
      <ul className="history">
        {days.map((day) => (
          <li key={day.date}>
            <span>{dayTitle(day.date)}</span>
            <span className="muted">{formatDetails(day)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DiaryProps {
  clientLink: ShownLink;
  practice: string;
}

export function Diary({ clientLink, practice }: DiaryProps) {
  const { slug, hasConsent, diary } = clientLink;
  return (
    <div className="place">
      <h1>{sections.diary}</h1>
      {hasConsent ? (
        <WeightCard clientLink={clientLink} />
      ) : (
        <ConsentCard slug={slug} practice={practice} />
      )}
      <History diary={diary} />
      {hasConsent ? (
        <section className="card consent" aria-label={consent.confirmation(practice)}>
          <p>{consent.confirmation(practice)}</p>
          <button type="button" className="button" onClick={() => writeConsent(slug, false)}>
            {consent.withdraw}
          </button>
        </section>
      ) : null}
      <p className="muted small only">
        <EyeIcon /> {onlyPractice(practice)}
      </p>
    </div>
  );
}
