import { inlineFromMarkdown } from '../publicHouse/articles/markdownInline';

/** A piece of a step: its words, and whether they stand out. */
export interface MarkedRun {
  text: string;
  bold?: true;
  italic?: true;
}

/** Without one of these a line means what it says. */
const SIGNS = /[*_`~[\\<]/;
const HEADING = /^#{1,6}\s+/;
const BULLET = /^(\s*)[-*+]\s+/;

function lineRuns(line: string): MarkedRun[] {
  const isHeading = HEADING.test(line);
  const said = isHeading ? line.replace(HEADING, '') : line.replace(BULLET, '$1• ');
  if (!SIGNS.test(said))
    return said === '' ? [] : [{ text: said, ...(isHeading ? { bold: true } : {}) }];
  return inlineFromMarkdown(said).map(({ text, link, bold, italic }) => ({
    // On paper nobody can press a link.
    text: link === undefined || link === text ? text : `${text} (${link})`,
    ...(bold || isHeading ? { bold: true } : {}),
    ...(italic ? { italic: true } : {}),
  }));
}

/**
 * The steps of a recipe are written in markdown (specification, print dialog). What paper can show of it: bold, italic,
 * lists, headings. Nothing of it is ever markup of a page.
 */
export function markedRuns(markdown: string): MarkedRun[] {
  return markdown
    .split('\n')
    .flatMap((line, place) => [...(place > 0 ? [{ text: '\n' }] : []), ...lineRuns(line)]);
}

/** The same without its looks. */
export const unmarked = (markdown: string): string =>
  markedRuns(markdown)
    .map(({ text }) => text)
    .join('');
