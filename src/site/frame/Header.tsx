import { siteText } from '../../i18n/site';
import { PROFILE_PATH } from '../../domain/publicPaths';
import { PLACES, REGISTER, SIGN_IN, SURVEY } from '../places';
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

/** Until the script has drawn who is signed in, their place is kept; without that part it is a plain link. */
function AccountPlace() {
  return (
    <>
      <span className="account-wait" aria-hidden="true" />
      <a className="button account-link" href={PROFILE_PATH}>
        {siteText.account.profile}
      </a>
      <div className="account-wide" data-account-wide />
    </>
  );
}

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
        <a href={SIGN_IN} data-visitor>
          {siteText.signIn}
        </a>
        <a href={REGISTER} data-visitor>
          {siteText.register}
        </a>
        <div className="account-folded" data-account-folded>
          <a href={PROFILE_PATH}>{siteText.account.profile}</a>
        </div>
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
          <a className="quiet-link wide" href={SIGN_IN} data-visitor>
            {siteText.signIn}
          </a>
          <a className="button wide" href={REGISTER} data-visitor>
            {siteText.register}
          </a>
          <AccountPlace />
          <FoldedPlaces path={path} />
        </div>
      </div>
    </header>
  );
}
