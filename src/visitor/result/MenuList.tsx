import { useMemo } from 'react';
import type { SurveyAnswers } from '../../domain/publicHouse/survey/answers';
import type { SurveyFigures } from '../../domain/publicHouse/survey/result';
import type { AllergyState, CardFigure, DishWarning } from '../../domain/publicHouse/matching/card';
import { describeSource } from '../../domain/clinical/allergens/source';
import { saysUnknown } from '../../domain/clinical/allergens/noAllergy';
import { unlistedAllergies } from '../../domain/clinical/allergens/warnings';
import { avoidedIn, matchMenus, type MenuMatch } from '../../domain/publicHouse/matching/match';
import { formatNumber } from '../../domain/text/numberFormat';
import { fold } from '../../domain/text/fold';
import { drawPlate, type Plate } from '../../domain/menus/plates/plate';
import { dailyMenuPath } from '../../domain/publicHouse/publicPaths';
import { dong } from '../../domain/money/words';
import { visitorText } from '../../i18n/visitor';
import { visitorChecks } from '../../i18n/visitorChecks';
import { WarningIcon } from '../../site/frame/icons';
import { PlateSheet, Table } from '../../site/plates/Plates';
import { timeText } from '../../domain/text/days';
import { Sample } from './Sample';
import { loadMenus, useMenus } from './menusStore';

const { result: text } = visitorText;
const [MAX_TAGS, PLATES] = [3, 3];
const FAR = 0.15;

const figureText = (figure: CardFigure | undefined): string =>
  figure ? `${figure.isPartial ? '≥ ' : ''}${formatNumber(figure.value)}` : '—';

function differenceText({ difference }: MenuMatch, calories: number): string | undefined {
  if (difference === undefined) return undefined;
  const kcal = formatNumber(Math.abs(difference));
  if (difference === 0) return text.atTarget;
  if (difference > 0) return text.above(kcal);
  return -difference > calories * FAR ? text.farBelow(kcal) : text.below(kcal);
}

const sentence = (parts: readonly (string | undefined)[]): string => {
  const joinedText = parts.filter((part) => part !== undefined).join('; ');
  return joinedText.charAt(0).toLocaleUpperCase('vi') + joinedText.slice(1);
};

const relatedText = ({ warnings: [first] }: MenuMatch): string | undefined =>
  first && visitorChecks.related(first.sign, first.dish, first.allergen);

const asksFor = ({ allergy, isOtherGoal, madeFor, unwanted }: MenuMatch): boolean =>
  ASKS.has(allergy) || isOtherGoal || madeFor.length > 0 || unwanted.length > 0;

const ASKS = new Set<AllergyState>(['may', 'unknown', 'unlisted', 'related']);

function unlistedText(allergies: readonly string[]): string {
  const unlisted = unlistedAllergies(allergies);
  const named = unlisted.filter((word) => !saysUnknown(word));
  return named.length > 0 ? visitorChecks.unlisted(named.join(', ')) : visitorChecks.unknown;
}

function reasonText(match: MenuMatch, allergies: readonly string[], calories: number): string {
  const names = allergies.join(', ').toLocaleLowerCase('vi');
  const about = {
    none: undefined,
    contains: undefined,
    free: text.noAllergen(names),
    unknown: text.unknownAllergen(names),
    unlisted: unlistedText(allergies),
    related: relatedText(match),
    may: warningsText(match.warnings),
  }[match.allergy];
  return sentence([
    match.matched.length > 0 ? match.matched.join(', ').toLocaleLowerCase('vi') : undefined,
    about,
    match.isOtherGoal ? text.otherGoal : undefined,
    match.madeFor.length > 0 ? text.madeFor(match.madeFor.join(', ')) : undefined,
    ...match.unwanted.slice(0, 2).map(({ word, dish }) => text.unwanted(word, dish).toLowerCase()),
    differenceText(match, calories),
  ]);
}

function describeAllergen(warning: DishWarning): string {
  const { allergen, dish } = warning;
  const source = describeSource(warning, dish);
  if (source.startsWith('trong ')) return `${allergen} ${source}`;
  return fold(source).includes(fold(allergen)) ? source : `${allergen} (${source})`;
}

const warningText = (warning: DishWarning): string => {
  const say = warning.level === 'contains' ? text.hasAllergen : text.mayHaveAllergen;
  return say(describeAllergen(warning), text.slots[warning.slot]);
};

function warningsText(warnings: readonly DishWarning[]): string {
  const firsts = warnings.filter(
    ({ allergy }, at) => warnings.findIndex((one) => one.allergy === allergy) === at,
  );
  const firstDishes = new Set(firsts.map(({ dish }) => dish));
  const more = new Set(warnings.map(({ dish }) => dish).filter((dish) => !firstDishes.has(dish)))
    .size;
  return sentence([...firsts.map(warningText), more > 0 ? text.andMoreDishes(more) : undefined]);
}

