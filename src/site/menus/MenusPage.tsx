import { SURVEY_PATH } from '../../domain/publicHouse/publicPaths';
import { houseText } from '../../i18n/house';
import { DishCards } from '../cards/Cards';
import { CloseIcon, HiddenIcon } from '../frame/icons';
import { Pages } from '../frame/Pages';
import { SearchField } from '../frame/SearchField';
import { PlateSheet } from '../plates/Plates';
import { Filters, SearchForm } from './Filters';
import type { MenusView } from './model';

const { menus: text } = houseText;

function Kinds({ kinds }: Pick<MenusView, 'kinds'>) {
  return (
    <nav className="kinds" aria-label={text.kindsLabel}>
      {kinds.map(({ label, count, href, isChosen }) => (
        <a key={href} href={href} aria-current={isChosen ? 'page' : undefined}>
          {label} <span className="muted small">{count}</span>
        </a>
      ))}
    </nav>
  );
}

function Chips({ chips }: Pick<MenusView, 'chips'>) {
  if (chips.length === 0) return null;
  return (
    <ul className="conditions" aria-label={text.chips}>
      {chips.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            <span className="unseen">{text.drop} </span>
            {label}
            <CloseIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}

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

function MenuResults({ view }: { view: MenusView }) {
  return (
    <div className="found" data-found>
      <PlateSheet plates={view.plates} />
      <div className="found-head">
        <p className="found-count">
          <b>{view.count}</b>
        </p>
        <Chips chips={view.chips} />
      </div>
      {view.cards.length > 0 ? (
        <DishCards cards={view.cards} as="h2" />
      ) : (
        <NoMenus looser={view.looser} />
      )}
      {view.hidden === '' ? null : (
        <p className="hidden-note">
          <HiddenIcon />
          <span>{view.hidden}</span>
          <a href={view.withHidden}>{text.showHidden}</a>
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

function Sort({ sorts }: Pick<MenusView, 'sorts'>) {
  const chosen = sorts.find(({ isChosen }) => isChosen)?.value;
  return (
    <label className="sort-field">
      <span className="unseen">{text.sort}</span>
      <select name="xep" defaultValue={chosen}>
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The form asks by address, so that it works without a script and can be shared. */
export function MenusPage({ view }: { view: MenusView }) {
  const { words, query } = view;
  return (
    <div className="list-page">
      <SearchForm query={query}>
        <h1>{words.heading}</h1>
        <div className="search-bar">
          <SearchField label={words.searchLabel} placeholder={words.search} words={query.words} />
          <Sort sorts={view.sorts} />
          <Kinds kinds={view.kinds} />
        </div>
        <Filters view={view} />
      </SearchForm>
      <MenuResults view={view} />
    </div>
  );
}
