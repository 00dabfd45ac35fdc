import { siteText } from '../../i18n/site';
import { PUBLIC_PAGES } from '../../domain/publicHouse/publicPaths';

const CONTEXT = 'https://schema.org';

export type Crumb = readonly [name: string, path: string];

export function breadcrumbs(publicUrl: string, crumbs: readonly Crumb[]): object {
  const all: Crumb[] = [[siteText.product, PUBLIC_PAGES.home], ...crumbs];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: name.slice(0, 110),
      item: publicUrl + path,
    })),
  };
}

/** schema.org `ProfilePage` of a `Person`; only what the page itself says. */
export function personData(
  person: { name: string; jobTitle?: string | undefined; worksFor?: string | undefined },
  page: { address: string; description: string },
): object {
  const { name, jobTitle, worksFor } = person;
  return {
    '@context': CONTEXT,
    '@type': 'ProfilePage',
    inLanguage: 'vi',
    url: page.address,
    mainEntity: {
      '@type': 'Person',
      name,
      url: page.address,
      description: page.description,
      ...(jobTitle ? { jobTitle } : {}),
      ...(worksFor ? { worksFor: { '@type': 'Organization', name: worksFor } } : {}),
    },
  };
}

export const houseData = (publicUrl: string): object => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: siteText.product,
  url: publicUrl + PUBLIC_PAGES.home,
  inLanguage: 'vi',
  potentialAction: {
    '@type': 'SearchAction',
    target: `${publicUrl}${PUBLIC_PAGES.menus}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});
