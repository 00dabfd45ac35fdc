import { describe, expect, it } from 'vitest';
import { fold } from '../../text/fold';
import { isServings, readServings, readYield } from './servings';

describe('for how many a recipe is', () => {
  it.each([
    ['Phần ăn: 4', 4],
    ['Khẩu phần: bốn người', 4],
    ['(cho 5 người ăn)', 5],
    ['Cho 6 hũ', 6],
    ['Làm được 24 cái, 6 người ăn', 6],
    ['2 người lớn + 1 trẻ em', 3],
    ['Serves: 2', 2],
    ['Phục vụ: 6 người', 6],
    ['Khẩu phần: 150 g', undefined],
    ['Serving: 350 kcal', undefined],
    ['Phần 1: Làm vỏ bánh', undefined],
    ['14 bạn đang lên kế hoạch nấu món này', undefined],
    ['Mình trộn theo công thức 3 phần thịt nạc với 1 phần mỡ', undefined],
  ])('%s: %s', (text, value) => expect(readServings(fold(text))?.value).toBe(value));

  it('is surer above the ingredients and behind a label than in a sentence', () => {
    const sentence = 'hom gio ong minh nau toi 2 kg thit cho 20 nguoi, ai cung khen';
    const certainties = [
      readServings(sentence),
      readServings('4 nguoi'),
      readServings('khau phan: 4'),
      readServings('nguyen lieu (cho 3 nguoi an)', true),
    ].map((servings) => servings?.certainty);
    expect(certainties).toEqual([1, 2, 3, 4]);
  });

  it('may be a range, and no weight', () => {
    expect(readYield('2-3 nguoi')).toMatchObject({ value: 2, isRange: true });
    expect(readYield('1 phan (150 g)')?.value).toBe(1);
    expect(readYield('350 g')).toBeUndefined();
  });

  it('is no ingredient', () => {
    expect(['khau phan: bon nguoi', '4 nguoi', 'cho 6 nguoi an'].every(isServings)).toBe(true);
    expect(['4 qua trung', 'khau phan rau 300 g'].some(isServings)).toBe(false);
  });
});
