import { PUBLIC_PAGES, SURVEY_PATH } from '../../domain/publicPaths';
import { houseText } from '../../i18n/house';
import { DishCards } from '../cards/Cards';
import { DownIcon, HiddenIcon } from '../frame/icons';
import { Pages } from '../frame/Pages';
import { SearchField } from '../frame/SearchField';
import { PlateSheet } from '../plates/Plates';
import { PUBLIC_MEALS } from '../../domain/publicSearch/meals';
import type { MenusView } from './model';
import { MEAL_NAMES } from './query';

const { menus: text } = houseText;

/** Filter by purpose: one of the labels of the menus, or any. */
function Tags({ tags, isAny }: Pick<MenusView, 'tags'> & { isAny: boolean }) {
  if (tags.length === 0) return null;
  return (
    <fieldset>
      <legend>{text.tags}</legend>
      <label className="check">
        <input type="radio" name="nhan" value="" defaultChecked={isAny} />
        <span>{text.anyTag}</span>
      </label>
      {tags.map((tag) => (
        <label key={tag.label} className="check">
          <input type="radio" name="nhan" value={tag.label} defaultChecked={tag.isChosen} />
          <span>{tag.label}</span>
          <span className="muted small">{tag.count}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Energy({ query: { from, to } }: Pick<MenusView, 'query'>) {
  return (
    <fieldset>
      <legend>{text.energy}</legend>
      <div className="range">
        <label>
          <span className="muted small">{text.from}</span>
          <input name="tu" inputMode="numeric" size={5} maxLength={6} defaultValue={from} />
        </label>
        <label>
          <span className="muted small">{text.to}</span>
          <input name="den" inputMode="numeric" size={5} maxLength={6} defaultValue={to} />
        </label>
      </div>
    </fieldset>
  );
}

/** Least protein of a day. */
function Protein({ query: { protein } }: Pick<MenusView, 'query'>) {
  return (
    <fieldset>
      <legend>{text.protein}</legend>
      <label>
        <span className="muted small">{text.from}</span>
        <input name="dam" inputMode="numeric" size={5} maxLength={6} defaultValue={protein} />
      </label>
    </fieldset>
  );
}

/** A meal that the day must have. */
function Meals({ query: { meal } }: Pick<MenusView, 'query'>) {
  return (
    <fieldset>
      <legend>{text.meal}</legend>
      <label className="check">
        <input type="radio" name="bua" value="" defaultChecked={meal === undefined} />
        <span>{text.anyMeal}</span>
      </label>
      {PUBLIC_MEALS.map((one) => (
        <label key={one} className="check">
          <input type="radio" name="bua" value={MEAL_NAMES[one]} defaultChecked={meal === one} />
          <span>{text.meals[one]}</span>
        </label>
      ))}
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

function Filters({ view }: { view: MenusView }) {
  return (
    <div className="filters-body">
      <Tags tags={view.tags} isAny={view.query.tag === undefined} />
      <Energy query={view.query} />
      <Protein query={view.query} />
      <Meals query={view.query} />
      <Without groups={view.groups} />
      <div className="filters-end">
        <button type="submit" className="button solid">
          {text.filter}
        </button>
        <a className="quiet-link" href={PUBLIC_PAGES.menus}>
          {text.clear}
        </a>
      </div>
    </div>
  );
}

/** Said where nothing fits, with what could be given up. */
function NoMenus({ looser }: Pick<MenusView, 'looser'>) {
  return (
    <div className="nothing">
      <p>{text.nothing}</p>
      {looser.length > 0 ? (
        <>
          <p className="muted">{text.loosen}</p>
          <ul className="looser">
            {looser.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function Found({ view }: { view: MenusView }) {
  return (
    <div className="found">
      <p className="found-count">
        <b>{view.count}</b>
      </p>
      {view.cards.length > 0 ? (
        <DishCards cards={view.cards} as="h2" />
      ) : (
        <NoMenus looser={view.looser} />
      )}
      {view.hidden === '' ? null : (
        <p className="hidden-note">
          <HiddenIcon />
          {view.hidden}
        </p>
      )}
      <Pages {...view} />
      <aside className="panel invitation">
        <div>
          <b>{text.survey}</b>
          <p className="muted small">{text.surveyLead}</p>
        </div>
        <a className="button" href={SURVEY_PATH}>
          {text.surveyGo}
        </a>
      </aside>
    </div>
  );
}

const isFiltered = ({ tag, from, to, without }: MenusView['query']): boolean =>
  [tag, from, to].some((given) => given !== undefined) || without.length > 0;

/** `/search-menus`: a form that asks by address, so that it works without a script and can be shared. */
export function MenusPage({ view }: { view: MenusView }) {
  const { query } = view;
  return (
    <div className="list-page">
      <PlateSheet plates={view.plates} />
      <search>
        <form className="search-form" method="get" action={PUBLIC_PAGES.menus}>
          <h1>{text.heading}</h1>
          <div className="search-bar">
            <SearchField label={text.searchLabel} placeholder={text.search} words={query.words} />
            <label className="sort-field">
              <span className="unseen">{text.sort}</span>
              <select name="xep" defaultValue={query.sort}>
                {view.sorts.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <details className="filters" open={isFiltered(query)}>
            <summary>
              {text.filters}
              <DownIcon />
            </summary>
            <Filters view={view} />
          </details>
        </form>
      </search>
      <Found view={view} />
    </div>
  );
}
