import { siteText } from '../../i18n/site';
import { PLACES, SURVEY } from '../places';

export function Footer({ year }: { year: string }) {
  return (
    <footer className="foot">
      <div className="foot-row">
        <span>{siteText.rights(year)}</span>
        <nav className="foot-places" aria-label={siteText.footerPlaces}>
          {PLACES.map(({ path, label }) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
          <a href={SURVEY}>{siteText.toSurvey}</a>
        </nav>
        <span>{siteText.footer}</span>
      </div>
    </footer>
  );
}
