import { describe, expect, it } from 'vitest';
import { comparedWith, judgedWeights, meantWeight, weightDoubt } from './weightDoubt';

const weighed = (weights: number[]) => weights.map((weight) => ({ weight }));
const doubts = (weights: number[], record?: number) =>
  judgedWeights(weighed(weights), record).map(({ doubt }) => doubt);
const comparedWithin = (weights: number[], record?: number) =>
  comparedWith(weighed(weights), record);

describe('a weight that cannot be', () => {
  it.each([
    [6.8, 68, 'comma', 68],
    [7, 68, 'comma', 70],
    [680, 68, 'comma', 68],
    [681, 68.2, 'comma', 68.1],
    [6.2, 62.4, 'comma', 62],
    [168, 68, 'digit', 68],
    [162.5, 61, 'digit', 62.5],
    [68, 168, 'digit', 168],
    [158, 55, 'digit', 58],
    [86, 68, 'jump', undefined],
    [48, 68, 'jump', undefined],
    [62, 68, 'jump', undefined],
    [300, 68, 'jump', undefined],
    [2, 68, 'jump', undefined],
    [14, 9, 'jump', undefined],
    [71.5, 68, 'jump', undefined],
  ])('%d kg after %d is a %s', (weight, before, doubt, meant) => {
    expect(weightDoubt(weight, before)).toBe(doubt);
    expect(meantWeight(weight, before)).toBe(meant);
  });

  it.each([
    [68, 68],
    [68.9, 68],
    [65.2, 68],
    [71.3, 68],
    [120, 125],
    [11, 9],
    [6.8, 6.5],
    [3.4, 3.2],
    [171, 168],
  ])('%d kg after %d is no question', (weight, before) => {
    expect(weightDoubt(weight, before)).toBeUndefined();
    expect(meantWeight(weight, before)).toBeUndefined();
  });

  it.each([
    [6.8, 'unlikely'],
    [250, 'unlikely'],
    [16, 'unlikely'],
    [68, undefined],
    [168, undefined],
    [35, undefined],
  ])('%d kg, the first of all, is %s', (weight, doubt) => {
    expect(weightDoubt(weight, undefined)).toBe(doubt);
  });
});

describe('weights one behind the other', () => {
  it.each<[number[], number | undefined, (string | undefined)[]]>([
    [[68, 6.8, 67.8], undefined, [undefined, 'comma', undefined]],
    [[68, 168, 68.2], undefined, [undefined, 'digit', undefined]],
    [[6.8], 68, ['comma']],
    [[168], 68, ['digit']],
    [[68, 55, 54.6, 54.2], undefined, [undefined, 'jump', 'jump', undefined]],
    [[68, 67.5, 67], 68, [undefined, undefined, undefined]],
    [[6.8, 6.9], undefined, ['unlikely', undefined]],
  ])('%j after %s', (weights, record, expected) => {
    expect(doubts(weights, record)).toEqual(expected);
  });

  it('the next is compared with the last that was no slip', () => {
    expect(comparedWithin([68, 6.8])).toBe(68);
    expect(comparedWithin([68, 67])).toBe(67);
    expect(comparedWithin([68, 55, 54.6])).toBe(54.6);
    expect(comparedWithin([], 68)).toBe(68);
    expect(comparedWithin([])).toBeUndefined();
  });
});
