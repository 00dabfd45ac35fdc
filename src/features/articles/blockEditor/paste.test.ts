// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewBlock } from '../../../domain/records/articleBlocks/blocks';
import { listenToDrop, listenToPaste, type PasteTaker } from './paste';
import { getPlainText } from './pastedBlocks';

const PNG = new File([new Uint8Array([137, 80, 78, 71])], 'a.png', { type: 'image/png' });
const FIELDS =
  '<div class="ce-paragraph" contenteditable="true"></div><div class="cdx-list__item-content" contenteditable="true"></div>' +
  '<div class="tc-cell" contenteditable="true"></div><div class="article-caption" contenteditable="true"></div>';

const words = (blocks: readonly NewBlock[]) => getPlainText(blocks).replaceAll('\n', '/');

describe('E13 a paste', () => {
  const holder = document.createElement('div');
  const done: string[] = [];
  let end: () => void;

  const paste = (field: string, clipboard: { html?: string; text?: string; files?: File[] }) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    const getData = (type: string) =>
      (type === 'text/html' ? clipboard.html : clipboard.text) ?? '';
    Object.assign(event, { clipboardData: { getData, files: clipboard.files ?? [] } });
    holder.querySelector(field)?.dispatchEvent(event);
    return done.splice(0);
  };

  beforeEach(() => {
    holder.innerHTML = FIELDS;
    done.length = 0;
    document.execCommand = vi.fn((name: string, _ui?: boolean, value?: string) =>
      Boolean(done.push(`${name} ${value}`)),
    );
    const taker: PasteTaker = {
      insert: (blocks, images) =>
        done.push([`insert ${words(blocks)}`, ...images.map(({ word }) => word)].join(' + ')),
      intoList: (_place, blocks) => done.push(`intoList ${words(blocks)}`),
      image: ({ type, size }) => done.push(`image ${type} ${size}`),
      lose: (losses) => losses.length > 0 && done.push(`lose ${losses.join(' ')}`),
    };
    const ends = [listenToPaste(holder, taker), listenToDrop(holder, taker)];
    end = () => ends.forEach((stop) => stop());
  });
  afterEach(() => end());

  const drop = (dropped: { html?: string; text?: string; files?: File[] }) => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    const getData = (type: string) => (type === 'text/html' ? dropped.html : dropped.text) ?? '';
    Object.assign(event, { dataTransfer: { getData, files: dropped.files ?? [] } });
    holder.querySelector('.ce-paragraph')?.dispatchEvent(event);
    return { isTaken: event.defaultPrevented, done: done.splice(0) };
  };

  it('dropped from another window is taken as pasted, and what cannot be taken is told of', () => {
    const heic = new File(['x'], 'IMG_2041.HEIC', { type: '' });
    expect(drop({ files: [heic, PNG] }).done).toEqual(['image  1', 'image image/png 4']);
    const html = '<img src="https://monngon.example/anh/pho.jpg" alt="Phở">';
    const image = drop({ html, text: 'https://monngon.example/anh/pho.jpg' });
    expect(image).toEqual({ isTaken: true, done: ['lose images', 'insert [Ảnh: Phở]'] });
    expect(drop({ text: 'một dòng' }).done).toEqual(['insert một dòng']);
    expect(drop({ files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] }).done).toEqual([
      'lose nothing',
    ]);
  });

  it('moved within the text is left to the editor', () => {
    holder.querySelector('.ce-paragraph')?.dispatchEvent(new Event('dragstart', { bubbles: true }));
    expect(drop({ text: 'một dòng' })).toEqual({ isTaken: false, done: [] });
  });

  it('of an image asks what to do with it, from a file or from markup that is nothing else', () => {
    expect(paste('.ce-paragraph', { files: [PNG] })).toEqual(['image image/png 4']);
    const html = '<meta charset="utf-8"><img src="data:image/png;base64,iVBORw==">';
    expect(paste('.ce-paragraph', { html })).toEqual(['image image/png 4']);
    expect(paste('.cdx-list__item-content', { html: '<img src="x">', files: [PNG] })).toEqual([
      'image image/png 4',
    ]);
  });

  it('of a text takes the text, and not the image that office programs put beside it', () =>
    expect(paste('.ce-paragraph', { html: '<p>A</p><p>B</p>', text: 'A', files: [PNG] })).toEqual([
      'insert A/B',
    ]));

  it('of a text with images asks about those whose bytes are there, also in one sentence', () => {
    const image = '<img src="data:image/png;base64,iVBORw==">';
    expect(paste('.ce-paragraph', { html: `<p>A</p>${image}<p>B</p>` })).toEqual([
      'insert A/[Ảnh 1]/B + [Ảnh 1]',
    ]);
    expect(paste('.ce-paragraph', { html: `A ${image}` })).toEqual(['insert A [Ảnh 1] + [Ảnh 1]']);
    expect(paste('.ce-paragraph', { html: image + image })).toEqual([
      'insert [Ảnh 1][Ảnh 2] + [Ảnh 1] + [Ảnh 2]',
    ]);
    expect(paste('.tc-cell', { html: `<p>A</p>${image}` })).toEqual([
      'lose images',
      'insertHTML A<br>[Ảnh 1]',
    ]);
  });

  it('goes into a sentence with its looks, also without plain text beside it', () => {
    const html = '<p>Chỉ <b>HTML</b></p>';
    expect(paste('.ce-paragraph', { html })).toEqual(['insertHTML Chỉ <b>HTML</b>']);
    expect(paste('.cdx-list__item-content', { html })).toEqual(['insertHTML Chỉ <b>HTML</b>']);
    expect(paste('.ce-paragraph', { html: '<span>nhé</span>', text: ' nhé ' })).toEqual([
      'insertHTML  nhé ',
    ]);
  });

  it('of several lines becomes lines of a list, lines of a cell, and one line of a caption', () => {
    const several = { html: '<ul><li>A</li><li>B</li></ul>', text: 'A\nB' };
    expect(paste('.cdx-list__item-content', several)).toEqual(['intoList A/B']);
    expect(paste('.cdx-list__item-content', { text: 'A\nB' })).toEqual(['intoList A/B']);
    expect(paste('.tc-cell', several)).toEqual(['insertHTML A<br>B']);
    expect(paste('.article-caption', several)).toEqual(['insertText A B']);
  });

  it('that brings nothing says so', () => {
    const pdf = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
    expect(paste('.ce-paragraph', { files: [pdf] })).toEqual(['lose nothing']);
    expect(paste('.ce-paragraph', { html: '<p>&nbsp;</p>' })).toEqual(['lose nothing']);
  });
});
