import type { ReactNode } from 'react';
import { SITE_FILES } from '../../domain/publicHouse/publicPaths';
import { PICTURE } from '../picture/size';
import { Footer } from './Footer';
import { Header } from './Header';
import type { Operator } from '../../domain/accounts/operator';
import { siteText } from '../../i18n/site';

export interface SiteFiles {
  script: string;
  style: string;
  fonts: readonly string[];
}

export interface Head {
  title: string;
  description: string;
  /** Absolute; absent where no search engine shall keep the page. */
  canonical?: string | undefined;
  /** Of a page for one person: the address that everybody may know. */
  publicAddress?: string | undefined;
  /** Absolute. */
  image?: string | undefined;
  kind: 'website' | 'article';
  data?: readonly object[] | undefined;
}

interface DocumentProps {
  head: Head;
  files: SiteFiles;
  path: string;
  year: string;
  /** Absent on a trial installation. */
  operator: Operator | undefined;
  notice?: string | undefined;
  children: ReactNode;
}

/** `<` is escaped, so that nothing in it can end the script element. */
export const jsonForScript = (data: object): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');

const named = (name: string, content: string | undefined): ReactNode =>
  content ? <meta name={name} content={content} /> : null;
const graph = (property: string, content: string | undefined): ReactNode =>
  content ? <meta property={`og:${property}`} content={content} /> : null;

/** With its size: without it the first link that is shared shows no image. */
function Picture({ image, title }: Pick<Head, 'image' | 'title'>) {
  return (
    <>
      {graph('image', image)}
      {graph('image:type', image && 'image/png')}
      {graph('image:width', image && String(PICTURE.width))}
      {graph('image:height', image && String(PICTURE.height))}
      {graph('image:alt', image && title)}
      {named('twitter:card', image ? 'summary_large_image' : 'summary')}
    </>
  );
}

function Data({ data = [] }: Pick<Head, 'data'>) {
  return data.map((one, at) => (
    <script
      key={`data ${at}`}
      type="application/ld+json"
      // Data, not markup: `<` is written as an escape of JSON.
      dangerouslySetInnerHTML={{ __html: jsonForScript(one) }}
    />
  ));
}

function DocumentHead({ head, files }: Pick<DocumentProps, 'head' | 'files'>) {
  const { title, description, canonical, publicAddress, image, kind, data } = head;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      {named('description', description)}
      {canonical ? <link rel="canonical" href={canonical} /> : named('robots', 'noindex')}
      {named('public-address', publicAddress)}
      {named('theme-color', '#FAF8F3')}
      {graph('site_name', siteText.product)}
      {graph('locale', 'vi_VN')}
      {graph('type', kind)}
      {graph('title', title)}
      {graph('description', description)}
      {graph('url', canonical)}
      <Picture image={image} title={title} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={siteText.product}
        href={SITE_FILES.feed}
      />
      {files.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="stylesheet" href={files.style} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <script src="/colour-mode.js" />
      <script type="module" src={files.script} />
      <Data data={data} />
    </head>
  );
}

export const SAID_ID = 'loi-nhan';

export function Document({ head, files, path, year, operator, notice, children }: DocumentProps) {
  return (
    <html lang="vi">
      <DocumentHead head={head} files={files} />
      <body>
        <a className="skip" href="#main">
          {siteText.skip}
        </a>
        <Header path={path} />
        <main id="main" className="page">
          {notice === undefined ? null : (
            <output id={SAID_ID} className="said-note">
              {notice}
            </output>
          )}
          {children}
        </main>
        <Footer year={year} operator={operator} />
      </body>
    </html>
  );
}
