import { siteText } from '../../i18n/site';

export function Footer({ year }: { year: string }) {
  return (
    <footer className="foot">
      <div className="foot-row">
        <span>{siteText.rights(year)}</span>
        <span>{siteText.footer}</span>
      </div>
    </footer>
  );
}
