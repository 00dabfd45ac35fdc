import { StoredImage } from '../../blocks/images/StoredImage';
import { useData, useLiveOne } from '../../data/react';
import type { Block } from '../../domain/records/articleBlocks/blocks';
import { ArticleCard, ArticleView, type ArticleParts } from '../../site/article/ArticleView';
import './article.css';
import { cardView } from './model/cards';

const PARTS: ArticleParts = {
  Image: ({ address, alt }) => (
    <StoredImage address={address} alt={alt} size="full" borderRadius="l2" />
  ),
  Card: function LiveCard({ kind, data }) {
    const { recipes, menus } = useData();
    const recipe = useLiveOne(recipes, kind === 'recipe' ? data.refId : undefined);
    const menu = useLiveOne(menus, kind === 'dailyMenu' ? data.refId : undefined);
    const words = cardView(kind, data, (kind === 'recipe' ? recipe : menu) ?? undefined);
    return <ArticleCard kind={kind} refId={data.refId} words={words} />;
  },
};

export function ArticleBlocks({ blocks }: { blocks: readonly Block[] }) {
  return <ArticleView blocks={blocks} parts={PARTS} />;
}
