import { useState } from 'react';
import type { DishCard as Card } from '../domain/printable/cookingCard';
import { partsFor } from '../domain/printable/dishParts';
import { linkPageTexts } from '../i18n/linkPage';
import { MinusIcon, PlusIcon } from './icons';

const { dish: texts } = linkPageTexts;

const MOST_PEOPLE = 12;

interface PeopleProps {
  people: number;
  onChange: (people: number) => void;
}

function People({ people, onChange }: PeopleProps) {
  return (
    <div className="people">
      <span>{texts.people}</span>
      <button
        type="button"
        className="square"
        aria-label={texts.less}
        disabled={people === 1}
        onClick={() => onChange(people - 1)}
      >
        <MinusIcon />
      </button>
      <output>{texts.count(people)}</output>
      <button
        type="button"
        className="square"
        aria-label={texts.more}
        disabled={people === MOST_PEOPLE}
        onClick={() => onChange(people + 1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}

export function DishCard({ card, servings }: { card: Card; servings: number }) {
  const [people, setPeople] = useState(1);
  const { prep = 0, cook = 0, steps, many } = card;
  return (
    <div className="dish-card">
      <People people={people} onChange={setPeople} />
      {people > 1 ? <p className="muted small">{texts.portions}</p> : null}
      {prep + cook > 0 ? <p className="muted small">{texts.times(prep, cook)}</p> : null}
      <h3>{texts.parts}</h3>
      <ul className="dish-parts">
        {partsFor(card, servings, people).map(({ name, measure, weight }) => (
          <li key={name}>
            <span>{name}</span>
            <span>
              {measure ? <b>{measure}</b> : null} <span className="muted">{weight}</span>
            </span>
          </li>
        ))}
      </ul>
      <h3>{texts.steps}</h3>
      {steps.length > 0 ? (
        <ol className="dish-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : (
        <p>{texts.noSteps}</p>
      )}
      {many && people > 3 ? <p>{many}</p> : null}
    </div>
  );
}
