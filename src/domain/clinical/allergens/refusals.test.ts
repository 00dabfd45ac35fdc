import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../../tests/support/newClient';
import { emptyMeals } from '../../food/storedLines';
import { doubts, exchangeEater, isBarred } from '../../generator/exchange/eater';
import { line } from '../../food/lineFixture';
import { matchMenus } from '../../publicHouse/matching/match';
import { dayTargets } from '../../targets/dayTargets';
import { foodReasons } from '../../verdict/fitFoods';
import { eaterOn, foodMarks } from '../../verdict/marks';

const TODAY = { year: 2026, month: 11, day: 28 };
const withWords = (dietaryRestrictions: string) => clientWith({ id: 'c', dietaryRestrictions });
const dish = (name: string) => ({ ...line('l', { name }), order: 1 });

function refusedBy(words: string, name: string) {
  const client = withWords(words);
  const eater = exchangeEater(client, [], dayTargets(client, [], TODAY), TODAY);
  const item = dish(name);
  const meals = { ...emptyMeals(), lunch: { items: [item] } };
  return {
    exchange: isBarred(item, { traits: {} as never, roles: [] }, eater),
    mark: foodMarks(item, {}, eaterOn(client, [], '2026-11-28')).some(
      ({ kind }) => kind === 'refused',
    ),
    menus: foodReasons({ meals }, client).some(({ kind }) => kind === 'restriction'),
  };
}

const card = (name: string) => ({
  id: name,
  name,
  tags: [],
  author: 'a',
  lines: [{ name, slot: 'lunch' as const, type: 'food' as const, unit: 'g', parts: [name] }],
});

describe('E07 foods that a record refuses are kept everywhere', () => {
  it.each([
    ['Không ăn thịt heo', 'Sườn non rim'],
    ['Không ăn thịt heo', 'Chân giò hầm'],
    ['Không ăn thịt bò', 'Gân bò hầm'],
    ['Kiêng thịt đỏ', 'Sườn bò nướng'],
    ['Không ăn thịt cừu', 'Sườn cừu nướng'],
    ['Không ăn nội tạng', 'Gan xào'],
    ['Không ăn đồ lòng', 'Cháo tim cật'],
    ['Không ăn đồ biển', 'Tôm hấp'],
    ['Không ăn thịt chó', 'Rựa mận thịt cầy'],
    ['Không ăn ếch', 'Nhái xào sả ớt'],
    ['Không ăn lươn', 'Cháo lươn'],
    ['Không ăn đồ tái sống', 'Phở bò tái'],
    ['Kiêng đồ sống', 'Gỏi cá trích'],
    ['Không ăn mắm', 'Bún mắm'],
  ])('%s: no %s', (words, name) => {
    expect(refusedBy(words, name)).toEqual({ exchange: true, mark: true, menus: true });
  });

  it.each([
    ['Không ăn thịt heo', 'Gà kho gừng'],
    ['Kiêng thịt đỏ', 'Ức gà luộc'],
    ['Không ăn nội tạng', 'Trứng gà lòng đào'],
    ['Không ăn đồ biển', 'Canh bầu'],
    ['Không ăn lươn', 'Cá lóc hấp'],
    ['Không ăn đồ tái sống', 'Rau sống'],
    ['Không ăn mắm', 'Gà chiên nước mắm'],
  ])('%s: %s is eaten', (words, name) => {
    expect(refusedBy(words, name)).toEqual({ exchange: false, mark: false, menus: false });
  });

  it('warns who eats no eel of no other fish', () => {
    const client = withWords('Không ăn lươn');
    const eater = exchangeEater(client, [], dayTargets(client, [], TODAY), TODAY);
    expect(doubts(dish('Cá lóc hấp'), {}, eater).warnings).toEqual([]);
    const allergic = { ...eater, allergies: ['Lươn'] };
    expect(doubts(dish('Cá lóc hấp'), {}, allergic).warnings).toMatchObject([{ level: 'related' }]);
  });

  it('keeps menus with ribs and trotters from a visitor who eats no pork', () => {
    const wishes = {
      allergies: [],
      conditions: [],
      restrictions: ['noPork' as const],
      dislikes: [],
      goal: 'keep' as const,
      calories: 2000,
    };
    const matches = matchMenus(['Sườn non', 'Giò lụa', 'Ức gà'].map(card), wishes);
    const matchByCard = new Map(matches.map((one) => [one.card.name, one.keepsDiet]));
    expect(matchByCard).toEqual(
      new Map([
        ['Ức gà', true],
        ['Sườn non', false],
        ['Giò lụa', false],
      ]),
    );
  });
});
