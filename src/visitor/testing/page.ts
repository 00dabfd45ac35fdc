import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';

let root: Root | undefined;

export async function open(page: ReactElement, path: string): Promise<void> {
  await close();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root?.render(page));
}

export async function close(): Promise<void> {
  await act(async () => root?.unmount());
  root = undefined;
}

export const text = (within: ParentNode = document.body): string =>
  ((within as Element).textContent ?? '').replaceAll(/[\s ]+/g, ' ');

function getLabel(element: Element): string | undefined {
  const label = element.closest('label');
  return (label?.querySelector('.unseen') ?? label)?.textContent;
}

const getAccessibleName = (element: Element): string =>
  (element.getAttribute('aria-label') ?? getLabel(element) ?? element.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export function the<E extends HTMLElement>(selector: string, words: string | RegExp = /./su): E {
  const element = [...document.querySelectorAll<E>(selector)].find((one) =>
    typeof words === 'string'
      ? getAccessibleName(one) === words
      : words.test(getAccessibleName(one)),
  );
  if (element) return element;
  throw new Error(`no ${selector} ${String(words)} in: ${text()}`);
}

export const press = (selector: string, words: string | RegExp): Promise<void> =>
  act(async () => the(selector, words).click());

export async function fill(selector: string, words: string | RegExp, value: string): Promise<void> {
  const field = the<HTMLInputElement>(selector, words);
  await act(async () => {
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export const readSurvey = (): Record<string, unknown> =>
  JSON.parse(localStorage.getItem('bualanh-survey') ?? '{}') as Record<string, unknown>;
