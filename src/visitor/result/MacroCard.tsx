import type { SurveyFigures } from '../../domain/publicHouse/survey/result';
import { formatNumber } from '../../domain/text/numberFormat';
import { visitorText } from '../../i18n/visitor';

const { result: text } = visitorText;
const MACROS = ['protein', 'carbs', 'fat'] as const;
/** Fat may supply at most 35 % of the energy (platform, section 9); 9 kcal per g. */
const [MOST_FAT, KCAL_OF_FAT] = [0.35, 9];

function MacroBar({ macros }: Pick<SurveyFigures, 'macros'>) {
  const from = (at: number): number =>
    MACROS.slice(0, at).reduce((sum, key) => sum + macros[key].percent, 0);
  return (
    <svg className="macro-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      {MACROS.map((key, at) => (
        <rect
          key={key}
          className={`share-${key}`}
          x={from(at)}
          y="0"
          width={Math.max(0, macros[key].percent - 0.4)}
          height="4"
        />
      ))}
    </svg>
  );
}

interface RowProps {
  kind: keyof typeof text.macros;
  amount: string;
  share?: string;
  rule: string;
}

function Row({ kind, amount, share = '', rule }: RowProps) {
  return (
    <div>
      <dt className={`dot ${kind}`}>{text.macros[kind]}</dt>
      <dd className="share">{share}</dd>
      <dd className="amount">{amount}</dd>
      <dd className="rule">{rule}</dd>
    </div>
  );
}

export function MacroCard({ result }: { result: SurveyFigures }) {
  const { macros, fiber, water, calories } = result;
  const mostFat = text.grams(formatNumber((calories * MOST_FAT) / KCAL_OF_FAT));
  const rules = { ...text.rules, fat: text.rules.fat(mostFat) };
  return (
    <section className="panel macro-card" aria-label={text.macrosTitle}>
      <MacroBar macros={macros} />
      <dl className="macros">
        {MACROS.map((kind) => (
          <Row
            key={kind}
            kind={kind}
            amount={text.grams(formatNumber(macros[kind].grams))}
            share={`${macros[kind].percent} %`}
            rule={rules[kind]}
          />
        ))}
        <Row kind="fiber" amount={text.grams(formatNumber(fiber))} rule={rules.fiber} />
        {water === undefined ? (
          <Row kind="water" amount="—" rule={text.waterByDoctor} />
        ) : (
          <Row
            kind="water"
            amount={text.litres(formatNumber(water, 1))}
            rule={text.glasses(formatNumber(water * 5))}
          />
        )}
      </dl>
    </section>
  );
}
