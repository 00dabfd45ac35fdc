import { normalise } from '../../text/fold';
import type { ShapeName, Tint } from './shapes';

export interface Look {
  shape: ShapeName;
  tint: Tint;
  garnish?: true;
}

export type Filling = 'rice' | 'brownRice' | 'noodles' | 'oats' | 'yoghurt' | 'milk' | 'drop';

export interface Food {
  /** Beginnings of words, lower case with accents; the first row that matches counts. */
  words: readonly string[];
  name: string;
  look?: Look;
  filling?: Filling;
}

const list = (words: string): string[] => words.split(', ');
const tint = (edge: string, flesh: string, mark: string): Tint => ({ edge, flesh, mark });
const of = (name: string, words: string, shape: ShapeName, colours: Tint): Food => ({
  name,
  words: list(words),
  look: { shape, tint: colours },
});
const strewn = (name: string, words: string, shape: ShapeName, colours: Tint): Food => ({
  name,
  words: list(words),
  look: { shape, tint: colours, garnish: true },
});
const fills = (filling: Filling, words: string): Food => ({
  name: filling,
  words: list(words),
  filling,
});

const GREEN = tint('#2E7D55', '#5DB086', '#B9DEC9');
const PALE_GREEN = tint('#7FB38E', '#DDEBCB', '#F6F9EC');
const ORANGE = tint('#D9772E', '#F0A35C', '#F9D3A6');
const CREAM = tint('#D9C49A', '#F7ECD2', '#E2CB9A');
const RED_MEAT = tint('#8A4B36', '#B5755C', '#E3BBA6');
const PALE_MEAT = tint('#B9773A', '#E3B678', '#F3DDB4');

