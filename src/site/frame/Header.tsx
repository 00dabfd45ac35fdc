import { siteText } from '../../i18n/site';
import { PLACES, REGISTER, SIGN_IN, SURVEY, WORKSPACES } from '../places';
import { Brand } from './Brand';
import { MenuIcon } from './icons';

/** Whether a place of the header leads to where the reader is, or to what lies above it. */
const isHere = (place: string, path: string): boolean =>
  path === place || path.startsWith(`${place}/`) || path.startsWith(`${place}?`);

function Places({ path }: { path: string }) {
  return PLACES.map((place) => (
    <a
      key={place.path}
      href={place.path}
      aria-current={isHere(place.path, path) ? 'true' : undefined}
    >
      {place.label}
    </a>
  ));
}

/** Who is signed in on this device sees the way to their work; only a script knows. */
const Workspace = ({ className }: { className: string }) => (
  <a
    className={className}
    href={WORKSPACES.expert}
    data-workspace={WORKSPACES.admin}
    data-admin-label={siteText.toAdmin}
    hidden
  >
    {siteText.toWorkspace}
  </a>
);

/** The same places on a phone, folded. */
function FoldedPlaces({ path }: { path: string }) {
  return (
    <details className="fold-menu narrow" data-fold>
      <summary aria-label={siteText.places}>
        <MenuIcon />
      </summary>
      <nav aria-label={siteText.places}>
        <Places path={path} />
        <a href={SURVEY}>{siteText.toSurvey}</a>
        <Workspace className="workspace" />
        <a href={SIGN_IN} data-visitor>
          {siteText.signIn}
        </a>
        <a href={REGISTER} data-visitor>
          {siteText.register}
        </a>
      </nav>
    </details>
  );
}

/** The head of every public page. @param path where the reader is */
export function Header({ path }: { path: string }) {
  return (
    <header className="top">
      <div className="top-row">
        <Brand />
        <nav className="places wide" aria-label={siteText.places}>
          <Places path={path} />
        </nav>
        <div className="top-end">
          <Workspace className="button wide" />
          <a className="quiet-link wide" href={SIGN_IN} data-visitor>
            {siteText.signIn}
          </a>
          <a className="button wide" href={REGISTER} data-visitor>
            {siteText.register}
          </a>
          <FoldedPlaces path={path} />
        </div>
      </div>
    </header>
  );
}
