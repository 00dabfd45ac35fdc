import type { ReactNode } from 'react';
import { houseText } from '../../i18n/house';
import { siteText } from '../../i18n/site';
import { Initial, Verified } from '../cards/Cards';
import { Allergens } from '../dailyMenu/Allergens';
import { Nutrition } from '../dailyMenu/Nutrition';
import { Actions } from '../frame/Actions';
import { LockIcon, MinusIcon, PlusIcon } from '../frame/icons';
import { PlateSheet, Table } from '../plates/Plates';
import type { IngredientView, RecipeView } from './model';

const { recipe: text } = houseText;

function Opening({ view }: { view: RecipeView }) {
  return (
    <div className="opening">
      <p className="eyebrow">{text.kind}</p>
      <h1>{view.title}</h1>
      <p className="muted">{view.facts}</p>
      {view.lead === '' ? null : <p className="lead">{view.lead}</p>}
      {view.tags.length > 0 ? (
        <ul className="tags" aria-label={siteText.menu.tags}>
          {view.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      ) : null}
      <div className="byline">
        <div className="author">
          <Initial author={view.author} />
          <div>
            <a className="author-name" href={view.author.href}>
              {view.author.name}
              {view.author.isVerified ? <Verified /> : null}
            </a>
            <div className="muted small">{view.updated}</div>
          </div>
        </div>
        <Actions />
      </div>
    </div>
  );
}

function Ingredient({ line, isLocked }: { line: IngredientView; isLocked: boolean }) {
  const words = (
    <>
      <span>
        {line.name}
        {line.note ? <span className="line-note">{line.note}</span> : null}
      </span>
      <span className="ingredient-amount">
        {line.measure ? <b data-amount>{line.measure}</b> : null}{' '}
        {line.grams ? (
          <span className="muted small" data-amount>
            {line.grams}
          </span>
        ) : null}
      </span>
    </>
  );
  if (isLocked) return <li className="ingredient">{words}</li>;
  return (
    <li>
      <label className="ingredient">
        <input type="checkbox" />
        {words}
      </label>
    </li>
  );
}

function People({ base }: { base: number }) {
  return (
    <div className="people scripted" data-people data-base={base}>
      <span>{text.people}</span>
      <span className="stepper">
        <button type="button" data-step="-1" aria-label={siteText.menu.fewer} disabled={base === 1}>
          <MinusIcon />
        </button>
        <output aria-live="polite">{base}</output>
        <button type="button" data-step="1" aria-label={siteText.menu.more} disabled={base === 12}>
          <PlusIcon />
        </button>
      </span>
      <span>{siteText.menu.peopleUnit}</span>
      <span className="muted small people-note">{text.peopleNote}</span>
    </div>
  );
}

function Ingredients({ view }: { view: RecipeView }) {
  const isLocked = view.price !== undefined;
  return (
    <section aria-labelledby="ingredients">
      <h2 id="ingredients">
        {text.ingredients}
        {isLocked ? null : (
          <span className="muted small">{` ${text.ingredientsFor(view.servings)}`}</span>
        )}
      </h2>
      {isLocked || view.base === 0 ? null : <People base={view.base} />}
      <ul className="ingredients">
        {view.ingredients.map((line) => (
          <Ingredient key={line.id} line={line} isLocked={isLocked} />
        ))}
      </ul>
      {isLocked ? (
        <p className="locked muted">
          <LockIcon />
          {text.locked}
        </p>
      ) : null}
    </section>
  );
}

function Steps({ view }: { view: RecipeView }) {
  if (view.steps.length === 0) return null;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">
        {text.howTo} <span className="muted small">{text.steps(view.steps.length)}</span>
      </h2>
      <ol className="steps">
        {view.steps.map((step, at) => (
          <li key={at}>{step}</li>
        ))}
      </ol>
      {view.tips.length > 0 ? (
        <div className="advice">
          <b>{text.tips}</b>
          <ul className="tips">
            {view.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

export function RecipePage({ view, children }: { view: RecipeView; children?: ReactNode }) {
  return (
    <article className="menu recipe">
      <PlateSheet plates={view.plates} />
      <figure className="scene">
        <Table plates={[view.plate]} label={text.drawingLabel(view.title)} />
      </figure>
      <Opening view={view} />
      <div className="recipe-side">
        <Allergens allergens={view.allergens} />
        {children}
      </div>
      <Nutrition
        nutrition={view.nutrition}
        sources={view.sources}
        words={{ heading: text.nutrition, energy: text.energyOfServing, how: text.howItIs }}
      />
      <div className="meals">
        <Ingredients view={view} />
        <Steps view={view} />
      </div>
    </article>
  );
}
