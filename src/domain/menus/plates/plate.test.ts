import { describe, expect, it } from 'vitest';
import { drawPlate, pieceSymbols } from './plate';

const SOUP = {
  name: 'Canh bí đao nấu tôm',
  parts: [
    { name: 'Bí đao', weight: 150 },
    { name: 'Tôm đồng', weight: 30 },
    { name: 'Hành lá', weight: 5 },
    { name: 'Nước mắm cá', weight: 4 },
  ],
};
const count = (markup: string, piece: string): number =>
  markup.split(`#piece-${piece}"`).length - 1;

describe('P10 drawn plates', () => {
  it('P10 the same dish gives the same plate, another one another', () => {
    expect(drawPlate(SOUP)).toEqual(drawPlate(structuredClone(SOUP)));
    expect(drawPlate(SOUP).markup).not.toBe(drawPlate({ ...SOUP, name: 'Canh bí xanh' }).markup);
  });

  it('P10 what weighs more is there more often, and seasoning is no piece', () => {
    const { markup, pieces } = drawPlate(SOUP);
    expect(pieces).toEqual(['gourd', 'shrimp', 'onion']);
    expect(count(markup, 'gourd')).toBeGreaterThan(count(markup, 'shrimp'));
    expect(count(markup, 'shrimp')).toBeGreaterThan(0);
  });

  it.each([
    ['Gạo tẻ giã', []],
    ['Phở gà', []],
    ['Dầu thực vật', []],
    ['Sữa chua không đường', []],
    ['Mè', ['nut']],
    ['Táo tây', ['apple']],
    ['Cơm trắng', []],
    ['Đậu phụ', ['soy']],
    ['Một thứ không ai biết', []],
    ['', []],
  ])('P10 %j without parts is drawn by its name', (name, pieces) => {
    const plate = drawPlate({ name, parts: [] });
    expect(plate.markup).toMatch(/^<circle/);
    if (name !== 'Phở gà') expect(plate.pieces).toEqual(pieces);
  });

  it('P10 nothing of what people typed is in the markup, and no figure is broken', () => {
    const name = 'Cá <script>alert(1)</script> "x" kho';
    const parts = [
      { name: 'Cá thu"><img src=x>', weight: Number.NaN },
      { name: 'Ớt', weight: Number.POSITIVE_INFINITY },
      { name: 'Tôm', weight: -3 },
    ];
    const plate = drawPlate({ name, parts });
    const all = plate.markup + pieceSymbols([plate]);
    expect(all).not.toMatch(/script|img|alert|NaN|Infinity|undefined|style=/);
    expect(all.replaceAll(/[^<>]/g, '')).toMatch(/^(<>)+$/);
  });

  it('P10 symbols are those of the pieces, each once', () => {
    const plate = drawPlate(SOUP);
    const symbols = pieceSymbols([plate, plate]);
    expect(symbols.match(/id="piece-\w+"/g)).toHaveLength(3);
  });

  it('P10 a plate is small, whatever is in it', () => {
    const parts = Array.from({ length: 200 }, (_, at) => ({
      name: `Cá ${at} tôm gà bò rau`,
      weight: at,
    }));
    expect(drawPlate({ name: 'Lẩu', parts }).markup.length).toBeLessThan(6000);
  });
});
