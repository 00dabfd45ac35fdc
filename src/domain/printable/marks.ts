import { inlineFromMarkdown } from '../publicHouse/articles/markdownInline';

export interface MarkedRun {
  text: string;
  bold?: true;
  italic?: true;
}

const SIGNS = /[*_`~[\\<]/;
const HEADING = /^#{1,6}\s+/;
const BULLET = /^(\s*)[-*+]\s+/;

function lineRuns(line: string): MarkedRun[] {
  const isHeading = HEADING.test(line);
  const content = isHeading ? line.replace(HEADING, '') : line.replace(BULLET, '$1• ');
  if (!SIGNS.test(content))
    return content === '' ? [] : [{ text: content, ...(isHeading ? { bold: true } : {}) }];
  return inlineFromMarkdown(content).map(({ text, link, bold, italic }) => ({
    // On paper nobody can press a link.
    text: link === undefined || link === text ? text : `${text} (${link})`,
    ...(bold || isHeading ? { bold: true } : {}),
    ...(italic ? { italic: true } : {}),
  }));
}

/** Paper shows bold, italic, lists and headings of the markdown; nothing of it is ever markup of a page. */
export function markedRuns(markdown: string): MarkedRun[] {
  return markdown
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [{ text: '\n' }] : []), ...lineRuns(line)]);
}

export const unmarked = (markdown: string): string =>
  markedRuns(markdown)
    .map(({ text }) => text)
    .join('');
