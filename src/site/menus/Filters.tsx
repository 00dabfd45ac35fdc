import type { ReactNode } from 'react';
import { PUBLIC_PAGES } from '../../domain/publicHouse/publicPaths';
import { PUBLIC_MEALS } from '../../domain/publicHouse/publicSearch/meals';
import { houseText } from '../../i18n/house';
import { DownIcon } from '../frame/icons';
import type { MenusView } from './model';
import { MEAL_NAMES, menuQueryPath, RECIPES, readMenuQuery, type MenuQuery } from './query';

const { menus: text } = houseText;

const TAGS_SEEN = 6;
/** Minutes */
const MINUTES = [15, 30, 60] as const;

type Tag = MenusView['tags'][number];

const TagChoice = ({ tag: { label, count, isChosen } }: { tag: Tag }) => (
  <label className="check">
    <input type="radio" name="nhan" value={label} defaultChecked={isChosen} />
    <span>{label}</span>
    <span className="muted small">{count}</span>
  </label>
);

function Tags({ tags, isAny }: Pick<MenusView, 'tags'> & { isAny: boolean }) {
  if (tags.length === 0) return null;
  const seen = tags.filter(({ isChosen }, at) => isChosen || at < TAGS_SEEN);
  const folded = tags.filter((tag) => !seen.includes(tag));
  return (
    <fieldset>
      <legend>{text.tags}</legend>
      <label className="check">
        <input type="radio" name="nhan" value="" defaultChecked={isAny} />
        <span>{text.anyTag}</span>
      </label>
      {seen.map((tag) => (
        <TagChoice key={tag.label} tag={tag} />
      ))}
      {folded.length > 0 ? (
        <details className="more-tags">
          <summary>
            {text.moreTags(folded.length)}
            <DownIcon />
          </summary>
          {folded.map((tag) => (
            <TagChoice key={tag.label} tag={tag} />
          ))}
        </details>
      ) : null}
    </fieldset>
  );
}

interface AmountProps {
  name: string;
  label: string;
  value: number | undefined;
}

const Amount = ({ name, label, value }: AmountProps) => (
  <label>
    <span className="muted small">{label}</span>
    <input name={name} inputMode="numeric" size={5} maxLength={6} defaultValue={value} />
  </label>
);

function Amounts({ query: { from, to, protein }, words }: Pick<MenusView, 'query' | 'words'>) {
  return (
    <>
      <fieldset>
        <legend>{words.energy}</legend>
        <div className="range">
          <Amount name="tu" label={text.from} value={from} />
          <Amount name="den" label={text.to} value={to} />
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.protein}</legend>
        <div className="range">
          <Amount name="dam" label={text.from} value={protein} />
        </div>
      </fieldset>
    </>
  );
}

interface ToggleProps {
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
}

const Choice = ({ name, value, label, isChosen }: ToggleProps) => (
  <label className="toggle choice">
    <input type="radio" name={name} value={value} defaultChecked={isChosen} />
    <span>{label}</span>
  </label>
);

function Meals({ query: { meal }, words }: Pick<MenusView, 'query' | 'words'>) {
  return (
    <fieldset>
      <legend>{words.meal}</legend>
      <div className="toggles">
        <Choice name="bua" value="" label={text.anyMeal} isChosen={meal === undefined} />
        {PUBLIC_MEALS.map((one) => (
          <Choice
            key={one}
            name="bua"
            value={MEAL_NAMES[one]}
            label={text.meals[one]}
            isChosen={meal === one}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Recipes only: menus do not say how long their dishes take. */
function Minutes({ query: { minutes } }: Pick<MenusView, 'query'>) {
  const offered = [...new Set([...MINUTES, ...(minutes === undefined ? [] : [minutes])])];
  return (
    <fieldset>
      <legend>{text.minutes}</legend>
      <div className="toggles">
        {offered
          .toSorted((a, b) => a - b)
          .map((one) => (
            <Choice
              key={one}
              name="phut"
              value={String(one)}
              label={text.atMost(one)}
              isChosen={minutes === one}
            />
          ))}
        <Choice name="phut" value="" label={text.anyMinutes} isChosen={minutes === undefined} />
      </div>
    </fieldset>
  );
}

function Without({ groups }: Pick<MenusView, 'groups'>) {
  return (
    <fieldset>
      <legend>{text.without}</legend>
      <div className="toggles">
        {groups.map(({ group, label, isChosen }) => (
          <label key={group} className="toggle">
            <input type="checkbox" name="khong" value={group} defaultChecked={isChosen} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <p className="muted small">{text.withoutNote}</p>
    </fieldset>
  );
}

export function Filters({ view }: { view: MenusView }) {
  const { query, words, chips } = view;
  return (
    <details className="filters">
      <summary>
        {text.filters}
        {chips.length > 0 ? <span className="filters-count">{chips.length}</span> : null}
        <DownIcon />
      </summary>
      <div className="filters-body">
        <Tags tags={view.tags} isAny={query.tag === undefined} />
        <Amounts query={query} words={words} />
        <Meals query={query} words={words} />
        {query.kind === 'recipes' ? <Minutes query={query} /> : null}
        <Without groups={view.groups} />
        <div className="filters-end">
          <button type="submit" className="button solid">
            {text.filter}
          </button>
          <a
            className="quiet-link"
            href={menuQueryPath({ ...readMenuQuery({}), kind: query.kind })}
          >
            {text.clear}
          </a>
        </div>
      </div>
    </details>
  );
}

export function SearchForm({ query, children }: { query: MenuQuery; children: ReactNode }) {
  return (
    <search className="search-form">
      <form method="get" action={PUBLIC_PAGES.menus} data-search data-failed={text.searchFailed}>
        {query.kind === 'recipes' ? <input type="hidden" name="loai" value={RECIPES} /> : null}
        {children}
      </form>
    </search>
  );
}
