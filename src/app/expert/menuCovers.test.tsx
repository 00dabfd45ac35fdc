// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { DataProvider } from '../../data/react';
import type { LocalData } from '../../data/types';
import { DEFAULT_TARGETS } from '../../domain/verdict/defaultTargets';
import { menuListing } from '../../domain/menus/menuListing';
import { imageAddress } from '../../domain/records/images/address';
import { ExistingMenuDialog } from '../../features/menus/clientMenu/ExistingMenuDialog';
import { PickerDialog } from '../../features/menus/clientMenu/PickerDialog';
import { emptyValue, newMenu } from '../../features/menus/model/editorValue';
import { UiProvider } from '../../ui/Provider';

const AT = '2026-11-22T00:00:00.000Z';
const KEPT = 'image-kept';
const ELSEWHERE = 'image-elsewhere';
const JPEG = new Blob(['jpeg'], { type: 'image/jpeg' });

const menu = (name: string, imageId?: string) => {
  const base = {
    id: `menu-${name}`,
    workspaceId: 'w1',
    expertId: 'e1',
    createdAt: AT,
    updatedAt: AT,
  };
  const coverImage = imageId && imageAddress({ workspaceId: 'w1', imageId, size: 'thumbnail' });
  const value = { ...emptyValue('master'), name, ...(coverImage ? { coverImage } : {}) };
  return menuListing(newMenu(base, { kind: 'master' }, value, 'published'));
};
const menus = [menu('Có ảnh', KEPT), menu('Ảnh ở máy khác', ELSEWHERE), menu('Không ảnh')];

const read = vi.fn(async ({ imageId }: { imageId: string }) =>
  imageId === KEPT ? JPEG : undefined,
);
const list = { watchAll: () => of([]) };
const data = {
  account: { workspaceId: 'w1' },
  imageFiles: { read },
  catalogue: list,
  foods: list,
  recipes: list,
  library: list,
  menus: { watch: () => of(undefined) },
} as unknown as LocalData;

const nothing = () => undefined;

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('Worker', undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:cover');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  read.mockClear();
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = (what: ReactNode) =>
  act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={data}>
          <MemoryRouter>{what}</MemoryRouter>
        </DataProvider>
      </UiProvider>,
    ),
  );

function row(name: string): HTMLElement {
  const item = [...document.querySelectorAll('li')].find(
    (one) => one.querySelector('p')?.textContent === name,
  );
  if (!item) throw new Error(`no row ${name}`);
  return item;
}

function expectCovers(): void {
  const images = row('Có ảnh').querySelectorAll('img');
  expect([...images].map((image) => [image.getAttribute('src'), image.alt])).toEqual([
    ['blob:cover', ''],
  ]);
  expect(URL.createObjectURL).toHaveBeenCalledWith(JPEG);
  expect(row('Ảnh ở máy khác').querySelector('img')).toBeNull();
  expect(row('Ảnh ở máy khác').textContent).toContain('Ảnh chưa về tới máy này');
  expect(row('Không ảnh').querySelector('img, [title]')).toBeNull();
  const requestedImages = read.mock.calls.map(([image]) => image);
  expect(requestedImages).toContainEqual({ imageId: KEPT, size: 'thumbnail' });
  expect(requestedImages).toContainEqual({ imageId: ELSEWHERE, size: 'thumbnail' });
}

describe('E05 covers of menus on offer', () => {
  it('E05 the menus that are there', async () => {
    await draw(
      <ExistingMenuDialog
        {...{ client: clientWith(), menus, failed: false, onChoose: nothing, onClose: nothing }}
        targets={{ ...DEFAULT_TARGETS, targets: {}, pending: false }}
        date="2026-11-29"
      />,
    );
    expectCovers();
  });

  it('E05 the menus whose lines are taken', async () => {
    await draw(
      <PickerDialog
        {...{ clientId: 'c1', allergies: [], menus, onLine: nothing, onMenu: nothing }}
        onClose={nothing}
      />,
    );
    const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].at(-1);
    await act(async () => tab?.click());
    expectCovers();
  });
});
