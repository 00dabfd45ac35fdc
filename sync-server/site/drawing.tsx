import { renderToStaticMarkup } from 'react-dom/server';
import { dateInVietnam } from '../../src/domain/text/days';
import type { Operator } from '../../src/domain/accounts/operator';
import { picturePath, type PictureKind } from '../../src/domain/publicHouse/publicPaths';
import type { ReaderForm } from '../../src/domain/publicHouse/reviews';
import { reviewText } from '../../src/i18n/reviews';
import { Document, type Head, type SiteFiles } from '../../src/site/frame/Document';
import { reactionView, type ReactionSource } from '../../src/site/reviews/model';
import { Reactions } from '../../src/site/reviews/Reactions';

export interface Surroundings {
  files: SiteFiles;
  publicUrl: string;
  now: Date;
  operator: Operator | undefined;
  submittedForm?: ReaderForm | undefined;
}

const HOUSE = picturePath('house', 'bua-lanh', '1');
const DESCRIPTION = 160;

const getYear = (now: Date): string => dateInVietnam(now).slice(0, 4);

export function draw(
  head: Head,
  path: string,
  { files, now, operator, submittedForm: form }: Surroundings,
  content: React.ReactNode,
) {
  const words = form && reviewText.messages[form];
  const page = (
    <Document
      head={head}
      files={files}
      path={path}
      year={getYear(now)}
      operator={operator}
      notice={words}
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

export function buildHead(
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

export const buildPictureUrl = (
  kind: PictureKind,
  name: string,
  { updatedAt }: { updatedAt: string },
): string => picturePath(kind, name, Date.parse(updatedAt).toString(36));

export const renderReactions = (source: ReactionSource) => (
  <Reactions view={reactionView(source)} />
);
