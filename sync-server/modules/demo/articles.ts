import { toSlug } from '../../../src/domain/publicHouse/articles/article';
import { markdownToBlocks } from '../../../src/domain/publicHouse/articles/markdownParse';
import { computeReadingTime } from '../../../src/domain/records/articleBlocks/reading';
import type { Article } from '../../../src/domain/records/articles';
import { createBase, toTag } from './build';
import type { DemoPerson } from './accounts';
import anNhat from './articles/an-nhat.md?raw';
import baThangGiua from './articles/ba-thang-giua.md?raw';
import buaSang from './articles/bua-sang-10-phut.md?raw';
import com from './articles/com-va-dai-thao-duong.md?raw';
import diUngTom from './articles/di-ung-tom.md?raw';
import type { ArticlePlan } from './practices';

const TEXTS: Readonly<Record<string, string>> = {
  'an-nhat': anNhat,
  'ba-thang-giua': baThangGiua,
  'bua-sang-10-phut': buaSang,
  'com-va-dai-thao-duong': com,
  'di-ung-tom': diUngTom,
};

export function buildArticle(person: DemoPerson, plan: ArticlePlan, at: string): Article {
  const { key, title, summary, tags } = plan;
  const markdown = TEXTS[key];
  if (markdown === undefined) throw new RangeError(`There is no demo text ${key}.`);
  const blocks = markdownToBlocks(markdown).map((block, index) => ({
    ...block,
    id: `${key}-${index + 1}`,
  }));
  return {
    ...createBase(person, `article-${key}`, at),
    title,
    slug: toSlug(title),
    status: 'published',
    tags: tags.map(toTag),
    summary,
    blocks,
    ...computeReadingTime(blocks),
  };
}