/** The longer and rarer words first: "đậu hũ" is no bean, "bí đỏ" no gourd. */
export const FOODS: readonly Food[] = [
  fills('yoghurt', 'sữa chua, yaourt, phô mai tươi'),
  fills('milk', 'sữa đậu, sữa hạt, sữa gạo'),
  fills(
    'drop',
    'dầu, mỡ, bơ thực vật, nước mắm, nước tương, xì dầu, muối, đường, mật ong, giấm, tương, gia vị, hạt nêm, bột ngọt, tiêu, hạt tiêu',
  ),
  of(
    'soy',
    'đậu hũ, đậu phụ, đậu hủ, tàu hũ, tempeh',
    'cube',
    tint('#D9A950', '#F7E5B5', '#E4BF73'),
  ),
  of(
    'bean',
    'đậu xanh, đậu đen, đậu đỏ, đậu nành, đậu tương, hạt sen, đậu gà',
    'dot',
    tint('#9C7B2E', '#CDA83C', '#F1DFA7'),
  ),
  of(
    'pod',
    'đậu cô ve, đậu que, đậu bắp, đậu đũa, đậu rồng, măng tây, măng, cần tây, cần',
    'pod',
    GREEN,
  ),
  of(
    'nut',
    'hạt điều, hạnh nhân, óc chó, đậu phộng, lạc, mè, vừng, hạt, macca',
    'dot',
    tint('#A8642F', '#D9A06A', '#F0D6B0'),
  ),
  fills('milk', 'sữa, kefir'),
  fills('oats', 'yến mạch, ngũ cốc'),
  fills('brownRice', 'gạo lứt, gạo lức, cơm lứt, cơm gạo lứt'),
  strewn(
    'herb',
    'ngò, mùi, húng, tía tô, thì là, rau thơm, chanh',
    'leaf',
    tint('#256546', '#3B9068', '#8CC9A8'),
  ),
  fills('noodles', 'bún, phở, bánh phở, miến, mì sợi, mỳ, hủ tiếu, nui, bánh canh, bánh đa'),
  of('bread', 'bánh mì, bánh, sandwich', 'cube', tint('#B9773A', '#F0DCB4', '#DDBF8B')),
  fills('rice', 'gạo, cơm, xôi, nếp'),
  of('pumpkin', 'bí đỏ, bí ngô, khoai lang, khoai', 'chunk', tint('#C9822A', '#EFB44E', '#F9DFA3')),
  of('egg', 'trứng, hột vịt, hột gà', 'egg', tint('#E4DCC6', '#FFFDF6', '#E5AC3C')),
  of('shrimp', 'tôm, tép, cua, ghẹ', 'curl', tint('#E07B4C', '#F6B48F', '#C8452F')),
  of(
    'squid',
    'mực, bạch tuộc, nghêu, ngao, hến, sò, ốc',
    'curl',
    tint('#D9B9B0', '#FBF1EA', '#B98F86'),
  ),
  of('tomato', 'cà chua', 'wedge', tint('#C8452F', '#E98A70', '#F8D9C4')),
  of('carrot', 'cà rốt', 'coin', ORANGE),
  of('salmon', 'cá hồi', 'fish', tint('#D06B44', '#EE9C74', '#FAD2B8')),
  of('fish', 'cá, lươn, basa', 'fish', tint('#9AA8A2', '#F4EEE0', '#C9C5B6')),
  of('poultry', 'gà, vịt, ngan, chim', 'chunk', PALE_MEAT),
  of('beef', 'bò, bê, trâu, dê', 'slice', RED_MEAT),
  of('pork', 'thịt, heo, lợn, sườn, giò, chả, nạc', 'slice', tint('#A8654A', '#DDA283', '#F5D9C4')),
  of('mushroom', 'nấm, mộc nhĩ', 'floret', tint('#7A5A44', '#B79A80', '#E9DAC2')),
  of('broccoli', 'bông cải xanh, súp lơ xanh', 'floret', tint('#2E7D55', '#5DB086', '#B9DEC9')),
  of('cauliflower', 'bông cải, súp lơ', 'floret', tint('#EFE6C8', '#FBF7EA', '#DDEBCB')),
  of(
    'gourd',
    'bí, bầu, mướp, su su, dưa leo, dưa chuột, cà tím, khổ qua, mướp đắng',
    'coin',
    PALE_GREEN,
  ),
  of('melon', 'dưa hấu', 'wedge', tint('#3B9068', '#E06A57', '#3E2F25')),
  of('pineapple', 'dứa, thơm, khóm, xoài, mít', 'wedge', tint('#D99A1B', '#F3C866', '#FBE7B5')),
  of('papaya', 'đu đủ', 'wedge', tint('#D9772E', '#F0A35C', '#4A382B')),
  of('citrus', 'cam, quýt, bưởi', 'coin', tint('#E08A2B', '#F6BE70', '#FCE6C2')),
  of('banana', 'chuối', 'coin', tint('#E5C76B', '#F9EFC9', '#D9B65A')),
  of('guava', 'ổi, lê, dưa gang, dưa lưới, bơ', 'wedge', tint('#6FB48A', '#F6F3DC', '#D9C48E')),
  of('apple', 'táo, mận, lựu, thanh long', 'wedge', tint('#C8452F', '#FBF3DC', '#8A5A2B')),
  of(
    'berry',
    'dâu, nho, việt quất, vải, nhãn, chôm chôm',
    'dot',
    tint('#8E2F48', '#C8506A', '#F3C4CF'),
  ),
  strewn('onion', 'hành lá, hành, hẹ', 'ring', tint('#5DB086', '#EAF4E4', '#fff')),
  strewn('chilli', 'ớt', 'ring', tint('#C8452F', '#F7E3D4', '#fff')),
  strewn('sliver', 'gừng, tỏi, sả, nghệ, riềng', 'pod', tint('#E2C26A', '#F6E6B4', '#E2C26A')),
  of('sprout', 'giá', 'pod', tint('#EFE6CC', '#FBF8EC', '#E0C663')),
  of(
    'cabbage',
    'bắp cải, cải thảo, xà lách, su hào',
    'leaf',
    tint('#9CC7A4', '#E3EFD2', '#FBFDF4'),
  ),
  of('green', 'rau, cải, mồng tơi, lá, đọt, súp', 'leaf', GREEN),
  of('corn', 'ngô, bắp', 'dot', tint('#D99A1B', '#F3C866', '#FBE7B5')),
  of('tuber', 'củ, sắn, ngó', 'chunk', CREAM),
];

const SPACE = /[^\p{L}]+/u;

const PLACES = new Map(
  FOODS.flatMap(({ words }, index) => words.map((phrase) => [phrase, index] as const)).reverse(),
);
const LONGEST_PHRASE = Math.max(...[...PLACES.keys()].map((phrase) => phrase.split(' ').length));

export function findFood(name: string): Food | undefined {
  const words = normalise(name).split(SPACE).filter(Boolean);
  let first = FOODS.length;
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(from + LONGEST_PHRASE, words.length); to += 1)
      first = Math.min(first, PLACES.get(words.slice(from, to).join(' ')) ?? first);
  return FOODS[first];
}
