import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Block, CardData } from '../../domain/records/articleBlocks/blocks';
import { ArticleCard, ArticleView, type CardKind } from './ArticleView';

const PARTS = {
  Image: ({ address, alt }: { address: string; alt: string }) => <img src={address} alt={alt} />,
  Card: ({ kind, data }: { kind: CardKind; data: CardData }) => (
    <ArticleCard
      kind={kind}
      refId={data.refId}
      words={{ title: data.title, facts: '', figures: '' }}
    />
  ),
};

it('P12 an article is drawn without the app, without markup of its author and without styles in its elements', () => {
  const evil = '<script>alert(1)</script>';
  const blocks: Block[] = [
    { id: '1', type: 'header', data: { text: [{ text: evil }], level: 2, align: 'center' } },
    {
      id: '2',
      type: 'paragraph',
      data: { text: [{ text: 'Ăn', bold: true, link: 'javascript:alert(1)' }] },
    },
    { id: '3', type: 'dailyMenu', data: { refId: 'menu-1', title: 'Giảm cân' } },
  ];
  const html = renderToStaticMarkup(<ArticleView blocks={blocks} parts={PARTS} />);
  expect(html).toContain('<h2 data-align="center">&lt;script&gt;');
  expect(html).toContain('<p><b>Ăn</b></p>');
  expect(html).toContain('href="/daily-menu/menu-1"');
  expect(html).not.toMatch(/<script|style=|javascript/);
});
