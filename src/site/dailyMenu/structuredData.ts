import { siteText } from '../../i18n/site';
import type { PublishedMenu } from './model';

/** A menu or an article for search engines (schema.org `Article`): only what the page itself says. */
export function structuredData(
  {
    menu,
    author,
  }: {
    menu: Pick<PublishedMenu['menu'], 'createdAt' | 'updatedAt'>;
    author: Pick<PublishedMenu['author'], 'name'>;
  },
  page: { address: string; title: string; description: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: page.title.slice(0, 110),
    description: page.description,
    inLanguage: 'vi',
    mainEntityOfPage: page.address,
    dateCreated: menu.createdAt,
    dateModified: menu.updatedAt,
    author: { '@type': 'Person', name: author.name },
    publisher: { '@type': 'Organization', name: siteText.product },
  };
}
