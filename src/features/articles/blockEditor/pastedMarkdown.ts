import { articlesText } from '../../../i18n/articles';

const MARKUP = /^\s*(?:#{1,6} |[-*+] |\d{1,9}[.)] |>|```|---|\|)/;
/** Letters of a line up to which it was ended by a person, and not folded at the edge of an editor. */
const SHORT_LINE = 60;

/** Keeps the lines of a message: a short one, or one with two spaces behind it, ends where it was ended. */
export function withLineBreaks(markdown: string): string {
  const lines = markdown.split('\n');
  let isCode = false;
  return lines
    .map((line, at) => {
      if (/^\s*```/.test(line)) isCode = !isCode;
      const next = lines[at + 1] ?? '';
      const isText = !isCode && ![line, next].some((one) => one.trim() === '' || MARKUP.test(one));
      const isEnded = line.length <= SHORT_LINE || /\S {2,}$/.test(line);
      return isText && isEnded && !line.endsWith('\\') ? `${line.trimEnd()}\\` : line;
    })
    .join('\n');
}

const DEFINITION = /^ {0,3}\[([^\]^]{1,60})\]:\s*<?(\S+?)>?(?:\s+["'(].*["')])?\s*$/gm;
const IMAGE = /!\[([^\]]{0,200})\](?=\()/g;

/** Links by their number or name (`[WHO][1]`) as links, and images as words that lead to them. */
export function plainMarkdown(text: string): { markdown: string; hasImages: boolean } {
  const addresses = new Map(
    [...text.matchAll(DEFINITION)].map(([, name = '', address = '']) => [
      name.toLowerCase(),
      address,
    ]),
  );
  const hasImages = text.search(IMAGE) >= 0;
  const markdown = text.replace(
    IMAGE,
    (_, alt: string) => `[${articlesText.pastedImage(undefined, alt).replace(/[[\]]/g, '')}]`,
  );
  if (addresses.size === 0) return { markdown, hasImages };
  let isUsed = false;
  const linked = markdown.replace(
    /\[([^[\]]{1,200})\]\[([^[\]]{0,60})\]/g,
    (whole, words: string, name: string) => {
      const address = addresses.get((name || words).toLowerCase());
      isUsed ||= address !== undefined;
      return address === undefined ? whole : `[${words}](${address})`;
    },
  );
  return { markdown: isUsed ? linked.replace(DEFINITION, '').trimEnd() : markdown, hasImages };
}
