import { siteText } from '../../i18n/site';
import { PLACES, REGISTER, SIGN_IN, SURVEY } from '../places';
import { AccountTemplate } from './AccountMenu';
import { Brand } from './Brand';
import { MenuIcon } from './icons';

const isHere = (entryPath: string, path: string): boolean =>
  path === entryPath || path.startsWith(`${entryPath}/`) || path.startsWith(`${entryPath}?`);

function Places({ path }: { path: string }) {
  return PLACES.map((entry) => (
    <a
      key={entry.path}
      href={entry.path}
      aria-current={isHere(entry.path, path) ? 'true' : undefined}
    >
      {entry.label}
    </a>
  ));
}

const Account = () => (
  <div className="account-wide" data-account-wide>
    <span className="account-wait" aria-hidden="true" />
  </div>
);

function FoldedPlaces({ path }: { path: string }) {
  return (
    <details className="fold-menu narrow" data-fold>
      <summary aria-label={siteText.pages}>
        <MenuIcon />
      </summary>
      <nav aria-label={siteText.pages}>
        <Places path={path} />
        <a href={SURVEY}>{siteText.toSurvey}</a>
        <a href={SIGN_IN} data-visitor>
          {siteText.signIn}
        </a>
        <a href={REGISTER} data-visitor>
          {siteText.register}
        </a>
        <div className="account-folded" data-account-folded />
      </nav>
    </details>
  );
}

export function Header({ path }: { path: string }) {
  return (
    <header className="top">
      <div className="top-row">
        <Brand />
        <nav className="places wide" aria-label={siteText.pages}>
          <Places path={path} />
        </nav>
        <div className="top-end">
          <a className="quiet-link wide" href={SIGN_IN} data-visitor>
            {siteText.signIn}
          </a>
          <a className="button wide" href={REGISTER} data-visitor>
            {siteText.register}
          </a>
          <Account />
          <FoldedPlaces path={path} />
          <AccountTemplate />
        </div>
      </div>
    </header>
  );
}
