import { describe, expect, it } from 'vitest';
import { finish, finished, tagsBeyond, taken, typed, withoutEnd } from './tagTyping';

const SUGGESTIONS = ['Tôm', 'Sữa bò', 'Mỡ'];

describe('P01 typing into a tag field', () => {
  it('finishes a tag at a comma and a semicolon, and goes on with what follows', () => {
    expect(typed([], 'Tôm,', 5)).toEqual({ tags: ['Tôm'], text: '', pending: undefined });
    expect(typed(['Cua'], 'Tôm; sữ', 5)).toEqual({
      tags: ['Cua', 'Tôm', 'sữ'],
      text: 'sữ',
      pending: 'sữ',
    });
  });

  it('splits a pasted list at commas, semicolons and lines', () => {
    expect(finish(['Tôm'], 'tôm, sữa;\nđậu phộng\r\n\r\n mật  ong', 9)).toEqual({
      tags: ['Tôm', 'sữa', 'đậu phộng', 'mật ong'],
      text: '',
      pending: undefined,
    });
  });

  it('keeps the decimal comma of a dose, also while it is typed', () => {
    expect(finish([], 'Colchicine 0,5 mg, Losartan 50 mg', 9).tags).toEqual([
      'Colchicine 0,5 mg',
      'Losartan 50 mg',
    ]);
    let tags: string[] = [];
    let pending: string | undefined;
    for (const text of ['Colchicine 0', 'Colchicine 0,', 'Colchicine 0,5', 'Colchicine 0,5 mg'])
      ({ tags, pending } = typed(finished({ tags, pending }), text, 5));
    expect(tags).toEqual(['Colchicine 0,5 mg']);
    expect(typed([], 'Vitamin B12, ', 5).tags).toEqual(['Vitamin B12']);
  });

  it('takes a suggestion with a comma in it as one tag', () => {
    const both = 'Thừa cân, béo phì';
    expect(taken(['Gút'], both, 5)).toEqual({
      tags: ['Gút', both],
      text: '',
      pending: undefined,
    });
    expect(taken([both], both, 5).tags).toEqual([both]);
    expect(taken(['Gút'], both, 1)).toEqual({ tags: ['Gút'], text: both, pending: undefined });
  });

  it('keeps a suggestion with a comma one tag, also where it is typed or pasted', () => {
    const known = ['Thừa cân, béo phì', 'Gút'];
    let tags: string[] = [];
    let pending: string | undefined;
    for (const text of ['Thừa cân', 'Thừa cân,', 'Thừa cân, ', 'Thừa cân, béo phì'])
      ({ tags, pending } = typed(finished({ tags, pending }), text, 5, known));
    expect(tags).toEqual(['Thừa cân, béo phì']);
    expect(finish([], 'Thừa cân, béo phì', 5, known).tags).toEqual(['Thừa cân, béo phì']);
    expect(finish([], 'THA, thua can, beo phi; gút', 5, known, []).tags).toEqual([
      'THA',
      'Thừa cân, béo phì',
      'gút',
    ]);
    expect(typed([], 'Thừa cân,', 5, known).tags).toEqual(['Thừa cân']);
    expect(typed([], 'Thừa cân, T', 5, known).tags).toEqual(['Thừa cân', 'T']);
  });

  it('keeps what finds no room in the box', () => {
    expect(finish(['a'], 'b, c, d', 2)).toEqual({
      tags: ['a', 'b'],
      text: 'c, d',
      pending: undefined,
    });
    expect(typed(['a'], 'b,c,d', 2)).toEqual({
      tags: ['a', 'b'],
      text: 'c, d',
      pending: undefined,
    });
  });

  it('hands the half-typed word up with each keystroke, and takes it back with the next', () => {
    let tags: string[] = ['Cua'];
    let pending: string | undefined;
    for (const text of ['T', 'Tô', 'Tôm', 'Tôm ', 'Tôm h', 'Tôm', '']) {
      ({ tags, pending } = typed(finished({ tags, pending }), text, 5));
      expect(tags).toEqual(text === '' ? ['Cua'] : ['Cua', text.trim()]);
    }
  });

  it('a word that is there already is never taken for the half-typed one', () => {
    const once = typed(['Tôm'], 'tôm', 5);
    expect(once).toEqual({ tags: ['Tôm'], text: 'tôm', pending: undefined });
    expect(typed(finished(once), 'tôm hùm', 5).tags).toEqual(['Tôm', 'tôm hùm']);
  });

  it('takes the suggestion that says the typed word, and no word with other accents', () => {
    expect(finish([], 'tom', 5, SUGGESTIONS).tags).toEqual(['Tôm']);
    expect(finish([], 'SỮA BÒ', 5, SUGGESTIONS).tags).toEqual(['Sữa bò']);
    expect(typed([], 'sua bo,', 5, SUGGESTIONS).tags).toEqual(['Sữa bò']);
    expect(finish([], 'mơ', 5, SUGGESTIONS).tags).toEqual(['mơ']);
    expect(finish([], 'tom hum', 5, SUGGESTIONS).tags).toEqual(['tom hum']);
  });

  it('lists what found no room, without what is a tag already', () => {
    expect(tagsBeyond(finish(['a'], 'b, c, d, B', 2), [])).toEqual(['c', 'd']);
    expect(tagsBeyond(typed(['a'], 'A', 5), [])).toEqual([]);
    expect(tagsBeyond(typed(['a'], 'b', 5), [])).toEqual([]);
    expect(withoutEnd(['a', 'b', 'c'], ['b', 'c'])).toEqual(['a']);
    expect(withoutEnd(['a', 'c'], ['b', 'c'])).toEqual(['a', 'c']);
    expect(withoutEnd(['a'], [])).toEqual(['a']);
  });
});
