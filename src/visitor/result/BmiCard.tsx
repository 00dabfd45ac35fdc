import type { SurveyAnswers } from '../../domain/publicHouse/survey/answers';
import { BMI_BOUNDS, type SurveyFigures } from '../../domain/publicHouse/survey/result';
import { BAND_WORDS } from '../../domain/publicHouse/survey/resultWords';
import { formatNumber } from '../../domain/text/numberFormat';
import { computeBmi, type BmiBand } from '../../domain/person/body';
import { visitorText } from '../../i18n/visitor';

const { result: text } = visitorText;
const BANDS: readonly BmiBand[] = ['underweight', 'normal', 'overweight', 'obese1', 'obese2'];
const [LEAST, MOST] = [13, 36];
const ENDS = [LEAST, ...BMI_BOUNDS, MOST] as const;
/** Waists of risk, cm (QĐ 2892/QĐ-BYT, 2022). */
const WAIST = { female: [80, 'nữ'], male: [90, 'nam'] } as const;

function computePosition(bmi: number): number {
  const bounded = Math.min(MOST, Math.max(LEAST, bmi));
  const band = Math.max(
    0,
    ENDS.findLastIndex((end, at) => at < BANDS.length && bounded >= end),
  );
  const [from = LEAST, to = MOST] = [ENDS[band], ENDS[band + 1]];
  return ((band + (bounded - from) / (to - from)) / BANDS.length) * 100;
}

const kg = (weight: number): string => formatNumber(weight, 1);

function Bands({ result }: { result: SurveyFigures }) {
  return (
    <ol className="bmi-bands">
      {BANDS.map((band, at) => (
        <li key={band} aria-current={band === result.band ? 'true' : undefined}>
          <b>{BAND_WORDS[band]}</b>
          <span>{text.bandRanges[at]}</span>
          {at < 4 ? <small>{kg(result.bounds[at as 0])} kg</small> : null}
        </li>
      ))}
    </ol>
  );
}

function Scale({ result, answers }: { result: SurveyFigures; answers: SurveyAnswers }) {
  const target = answers.targetWeightKg;
  const targetBmi = target === undefined ? undefined : computeBmi(target, answers.heightCm);
  const [now, goal] = [
    computePosition(result.bmi),
    targetBmi === undefined ? undefined : computePosition(targetBmi),
  ];
  return (
    <>
      <svg
        className="bmi-scale"
        viewBox="0 0 100 17"
        role="img"
        aria-label={BAND_WORDS[result.band]}
      >
        {BANDS.map((band, at) => (
          <rect
            key={band}
            className={`bmi-${band}`}
            x={at * 20 + 0.3}
            y="7"
            width="19.4"
            height="4"
            rx="0.8"
          />
        ))}
        <circle className="bmi-now" cx={now} cy="9" r="2" />
        <text x={Math.min(93, Math.max(7, now))} y="4.500">
          {text.weightNow(kg(answers.weightKg))}
        </text>
        {goal === undefined || target === undefined ? null : (
          <>
            <circle className="bmi-goal" cx={goal} cy="9" r="1.700" />
            <text className="goal" x={Math.min(88, Math.max(12, goal))} y="16">
              {text.targetWeight(kg(target))}
            </text>
          </>
        )}
      </svg>
    </>
  );
}

function distanceText({ bmi, bounds }: SurveyFigures, weight: number): string | undefined {
  if (bmi >= BMI_BOUNDS[1]) return text.backToNormal(formatNumber(weight - bounds[1], 1));
  if (bmi < BMI_BOUNDS[0]) return text.upToNormal(formatNumber(bounds[0] - weight, 1));
  return undefined;
}

export function BmiCard({ result, answers }: { result: SurveyFigures; answers: SurveyAnswers }) {
  const distance = distanceText(result, answers.weightKg);
  const [waist, who] = WAIST[answers.gender];
  return (
    <section className="panel bmi-card" aria-label={text.bmi}>
      <p className="headline">
        <span>{text.bmi}</span>
        <b className="large">{formatNumber(result.bmi, 1)}</b>
        <span className={`badge bmi-${result.band}`}>{BAND_WORDS[result.band]}</span>
      </p>
      <Scale result={result} answers={answers} />
      <Bands result={result} />
      <p>
        {distance ? `${distance} ` : ''}
        {text.waist(waist, who)}
      </p>
      <p className="small muted">{text.bandSource}</p>
    </section>
  );
}
