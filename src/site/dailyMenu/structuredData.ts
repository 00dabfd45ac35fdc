import { siteText } from '../../i18n/site';
import type { PublishedMenu } from './model';

/** schema.org `Article`; only what the page itself says. */
export function structuredData(
  {
    menu,
    author,
  }: {
    menu: Pick<PublishedMenu['menu'], 'createdAt' | 'updatedAt'>;
    author: Pick<PublishedMenu['author'], 'name'> & { url?: string };
  },
  page: {
    address: string;
    title: string;
    description: string;
    image?: string;
    isLocked?: boolean;
  },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: page.title.slice(0, 110),
    description: page.description,
    inLanguage: 'vi',
    mainEntityOfPage: page.address,
    datePublished: menu.createdAt,
    dateCreated: menu.createdAt,
    dateModified: menu.updatedAt,
    ...(page.image ? { image: [page.image] } : {}),
    ...(page.isLocked ? { isAccessibleForFree: false } : {}),
    author: {
      '@type': 'Person',
      name: author.name,
      ...(author.url ? { url: author.url } : {}),
    },
    publisher: { '@type': 'Organization', name: siteText.product },
  };
}
