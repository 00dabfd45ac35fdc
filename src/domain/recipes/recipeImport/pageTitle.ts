import { attributeOf, descendants, isElement, type HtmlElement } from '../../text/html/tree';
import { decodeEntities } from './entities';

const meta = (root: HtmlElement, name: RegExp): string => {
  const element = descendants(root).find(
    (one) =>
      one.tag === 'meta' &&
      name.test(
        attributeOf(one, 'property') || attributeOf(one, 'name') || attributeOf(one, 'itemprop'),
      ),
  );
  return element ? decodeEntities(attributeOf(element, 'content')).trim() : '';
};

function titleElement(root: HtmlElement): string {
  const element = descendants(root).find(({ tag }) => tag === 'title');
  const text = element?.children.filter((one) => !isElement(one)).join('') ?? '';
  return decodeEntities(text).trim();
}

/** "Canh bí đỏ - Món Ngon Mỗi Ngày": the site's name stands behind a sign, and its author behind "by". */
export function titleOfPage(root: HtmlElement): string {
  const written = meta(root, /^(?:og|twitter):title$/i) || titleElement(root);
  const site = meta(root, /^og:site_name$/i);
  const parts = written.split(/\s+[-–—|»·]\s+/).map((part) => part.trim());
  // "Bếp Xanh | Bún riêu" begins with the site's name.
  const first = parts.length > 1 && parts[0] === site ? parts[1] : parts[0];
  return (first ?? '').replace(/\s+(?:by|bởi|của bếp)\s+[^-–|]{2,40}$/iu, '');
}
