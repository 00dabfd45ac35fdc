import { expect, it } from 'vitest';
import { articlesText } from './articles';
import { clientMenuText } from './clientMenu';
import { menusText } from './menus';
import { plansText } from './plans';
import { recipesText } from './recipes';

const listWords = ({ saveDraft, publish, update, withdraw, archive }: Record<string, unknown>) => [
  saveDraft,
  publish,
  update,
  withdraw,
  archive,
];

it('a save has one name in the editors of menus, recipes and articles', () => {
  const words = [
    'Lưu bản nháp',
    'Xuất bản',
    'Cập nhật bản đã xuất bản',
    'Thu hồi về bản nháp',
    'Lưu trữ',
  ];
  for (const { publish } of [menusText, recipesText, articlesText])
    expect(listWords(publish)).toEqual(words);
});

it('to give is one word, of menus and of plans', () => {
  const words = [menusText.publish.give, clientMenuText.save.give, plansText.give.button];
  expect(new Set(words)).toEqual(new Set(['Giao cho khách']));
});
