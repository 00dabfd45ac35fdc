import { useState } from 'react';
import type { DishCard as Card } from '../domain/printable/cookingCard';
import type {
  SharedLine,
  SharedMeal,
  SharedMenu,
  SharedView,
} from '../domain/practice/diary/sharedView';
import { linkPageTexts } from '../i18n/linkPage';
import { PlateImage } from '../site/plates/Plates';
import { tickLines } from './actions';
import { DishCard } from './DishCard';
import { CheckIcon, DownIcon } from './icons';
import { usePlates } from './plates';
import type { ShownLink } from './useLink';

const texts = { ...linkPageTexts.day, dish: linkPageTexts.dish };
type Cards = NonNullable<SharedView['dishes']>;

interface TickProps {
  label: string;
  isOn: boolean;
  onTick: ((isOn: boolean) => void) | undefined;
}

function Tick({ label, isOn, onTick }: TickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        disabled={!onTick}
        onChange={({ target }) => onTick?.(target.checked)}
      />
      <span aria-hidden="true">{isOn ? <CheckIcon /> : null}</span>
    </label>
  );
}

interface LineProps extends Omit<TickProps, 'label'> {
  line: SharedLine;
  card: Card | undefined;
  plate: number;
}

function Line({ line, card, plate, ...tick }: LineProps) {
  const { measure = '', grams, name, note, warning } = line;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="line">
      <Tick label={`${measure} ${name}`.trim()} {...tick} />
      <PlateImage plateIndex={plate} />
      <div className="what">
        <p>
          <b>{measure}</b> {name}{' '}
          {grams ? <span className="muted small grams">({grams})</span> : null}
        </p>
        {note ? <p className="muted small">{note}</p> : null}
        {warning ? (
          <p className="small warning" data-level={warning.level}>
            {warning.text}
          </p>
        ) : null}
        {card ? (
          <button
            type="button"
            className="dish-open small"
            aria-expanded={isOpen}
            aria-label={texts.dish.openLabel(name)}
            onClick={() => setOpen((now) => !now)}
          >
            {isOpen ? texts.dish.close : texts.dish.open}
          </button>
        ) : null}
      </div>
      <span className="muted small line-energy">{line.energy}</span>
      {card && isOpen ? <DishCard card={card} servings={line.servings ?? 1} /> : null}
    </li>
  );
}

const formatNames = ({ lines }: SharedMeal): string =>
  lines.map(({ name }) => name.toLocaleLowerCase('vi')).join(', ');

interface MealProps {
  meal: SharedMeal;
  eaten: ReadonlySet<string>;
  plateIndexes: ReadonlyMap<string, number>;
  dishes: Cards;
  isOpen: boolean;
  onToggle: () => void;
  onTick: ((lines: readonly SharedLine[], isOn: boolean) => void) | undefined;
}

function MealHead({
  meal,
  eaten,
  isOpen,
  onToggle,
  onTick,
}: Omit<MealProps, 'plateIndexes' | 'dishes'>) {
  const isAll = meal.lines.length > 0 && meal.lines.every(({ lineId }) => eaten.has(lineId));
  return (
    <div className="meal-head">
      {meal.lines.length > 0 ? (
        <Tick
          label={texts.allEatenLabel(meal.heading)}
          isOn={isAll}
          onTick={onTick && ((isOn) => onTick(meal.lines, isOn))}
        />
      ) : null}
      <button type="button" className="meal-name" aria-expanded={isOpen} onClick={onToggle}>
        <span>
          <b>{meal.heading}</b> {meal.hour ? <span>{texts.atHour(meal.hour)} </span> : null}
          {isOpen ? null : <span className="muted">{formatNames(meal)}</span>}
        </span>
        <span className="muted small line-energy">{meal.energy}</span>
        <DownIcon />
      </button>
    </div>
  );
}

function Meal(props: MealProps) {
  const { meal, eaten, plateIndexes, dishes, isOpen, onTick } = props;
  return (
    <section className="card meal" data-open={isOpen || undefined} aria-label={meal.heading}>
      <MealHead {...props} />
      {isOpen ? (
        <>
          <ul>
            {meal.lines.map((line) => (
              <Line
                key={line.lineId}
                line={line}
                card={dishes[line.dish ?? '']}
                plate={plateIndexes.get(line.lineId) ?? 0}
                isOn={eaten.has(line.lineId)}
                onTick={onTick && ((isOn) => onTick([line], isOn))}
              />
            ))}
          </ul>
          {meal.note ? (
            <p className="meal-note">
              <b>{texts.mealNote}. </b>
              {meal.note}
            </p>
          ) : null}
        </>
      ) : null}
    </section>
  );
}

interface MealsProps {
  menu: SharedMenu;
  /** Absent in views made by an older gateway. */
  dishes: Cards | undefined;
  date: string;
  clientLink: ShownLink;
  eaten: ReadonlySet<string>;
}

export function Meals({ menu, dishes = {}, date, clientLink, eaten }: MealsProps) {
  const { sheet, plateIndexes } = usePlates(menu);
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>(() => {
    const next = menu.meals.find(({ lines }) => lines.some(({ lineId }) => !eaten.has(lineId)));
    return next ? { [next.slot]: true } : {};
  });
  return (
    <>
      {sheet}
      {menu.meals.map((meal) => (
        <Meal
          key={meal.slot}
          meal={meal}
          eaten={eaten}
          plateIndexes={plateIndexes}
          dishes={dishes}
          isOpen={opened[meal.slot] ?? false}
          onToggle={() => setOpened((now) => ({ ...now, [meal.slot]: !now[meal.slot] }))}
          onTick={
            clientLink.hasConsent
              ? (lines, isOn) => tickLines(clientLink.slug, date, meal, lines, isOn)
              : undefined
          }
        />
      ))}
    </>
  );
}
