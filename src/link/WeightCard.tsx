import { useState } from 'react';
import { DIARY_WEIGHT } from '../domain/records/kinds/diaryDay';
import { dateInVietnam } from '../domain/text/days';
import { weightOfDay } from '../domain/practice/diary/day';
import type { OwnDay } from '../domain/practice/diary/sharedView';
import { linkPageTexts } from '../i18n/linkPage';
import { writeWeight } from './actions';
import { comparedWith, meantWeight, weightDoubt } from '../domain/practice/diary/weightDoubt';
import { getNow, readWeight } from './diary';
import { MinusIcon, PlusIcon } from './icons';
import type { ShownLink } from './useLink';
import { kilograms, shortDate } from './words';

const { weight: texts } = linkPageTexts;

const MAX_DAYS = 30;
const [WIDTH, HEIGHT, PAD] = [320, 72, 8];

interface Point {
  date: string;
  weight: number;
}

function listPoints(diary: readonly OwnDay[]): Point[] {
  return diary
    .flatMap((day) => {
      const dayWeight = weightOfDay(day);
      return dayWeight ? [{ date: day.date, weight: dayWeight.weight }] : [];
    })
    .slice(0, MAX_DAYS)
    .reverse();
}

function WeightLine({ points }: { points: readonly Point[] }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const weights = points.map(({ weight }) => weight);
  const [low, range] = [
    Math.min(...weights),
    Math.max(1, Math.max(...weights) - Math.min(...weights)),
  ];
  const placed = points.map(({ weight }, at) => ({
    x: PAD + (at / (points.length - 1)) * (WIDTH - 2 * PAD),
    y: HEIGHT - PAD - ((weight - low) / range) * (HEIGHT - 2 * PAD),
  }));
  return (
    <figure className="weights">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={texts.chart(points.length, kilograms(first.weight), kilograms(last.weight))}
      >
        <path d={`M${placed.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
        {placed.map(({ x, y }, at) => (
          <circle key={points[at]?.date} cx={x} cy={y} r={at === placed.length - 1 ? 5 : 3} />
        ))}
      </svg>
      <figcaption className="muted small">
        <span>{shortDate(first.date)}</span>
        <span>{shortDate(last.date)}</span>
      </figcaption>
    </figure>
  );
}

/** Saved once more, a doubtful weight is kept. */
function getQuestion(weight: number, before: number | undefined): string {
  if (before === undefined) return texts.unlikely(kilograms(weight));
  const meant = meantWeight(weight, before);
  return meant === undefined
    ? texts.farOff(kilograms(weight), kilograms(before))
    : texts.slip(kilograms(weight), kilograms(before), kilograms(meant));
}

function useWeightForm(clientLink: ShownLink) {
  const today = dateInVietnam(getNow(clientLink.link));
  const points = listPoints(clientLink.diary);
  const own = points.find(({ date }) => date === today);
  const earlier = points.filter(({ date }) => date < today);
  const before = earlier.at(-1);
  /** Compared with the last weight that was no slip, else with the practice's record. */
  const compared = comparedWith(earlier, clientLink.link.view?.client.weight);
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState<{ text: string; isProblem: boolean }>();
  const [weightToConfirm, setWeightToConfirm] = useState<number>();
  const value = typed ?? ((own ?? before) ? kilograms((own ?? before)?.weight ?? 0) : '');
  const change = (next: string): void => {
    setTyped(next);
    setMessage(undefined);
  };
  const step = (by: number): void => {
    const read = readWeight(value, DIARY_WEIGHT);
    if ('weight' in read) change(kilograms(read.weight + by));
  };
  const save = (): void => {
    const read = readWeight(value, DIARY_WEIGHT);
    const { min, max } = DIARY_WEIGHT;
    if ('problem' in read) return setMessage({ text: texts.range(min, max), isProblem: true });
    const { weight } = read;
    if (weightDoubt(weight, compared) && weightToConfirm !== weight) {
      setWeightToConfirm(weight);
      return setMessage({ text: getQuestion(weight, compared), isProblem: true });
    }
    writeWeight(clientLink.slug, today, weight);
    setTyped(undefined);
    setMessage({ text: texts.saved(kilograms(weight)), isProblem: false });
  };
  return { value, change, step, save, message, points, before };
}

type WeightForm = ReturnType<typeof useWeightForm>;

function WeightField({
  value,
  change,
  step,
  message,
}: Pick<WeightForm, 'value' | 'change' | 'step' | 'message'>) {
  return (
    <div className="weight">
      <button type="button" className="step" aria-label={texts.less} onClick={() => step(-0.1)}>
        <MinusIcon />
      </button>
      <label className="weight-value">
        <span className="unseen">{texts.label}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={value}
          aria-invalid={message?.isProblem === true}
          aria-describedby="weight-said"
          onChange={({ target }) => change(target.value)}
        />
        <span aria-hidden="true">{texts.kilograms}</span>
      </label>
      <button type="button" className="step" aria-label={texts.more} onClick={() => step(0.1)}>
        <PlusIcon />
      </button>
    </div>
  );
}

export function WeightCard({ clientLink }: { clientLink: ShownLink }) {
  const { save, message, points, before, ...field } = useWeightForm(clientLink);
  return (
    <section className="card" aria-label={texts.title}>
      <div className="card-head">
        <h2>{texts.title}</h2>
        {before ? (
          <span className="muted">
            {texts.before(kilograms(before.weight), shortDate(before.date))}
          </span>
        ) : null}
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <WeightField {...field} message={message} />
        <output id="weight-said" className="said" data-problem={message?.isProblem || undefined}>
          {message?.text}
        </output>
        <button type="submit" className="button strong">
          {texts.save}
        </button>
      </form>
      <WeightLine points={points} />
    </section>
  );
}
