import { renderToStaticMarkup } from 'react-dom/server';
import { dateInVietnam } from '../../src/domain/text/days';
import type { Operator } from '../../src/domain/accounts/operator';
import { picturePath, type PictureKind } from '../../src/domain/publicHouse/publicPaths';
import type { ReaderForm } from '../../src/domain/publicHouse/reviews';
import { reviewText } from '../../src/i18n/reviews';
import { Document, type Head, type SiteFiles } from '../../src/site/frame/Document';
import { reactionView, type ReactionSource } from '../../src/site/reviews/model';
import { Reactions } from '../../src/site/reviews/Reactions';

/** Parts that all pages of one gateway share. */
export interface Surroundings {
  files: SiteFiles;
  /** Address of the house, without a slash at its end. */
  publicUrl: string;
  now: Date;
  /** Named in the foot; absent on a trial installation. */
  operator: Operator | undefined;
  /** The form that led back to the page. */
  said?: ReaderForm | undefined;
}

/** The picture of pages that have none of their own; another number where it looks otherwise. */
const HOUSE = picturePath('house', 'bua-lanh', '1');
/** Characters of a description that search engines show. */
const DESCRIPTION = 160;

const yearOf = (now: Date): string => dateInVietnam(now).slice(0, 4);

export function draw(
  head: Head,
  path: string,
  { files, now, operator, said: form }: Surroundings,
  content: React.ReactNode,
) {
  const words = form && reviewText.said[form];
  const page = (
    <Document
      head={head}
      files={files}
      path={path}
      year={yearOf(now)}
      operator={operator}
      said={words}
    >
      {content}
    </Document>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION ? line : `${line.slice(0, DESCRIPTION - 1).trimEnd()}…`;
}

/** The head of a page that search engines keep. */
export function headOf(
  path: string,
  { publicUrl }: Surroundings,
  words: Pick<Head, 'title' | 'description'> & Partial<Pick<Head, 'kind' | 'data'>>,
  picture = HOUSE,
): Head {
  const { title, description, kind = 'website', data } = words;
  const canonical = publicUrl + path;
  return {
    title,
    description: shortened(description),
    canonical,
    image: publicUrl + picture,
    kind,
    data,
  };
}

/** The picture of a thing, anew when the thing was changed. */
export const pictureOf = (
  kind: PictureKind,
  name: string,
  { updatedAt }: { updatedAt: string },
): string => picturePath(kind, name, Date.parse(updatedAt).toString(36));

/** Reviews and comments below a page. */
export const said = (source: ReactionSource) => <Reactions view={reactionView(source)} />;
