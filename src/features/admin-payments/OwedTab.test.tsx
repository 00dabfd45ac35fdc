// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwedRecord } from '../../api/adminPayments';
import { UiProvider } from '../../ui/Provider';
import { OwedTab } from './OwedTab';

// Files share their modules: none of them may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const server = vi.hoisted(() => ({ owed: [] as unknown[] }));

vi.mock('../../gateway/browserSession', () => ({
  gateway: {
    read: () =>
      Promise.resolve({ success: true, owed: server.owed, count: server.owed.length, sum: 0 }),
  },
}));

const OWED: OwedRecord = {
  kind: 'payment',
  id: 'p1',
  at: '2026-11-27T03:00:00.000Z',
  due: '2026-12-02',
  amount: 198_000,
  reason: 'Hủy',
  description: 'Gói Pro, 1 tháng',
  payer: { email: 'lan@example.vn' },
  message: 'HOAN TIEN BL7K2QX8M4',
  sources: [
    {
      gateway: 'MBBank',
      content: 'BL7K2QX8M4 CT tu 0071000123456 LE THU HA toi 19036',
      at: '2026-11-27T02:00:00.000Z',
      amount: 498_000,
      reference: 'FT26331000',
      from: { account: '0071000123456', holder: 'LE THU HA' },
    },
  ],
};

let root: Root;
const written: string[] = [];
const text = (): string => document.body.textContent ?? '';
const press = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === name,
    );
    if (!button) throw new Error(`no button "${name}"`);
    button.click();
  });

async function draw(...owed: OwedRecord[]): Promise<void> {
  server.owed = owed;
  await act(async () =>
    root.render(
      <UiProvider>
        <OwedTab mayAct />
      </UiProvider>,
    ),
  );
  await vi.waitFor(() => expect(text()).toContain(owed[0]?.description));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  written.length = 0;
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (value) => {
    written.push(value);
  });
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('money that goes back', () => {
  it('is shown with all that its transfer needs, each to copy', async () => {
    await draw(OWED);
    expect(text()).toContain('0071000123456 · LE THU HA');
    await press('Chép mã giao dịch ngân hàng: FT26331000');
    await press('Chép từ tài khoản: 0071000123456');
    await press('Chép nội dung chuyển trả: HOAN TIEN BL7K2QX8M4');
    expect(written).toEqual(['FT26331000', '0071000123456', 'HOAN TIEN BL7K2QX8M4']);
  });

  it('is shown with the account that its payer gave, who gave it, and what they gave before', async () => {
    const at = '2026-11-28T03:00:00.000Z';
    const to = { bank: 'ACB', account: '8888777766665', holder: 'LE VAN LA' };
    const [source] = OWED.sources;
    const { from: _, ...silent } = source as NonNullable<typeof source>;
    await draw({
      ...OWED,
      sources: [silent],
      given: { to, at, by: 'mail', email: 'lan@example.vn', isPayer: false },
      formerly: [{ to: { ...to, account: '0071000123456' }, at, by: 'order', isPayer: true }],
    });
    expect(text()).toContain('Người trả nhập bằng liên kết trong thư gửi tới lan@example.vn');
    expect(text()).toContain('Tên chủ tài khoản khác tên người trả');
    expect(text()).toContain('0071000123456 · LE VAN LA · ACB. Người trả nhập trên máy đã đặt đơn');
    await press('Chép chuyển vào tài khoản: 8888777766665');
    expect(written).toEqual(['8888777766665']);
    await act(async () =>
      [...document.querySelectorAll('button')]
        .find((one) => one.textContent === 'Đã chuyển trả…')
        ?.click(),
    );
    await vi.waitFor(() =>
      expect(text()).toContain('tài khoản người trả đã nhập: 8888777766665 · LE VAN LA · ACB'),
    );
    // Only the bank's reference is asked: the account is that on the screen.
    expect(document.querySelectorAll('[role=dialog] input')).toHaveLength(1);
  });

  it('says what the bank left out, and offers nothing to copy for it', async () => {
    const {
      reference: _,
      from: _from,
      ...silent
    } = OWED.sources[0] as NonNullable<OwedRecord['sources'][0]>;
    const { message: _message, ...before } = OWED;
    await draw({ ...before, sources: [silent] });
    expect(text()).toContain('Ngân hàng không báo, cần hỏi người trả');
    expect(text()).not.toContain('Nội dung chuyển trả');
    expect(document.querySelector('button[aria-label^="Chép"]')).toBeNull();
  });
});
