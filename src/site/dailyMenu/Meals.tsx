import { siteText } from '../../i18n/site';
import { LockIcon, MinusIcon, PlusIcon } from '../frame/icons';
import { PlateImage } from '../plates/Plates';
import type { DailyMenuView, LineView, MealView } from './model';

const { menu: text } = siteText;

function Line({ line }: { line: LineView }) {
  return (
    <li className="line">
      <PlateImage plateIndex={line.plate} />
      <div className="line-what">
        <span className="line-name">
          {line.measure ? <b data-amount>{line.measure}</b> : null} {line.name}
        </span>
        {line.grams ? (
          <span className="muted small">
            {' '}
            <span data-amount>{line.grams}</span>
          </span>
        ) : null}
        {line.note ? <p className="line-note">{line.note}</p> : null}
      </div>
      {line.allergens.length > 0 ? (
        <ul className="chips" aria-label={text.allergens}>
          {line.allergens.map((allergen) => (
            <li key={allergen.text} data-level={allergen.level}>
              {allergen.text}
            </li>
          ))}
        </ul>
      ) : null}
      {line.energy === undefined ? null : (
        <span className="line-energy">
          {line.energy}
          <span className="unseen">{` ${text.kcal}`}</span>
        </span>
      )}
    </li>
  );
}

function Meal({ meal }: { meal: MealView }) {
  return (
    <section className="meal" aria-labelledby={`meal-${meal.slot}`}>
      <div className="meal-head">
        <h2 id={`meal-${meal.slot}`}>{meal.heading}</h2>
        <p className="meal-energy">
          <b>{meal.energy}</b> {text.kcal}
        </p>
      </div>
      <div className="meal-body">
        <ul className="lines">
          {meal.lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
        {meal.hidden > 0 ? <p className="muted small">{text.moreLines(meal.hidden)}</p> : null}
        {meal.note ? (
          <p className="advice">
            <b>{`${text.note}. `}</b>
            {meal.note}
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** For how many one cooks: amounts follow, figures stay those of one person. */
function People() {
  return (
    <div className="people scripted" data-people>
      <span>{text.people}</span>
      <span className="stepper">
        <button type="button" data-step="-1" aria-label={text.fewer} disabled>
          <MinusIcon />
        </button>
        <output aria-live="polite">1</output>
        <button type="button" data-step="1" aria-label={text.more}>
          <PlusIcon />
        </button>
      </span>
      <span>{text.peopleUnit}</span>
      <span className="muted small people-note">{text.peopleNote}</span>
    </div>
  );
}

export function Meals({ meals, price }: Pick<DailyMenuView, 'meals' | 'price'>) {
  const isLocked = price !== undefined;
  return (
    <section className="meals" aria-label={text.meals}>
      {isLocked ? null : <People />}
      {meals.map((meal) => (
        <Meal key={meal.slot} meal={meal} />
      ))}
      {isLocked ? (
        <p className="locked muted">
          <LockIcon />
          {text.locked}
        </p>
      ) : null}
    </section>
  );
}
