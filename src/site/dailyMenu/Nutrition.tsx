import { printableWords } from '../../domain/printable/words';
import { siteText } from '../../i18n/site';
import { DownIcon } from '../frame/icons';
import type { NutrientView, NutritionView } from './nutrition';

const { menu: text } = siteText;

function Bar({ bar }: Pick<NutritionView, 'bar'>) {
  return (
    <svg className="bar" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
      {bar.map(({ key, from, width }) => (
        <rect key={key} className={`macro-${key}`} x={from} width={width} height="2" />
      ))}
    </svg>
  );
}

function Rows({ rows, coloured = false }: { rows: readonly NutrientView[]; coloured?: boolean }) {
  return (
    <dl className="nutrients">
      {rows.map((row) => (
        <div key={row.key} className="nutrient">
          <dt>
            {coloured ? <span className={`dot macro-${row.key}`} aria-hidden="true" /> : null}
            {row.label}
          </dt>
          <dd className="nutrient-value">{row.value}</dd>
          <dd className="nutrient-note">{row.note}</dd>
        </div>
      ))}
    </dl>
  );
}

interface NutritionProps {
  nutrition: NutritionView;
  sources: string;
  words?: { heading: string; energy: string; how: string };
}

const OF_DAY = { heading: text.nutrition, energy: text.energyOfDay, how: text.howItIs };

export function Nutrition({ nutrition, sources, words = OF_DAY }: NutritionProps) {
  return (
    <section className="nutrition" aria-labelledby="nutrition">
      <h2 id="nutrition" className="unseen">
        {words.heading}
      </h2>
      <p className="energy">
        <b>{nutrition.energy}</b> {words.energy}
        {nutrition.energyNote === '' ? null : (
          <span className="muted small">{` (${nutrition.energyNote})`}</span>
        )}
      </p>
      {nutrition.bar.length > 0 ? <Bar bar={nutrition.bar} /> : null}
      <Rows rows={nutrition.macros} coloured />
      <Rows rows={nutrition.first} />
      {nutrition.more.length > 0 ? (
        <details className="fold">
          <summary>
            {text.moreNutrients}
            <DownIcon />
          </summary>
          <Rows rows={nutrition.more} />
        </details>
      ) : null}
      <details className="fold">
        <summary>
          {text.howTo}
          <DownIcon />
        </summary>
        <div className="small muted how">
          <p>{words.how}</p>
          <p>{`${printableWords.lowerBound} ${printableWords.edibleGrams}`}</p>
          {sources === '' ? null : <p>{printableWords.sources(sources)}</p>}
          <p>{text.drawn}</p>
        </div>
      </details>
    </section>
  );
}
