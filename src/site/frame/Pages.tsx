import { houseText } from '../../i18n/house';

const { menus: text } = houseText;

interface PagesProps {
  page: number;
  pages: number;
  previous?: string | undefined;
  next?: string | undefined;
}

export function Pages({ page, pages, previous, next }: PagesProps) {
  if (pages === 1) return null;
  return (
    <nav className="pages" aria-label={text.page(page, pages)}>
      {previous ? (
        <a className="button" rel="prev" href={previous}>
          {text.previous}
        </a>
      ) : null}
      <span className="muted">{text.page(page, pages)}</span>
      {next ? (
        <a className="button" rel="next" href={next}>
          {text.next}
        </a>
      ) : null}
    </nav>
  );
}