function listPlates({ card }: MenuMatch): Plate[] {
  const dishes = card.lines.filter(({ type }) => type === 'recipe');
  const plates = (dishes.length > 0 ? dishes : card.lines).slice(0, PLATES);
  return plates.map(({ name, parts = [] }) =>
    drawPlate({ name, parts: parts.map((part, at) => ({ name: part, weight: 1 / (at + 1) })) }),
  );
}

interface MenuCardProps {
  match: MenuMatch;
  first: number;
  allergies: readonly string[];
  calories: number;
}

function CardText({ match, allergies, calories }: Omit<MenuCardProps, 'first'>) {
  const { card, warnings, allergy } = match;
  const isDanger = allergy === 'contains';
  return (
    <span className="card-text">
      <b className="card-title">{card.name}</b>
      <span>
        <b>{figureText(card.calories)}</b> kcal · đạm&nbsp;{figureText(card.protein)} · béo&nbsp;
        {figureText(card.fat)}&nbsp;g
      </span>
      {card.tags.length > 0 ? (
        <span className="tags">
          {card.tags.slice(0, MAX_TAGS).map((tag) => (
            <i key={tag}>{tag}</i>
          ))}
          {card.tags.length > MAX_TAGS ? <i>{text.andMore(card.tags.length - MAX_TAGS)}</i> : null}
        </span>
      ) : null}
      {isDanger ? (
        <span className="danger-text">
          <WarningIcon /> {warningsText(warnings)}
        </span>
      ) : (
        <span className={asksFor(match) ? 'warn-text' : 'fit-text'}>
          {reasonText(match, allergies, calories)}
        </span>
      )}
      <span className="card-foot">
        <span>{card.author}</span>
        <b>{card.price === undefined ? text.free : dong(card.price)}</b>
      </span>
    </span>
  );
}

function MatchCard({ match, first, allergies, calories }: MenuCardProps) {
  const { card, top, allergy } = match;
  const isDanger = allergy === 'contains';
  const count = listPlates(match).length;
  return (
    <li className={isDanger ? 'menu-card danger' : 'menu-card'}>
      <a href={dailyMenuPath(card.id)}>
        <span className="cover">
          <span aria-hidden="true">
            <Table
              plates={Array.from({ length: count }, (_, at) => first + at)}
              label={card.name}
            />
          </span>
          {top ? <b className="rank">{text.top(top)}</b> : null}
        </span>
        <CardText match={match} allergies={allergies} calories={calories} />
      </a>
    </li>
  );
}

interface MenuListProps {
  answers: SurveyAnswers;
  result: SurveyFigures;
}

function Matches({ matches, answers, result }: MenuListProps & { matches: readonly MenuMatch[] }) {
  const plates = useMemo(() => matches.map(listPlates), [matches]);
  const countPlatesBefore = (at: number): number =>
    plates.slice(0, at).reduce((sum, own) => sum + own.length, 0);
  const renderCard = (match: MenuMatch) => (
    <MatchCard
      key={match.card.id}
      match={match}
      first={countPlatesBefore(matches.indexOf(match))}
      allergies={avoidedIn(answers)}
      calories={result.calories}
    />
  );
  const fitting = matches.filter(({ allergy }) => allergy !== 'contains');
  const others = matches.filter(({ allergy }) => allergy === 'contains');
  return (
    <>
      <PlateSheet plates={plates.flat()} />
      <ul className="menu-cards">{fitting.map(renderCard)}</ul>
      {others.length > 0 ? (
        <>
          <h3 className="danger-text">
            <WarningIcon /> {text.withAllergen(others.length)}
          </h3>
          <ul className="menu-cards">{others.map(renderCard)}</ul>
        </>
      ) : null}
    </>
  );
}

export function MenuList({ answers, result }: MenuListProps) {
  const { cards, at, state } = useMenus();
  const { goal, calories } = result;
  const matches = useMemo(
    () => (cards ? matchMenus(cards, { ...answers, goal, calories }) : []),
    [cards, answers, goal, calories],
  );
  const hasNone = matches.length === 0;
  return (
    <section id="thuc-don" className="matches">
      <h2>{text.menus}</h2>
      <p className="muted">{text.menusNear(formatNumber(calories))}</p>
      {state === 'loading' && hasNone ? <output>{text.menusLoading}</output> : null}
      {state === 'failed' ? (
        <output className="warning">
          {at ? text.menusOld(timeText(at)) : text.menusFailed}{' '}
          <button type="button" className="text-button" onClick={() => void loadMenus()}>
            {text.retry}
          </button>
        </output>
      ) : null}
      {hasNone ? null : <Matches matches={matches} answers={answers} result={result} />}
      {hasNone && state !== 'loading' ? (
        <>
          <p>{state === 'failed' ? text.offlineSample : text.menusEmpty}</p>
          <Sample answers={answers} calories={calories} />
        </>
      ) : null}
    </section>
  );
}
