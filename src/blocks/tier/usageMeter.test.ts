import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UiProvider } from '../../ui/Provider';
import { UsageMeter } from './UsageMeter';

const draw = (what: 'ai' | 'menus', used: number, most: number): string =>
  renderToStaticMarkup(
    createElement(
      UiProvider,
      null,
      createElement(UsageMeter, { variant: 'full', what, used, most }),
    ),
  ).replaceAll(/<style.*?<\/style>|<[^>]+>/gs, '');

it('P05 a tier without a limit of questions still names the most runs of a day', () => {
  expect(draw('ai', 12, 0)).toContain('12 lượt · tối đa 600 lượt mỗi ngày');
  expect(draw('ai', 12, 0)).not.toContain('không giới hạn');
  expect(draw('menus', 12, 0)).toContain('12 bộ · không giới hạn');
});
