import { act } from 'react';
import { expect } from 'vitest';
import { eventually } from './screen';

type Name = string | RegExp;

const isNamed = (name: Name, text: string): boolean =>
  typeof name === 'string' ? text === name : name.test(text);

const tidy = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim();

function byIds(ids: string | null): string {
  return (ids ?? '')
    .split(' ')
    .map((id) => tidy(document.getElementById(id)?.textContent))
    .join(' ')
    .trim();
}

/** Read once: asking each field for its labels takes seconds here. */
function readLabels(): Map<string, string> {
  const labels = [...document.querySelectorAll('label')];
  return new Map(labels.map((one) => [one.htmlFor, tidy(one.textContent).replace(/\*$/, '')]));
}

function listNames(element: Element, labels: ReadonlyMap<string, string>): string[] {
  return [
    element.getAttribute('aria-label') ?? '',
    byIds(element.getAttribute('aria-labelledby')),
    (element.id && labels.get(element.id)) || '',
    tidy(element.closest('label')?.textContent),
  ].filter((name) => name !== '');
}

const ROLES: Record<string, string> = {
  button: 'button:not([role]), [role=button]',
  link: 'a[href], [role=link]',
  option: '[role=option]',
  tab: '[role=tab]',
  menuitem: '[role=menuitem]',
  dialog: '[role=dialog]',
  alertdialog: '[role=alertdialog]',
  region: 'section, [role=region]',
  article: 'article',
  group: 'fieldset, [role=group]',
  note: '[role=note]',
  list: 'ul, ol, [role=list]',
  row: 'tr, [role=row]',
  field: 'input, textarea, select, [role=combobox], [role=textbox], [role=slider]',
  radio: '[role=radio], input[type=radio]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  img: '[role=img], img, svg[aria-label]',
};
export type Role = keyof typeof ROLES;

export function findAll(
  role: Role,
  name: Name = /./s,
  within: ParentNode = document,
): HTMLElement[] {
  const labels = readLabels();
  return [...within.querySelectorAll<HTMLElement>(ROLES[role] ?? '')].filter((element) => {
    const names = listNames(element, labels);
    return (names.length > 0 ? names : [tidy(element.textContent)]).some((one) =>
      isNamed(name, one),
    );
  });
}

export function the(role: Role, name: Name = /./s, within: ParentNode = document): HTMLElement {
  const [match] = findAll(role, name, within);
  if (match) return match;
  throw new Error(`no ${role} ${String(name)}`);
}

export const find = (role: Role, name: Name = /./s, within?: ParentNode): Promise<HTMLElement> =>
  eventually(() => the(role, name, within));

export async function fill(name: Name, text: string, within?: ParentNode): Promise<void> {
  await fillField(await find('field', name, within), text);
}

export async function fillField(field: HTMLElement, text: string): Promise<void> {
  await act(async () => {
    field.focus();
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    const kind = field.tagName === 'SELECT' ? 'change' : 'input';
    field.dispatchEvent(new Event(kind, { bubbles: true }));
  });
}

export async function press(role: Role, name: Name, within?: ParentNode): Promise<void> {
  await pressOn(await find(role, name, within));
}

export async function pressOn(element: HTMLElement): Promise<void> {
  await act(async () => {
    const options = { bubbles: true, cancelable: true, button: 0 };
    element.dispatchEvent(new PointerEvent('pointerdown', options));
    element.dispatchEvent(new PointerEvent('pointerup', options));
    element.click();
  });
}

export async function key(element: Element, pressed: string): Promise<void> {
  await act(async () => {
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }),
    );
  });
}

export const getText = (element: Element | null | undefined = document.body): string =>
  tidy(element?.textContent);

export const says = (text: Name, where: () => Element = () => document.body): Promise<void> =>
  eventually(() =>
    typeof text === 'string'
      ? expect(getText(where())).toContain(text)
      : expect(getText(where())).toMatch(text),
  );

export async function chooseFile(file: File, within: ParentNode = document): Promise<void> {
  const field = await eventually(() => {
    const fileInput = within.querySelector<HTMLInputElement>('input[type=file]');
    if (!fileInput) throw new Error('no field for a file');
    return fileInput;
  });
  await act(async () => {
    Object.defineProperty(field, 'files', { value: [file], configurable: true });
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
