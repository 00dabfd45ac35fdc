// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { mutations, quickest } from '../../../../tests/support/mutations';
import { blocksToMarkdown } from '../../../domain/publicHouse/articles/markdown';
import { markdownToBlocks } from '../../../domain/publicHouse/articles/markdownParse';
import { blockSchema, type NewBlock } from '../../../domain/records/articleBlocks/blocks';
import { plainText, safeLink, type Run } from '../../../domain/records/articleBlocks/inline';
import { LINKS, MORE_LINKS } from './cases/links.cases';
import { MARKUP, MORE_MARKUP } from './cases/markup.cases';
import { THIRD_LINKS } from './cases/thirdLinks.cases';
import { THIRD_MARKUP } from './cases/thirdMarkup.cases';
import type { PasteCase } from './cases/pasteCase';
import { pastedBlocks } from './pastedBlocks';

// A parsed document of a browser fetches no frames; that of happy-dom does.
Object.assign((window as { happyDOM?: { settings?: object } }).happyDOM?.settings ?? {}, {
  disableIframePageLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
});

const CASES = [...MARKUP, ...MORE_MARKUP, ...THIRD_MARKUP, ...LINKS, ...MORE_LINKS, ...THIRD_LINKS];

function runsOf({ type, data }: NewBlock): Run[] {
  if (type === 'paragraph' || type === 'header' || type === 'quote') return [...data.text];
  if (type === 'list') return data.items.flatMap(({ text }) => text);
  return type === 'table' ? data.rows.flat(2) : [];
}

function words({ type, data }: NewBlock): string {
  if (type === 'list') {
    const sign = data.style === 'ordered' ? '1.' : '-';
    return data.items
      .map(({ text, depth }) => `${' '.repeat(depth)}${sign} ${plainText(text)}`)
      .join('\n');
  }
  if (type === 'table') return data.rows.map((row) => row.map(plainText).join(' | ')).join('\n');
  if (type === 'quote') return `> ${plainText(data.text)}`;
  return type === 'paragraph' || type === 'header' ? plainText(data.text) : '';
}

const decoded = (address: string) => {
  const url = new URL(address);
  return decodeURI(url.href);
};

/** Words of each link, whatever looks are within it. */
function linksOf(runs: readonly Run[]): [string, string][] {
  const links: [string, string][] = [];
  let before: string | undefined;
  for (const { text, link } of runs) {
    const last = links.at(-1);
    if (link !== undefined && link === before && last) last[0] += text;
    else if (link !== undefined) links.push([text, link]);
    before = link;
  }
  return links;
}

function check(one: PasteCase): void {
  const pasted = pastedBlocks(
    one.html ?? '',
    one.text ?? one.html?.replaceAll(/<[^>]*>/g, '') ?? '',
  );
  const blocks = pasted?.blocks ?? [];
  const text = pasted ? blocks.map(words).join('\n') : (one.text ?? '');
  const runs = blocks.flatMap(runsOf);
  for (const accepted of one.contains ?? [])
    expect(accepted.some((part) => text.includes(part)) ? accepted : text).toBe(accepted);
  for (const part of one.never ?? []) expect(text).not.toContain(part);
  for (const [mark, part] of one.marks ?? [])
    expect(
      runs.some((run) => run[mark] && run.text.includes(part)),
      `${mark} ${part}`,
    ).toBe(true);
  const links = blocks.flatMap((block) => linksOf(runsOf(block)));
  for (const [label, address] of one.links ?? []) {
    const link = links.find(([name]) => name.trim() === label);
    expect(link && decoded(link[1])).toBe(decoded(address));
    expect(safeLink(link?.[1] ?? '')).toBe(link?.[1]);
  }
  if (one.noLinks) expect(links).toEqual([]);
  for (const word of one.images ?? [])
    expect(pasted?.images?.map((image) => image.word).join()).toContain(word);
  if (one.isTold) expect(pasted?.losses).not.toEqual([]);
}

describe('what is pasted into an article', () => {
  it.each(CASES.map((one) => [one.html ?? one.text, one] as const))('%s', (_name, one) =>
    check(one),
  );

  it('keeps words and addresses through Markdown', () => {
    for (const { html = '', links = [] } of CASES) {
      const { blocks = [] } = pastedBlocks(html, '') ?? {};
      const again = markdownToBlocks(
        blocksToMarkdown(blocks.map((block, at) => ({ id: `${at}`, ...block }))),
      );
      const addresses = again.flatMap(runsOf).map(({ link }) => link);
      const before = blocks.flatMap(runsOf).map(({ link }) => link);
      if (links.length > 0) expect(new Set(addresses)).toEqual(new Set(before));
    }
  });

  it('is safe, quick and holdable, whatever it is', () => {
    for (const html of mutations(
      CASES.map(({ html = '', text = '' }) => html || text).filter(
        (one) => !one.includes('<iframe'),
      ),
    )) {
      expect(
        quickest(() => pastedBlocks(html, '')),
        html,
      ).toBeLessThan(100);
      for (const block of pastedBlocks(html, '')?.blocks ?? [])
        expect(blockSchema.safeParse({ id: 'b', ...block }).success, html).toBe(true);
    }
  });
});
