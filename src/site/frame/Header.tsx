import { siteText } from '../../i18n/site';
import { PLACES, REGISTER, SIGN_IN } from '../places';
import { Brand } from './Brand';

/** The head of every public page. @param path where the reader is */
export function Header({ path }: { path: string }) {
  return (
    <header className="top">
      <div className="top-row">
        <Brand />
        {PLACES.length > 0 ? (
          <nav className="places" aria-label={siteText.places}>
            {PLACES.map((place) => (
              <a
                key={place.path}
                href={place.path}
                aria-current={path.startsWith(place.path) ? 'true' : undefined}
              >
                {place.label}
              </a>
            ))}
          </nav>
        ) : null}
        <div className="top-end">
          <a className="quiet-link" href={SIGN_IN}>
            <span className="wide">{siteText.signIn}</span>
            <span className="narrow">{siteText.signInShort}</span>
          </a>
          <a className="button wide" href={REGISTER}>
            {siteText.register}
          </a>
        </div>
      </div>
    </header>
  );
}
