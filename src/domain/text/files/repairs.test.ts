import { describe, expect, it } from 'vitest';
import { decodeCodes, decodeMail, decodePercent, decodePieces } from './repairs';

describe('letters that programs wrote as codes', () => {
  it.each([
    ['Th=E1=BB=8Bt b=C3=B2=20kho n=C6=\r\n=B0=E1=BB=9Bc', 'Thịt bò kho nước'],
    ['g=E1=BA=A1o 2=3D3 t=E1=BA=BB b=C3=B2', 'gạo 2=3 tẻ bò'],
    ['a=20 b=3D', undefined],
  ])('of a mail: %j', (text, read) => expect(decodeMail(text)).toBe(read));

  it.each([
    ['thit%20b%C3%B2 50%25', 'thit bò 50%'],
    ['giảm 25%20 lần', undefined],
    ['https://a.vn/th%E1%BB%8Bt', undefined],
  ])('of an address: %j', (text, read) => expect(decodePercent(text)).toBe(read));

  it.each([
    ['Nguy\\u1ec5n', 'Nguyễn'],
    ['\\ud83d\\ude0b', '😋'],
    ['g&#7841;o', 'gạo'],
    ['C:\\users', undefined],
    ['{"name":"e\\u0302"}', undefined],
    ['\\\\u1ec5', undefined],
    ['\\ud83d', undefined],
  ])('of a script: %j', (text, read) => expect(decodeCodes(text)).toBe(read));
});

const sign = (byte: Uint8Array) => (byte[0] === 0xbd ? '½' : '?');

it('single signs of another encoding leave the rest of their line as it is', () => {
  const line = Buffer.concat([Buffer.from('bò '), Buffer.of(0xbd), Buffer.from(' chén')]);
  expect(decodePieces(line, sign)).toBe('bò ½ chén');
  expect(decodePieces(Buffer.of(0xbd, 0xbd), sign)).toBeUndefined();
});
