import { dateInVietnam } from '../../src/domain/days';
import { renderToStaticMarkup } from 'react-dom/server';
import { DailyMenuPage } from '../../src/site/dailyMenu/DailyMenuPage';
import { dailyMenuView, type PublishedMenu } from '../../src/site/dailyMenu/model';
import { structuredData } from '../../src/site/dailyMenu/structuredData';
import { Document, type Head, type SiteFiles } from '../../src/site/frame/Document';
import { NoticePage, noticeTitle, type NoticeKind } from '../../src/site/notice/NoticePage';
import { dailyMenuPath } from '../../src/domain/publicPaths';
import { siteText } from '../../src/i18n/site';

/** Parts that all pages of one gateway share. */
export interface Surroundings {
  files: SiteFiles;
  /** Address of the house, without a slash at its end. */
  publicUrl: string;
  now: Date;
}

/** Shown by chats and search engines where a page has no image of its own. */
const IMAGE = '/icons/icon-512.png';
/** Characters of a description that search engines show. */
const DESCRIPTION = 160;

const yearOf = (now: Date): string => dateInVietnam(now).slice(0, 4);

function draw(head: Head, path: string, { files, now }: Surroundings, content: React.ReactNode) {
  const page = (
    <Document head={head} files={files} path={path} year={yearOf(now)}>
      {content}
    </Document>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION ? line : `${line.slice(0, DESCRIPTION - 1).trimEnd()}…`;
}

/** The page of a published menu, as HTML. @param id the menu's own */
export function drawDailyMenu(id: string, published: PublishedMenu, around: Surroundings): string {
  const view = dailyMenuView(published);
  const path = dailyMenuPath(id);
  const canonical = around.publicUrl + path;
  const title = siteText.menu.titleOf(view.title);
  const description = shortened(view.lead || view.meals.map(({ heading }) => heading).join(', '));
  const data = structuredData(published, { address: canonical, title: view.title, description });
  const image = around.publicUrl + IMAGE;
  const head = { title, description, canonical, image, kind: 'article', data } as const;
  return draw(head, path, around, <DailyMenuPage view={view} />);
}

/** A page that says why there is none. */
export function drawNotice(kind: NoticeKind, around: Surroundings): string {
  const title = `${noticeTitle(kind)} · ${siteText.product}`;
  const head = { title, description: siteText.notice[kind], kind: 'website' } as const;
  return draw(head, '', around, <NoticePage kind={kind} />);
}
