// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { EraseDialog } from '../../features/clients/privacy/EraseDialog';
import { ExportDialog } from '../../features/clients/privacy/ExportDialog';
import { gateway } from '../../gateway/browserSession';
import { UiProvider } from '../../ui/Provider';
import '../../printables/clientExport';

const CLIENT = clientWith({ id: 'mai', clientName: 'Đặng Thị Hoa' });

let root: Root;
const draw = (page: ReactNode) => act(async () => root.render(<UiProvider>{page}</UiProvider>));
const button = (label: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === label);
const press = (label: string) => act(async () => button(label)?.click());

async function type(text: string) {
  const field = document.querySelector('input') as HTMLInputElement;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setValue?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('G12 a client who wants to be erased', () => {
  it('G12 is erased once their name is typed, and not before', async () => {
    const ask = vi.spyOn(gateway, 'ask').mockResolvedValue({ erased: {}, erasedAt: 'x' } as never);
    const onErased = vi.fn();
    await draw(<EraseDialog client={CLIENT} onErased={onErased} onClose={vi.fn()} />);
    for (const place of ['Máy chủ', 'Máy của phòng khám', 'Bản sao lưu', 'Thư đã gửi'])
      expect(document.body.textContent).toContain(place);
    expect(button('Xóa vĩnh viễn')?.disabled).toBe(true);
    await type('Đặng Thị');
    expect(button('Xóa vĩnh viễn')?.disabled).toBe(true);
    expect(document.body.textContent).toContain('Tên chưa khớp.');
    await type('dang thi hoa ');
    await press('Xóa vĩnh viễn');
    const [, input] = ask.mock.calls[0] ?? [];
    expect(input).toEqual({ params: { id: 'mai' }, body: { clientName: 'dang thi hoa' } });
    expect(onErased).toHaveBeenCalledOnce();
  });

  it('G12 stays where the server has refused, with its reason', async () => {
    vi.spyOn(gateway, 'ask').mockRejectedValue(new Error('away'));
    const onErased = vi.fn();
    await draw(<EraseDialog client={CLIENT} onErased={onErased} onClose={vi.fn()} />);
    await type('Đặng Thị Hoa');
    await press('Xóa vĩnh viễn');
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(/^Chưa làm được/);
    expect(onErased).not.toHaveBeenCalled();
  });
});

describe('G12 a client who wants their data', () => {
  const DATA = {
    exportedAt: '2026-11-29T10:00:00.000Z',
    clientId: 'mai',
    clientName: 'Đặng Thị Hoa',
    collections: { clients: [{ id: 'mai', clientName: 'Đặng Thị Hoa', phone: '0901234567' }] },
    links: [],
    orders: [],
  };

  it.each([
    ['Tệp để đọc (HTML)', 'du-lieu-khach-2026-11-29.html'],
    ['Tệp cho máy (JSON)', 'du-lieu-khach-2026-11-29.json'],
  ])('G12 gets them by “%s”', async (label, name) => {
    vi.spyOn(gateway, 'ask').mockResolvedValue({ data: DATA } as never);
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:x';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await draw(<ExportDialog client={CLIENT} onClose={vi.fn()} />);
    await press(label);
    await vi.waitFor(() => expect(names).toEqual([name]), 20_000);
    const text = await blobs[0]?.text();
    expect(text).toContain('Đặng Thị Hoa');
    expect(text).toContain('0901234567');
  });
});
