// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pastedImagesText } from '../i18n/pastedImages';
import { listenToPastedImages } from './pastedImages';
import { toaster } from './toaster';

const PNG = new File(['x'], 'a.png', { type: 'image/png' });
const told: string[] = [];
let end: () => void;

beforeEach(() => {
  document.body.innerHTML = '<textarea></textarea><div></div>';
  told.length = 0;
  vi.spyOn(toaster, 'create').mockImplementation(({ title }) => void told.push(title));
  end = listenToPastedImages(window);
});
afterEach(() => end());

function paste(field: string, text: string, files: readonly File[]): readonly string[] {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { files, getData: () => text } });
  document.querySelector(field)?.dispatchEvent(event);
  return told.splice(0);
}

it('an image pasted into a field of text is told of, and a text is not', () => {
  expect(paste('textarea', '', [PNG])).toEqual([pastedImagesText.textOnly]);
  expect(paste('textarea', 'chữ', [PNG])).toEqual([]);
  expect(paste('div', '', [PNG])).toEqual([]);
});

const take = (event: Event) => event.preventDefault();

it('nothing is said where another part of the page takes it', () => {
  document.addEventListener('paste', take);
  expect(paste('textarea', '', [PNG])).toEqual([]);
  document.removeEventListener('paste', take);
});
