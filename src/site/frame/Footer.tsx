import { firstPhone } from '../../domain/text/phone';
import type { Operator } from '../../domain/accounts/operator';
import { siteText } from '../../i18n/site';
import { PLACES, SURVEY } from '../places';

function Runner({ operator }: { operator: Operator | undefined }) {
  if (!operator) return <p className="foot-row">{siteText.trial}</p>;
  const { name, taxNumber, address, phone, supportEmail, privacyEmail } = operator;
  return (
    <address className="foot-row">
      <span>{siteText.runBy(name, taxNumber, address)}</span>
      <span>
        {siteText.phone} <a href={`tel:${firstPhone(phone).replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
      </span>
      <span>
        {siteText.support} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </span>
      <span>
        {siteText.privacy} <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>
      </span>
    </address>
  );
}

interface FooterProps {
  year: string;
  /** Absent on a trial installation; `unknown` where the page is not drawn by the gateway. */
  operator?: Operator | 'unknown' | undefined;
}

export function Footer({ year, operator }: FooterProps) {
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
      {operator === 'unknown' ? null : <Runner operator={operator} />}
    </footer>
  );
}
