// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindRefundAccount } from '../client/refundAccount';
import { openPurchase } from '../client/ownPurchase';
import { refundView, type RefundSource } from './model';
import { RefundOpeningPage, RefundPage } from './RefundPage';

const SOURCE: RefundSource = {
  state: 'asked',
  token: 'mail~p1~ky',
  amount: 499_000,
  description: 'Thực đơn 7 ngày lập riêng',
  memo: 'BL7K2QX8M4',
  account: undefined,
  mayGive: true,
};
const GIVEN = {
  to: { bank: 'Vietcombank', account: '0071000123456', holder: 'NGUYEN THI HANH' },
  at: '2026-11-29T03:00:00.000Z',
  by: 'mail',
} as const;

const drawn = (source: RefundSource | undefined): string =>
  renderToStaticMarkup(<RefundPage view={refundView(source)} />);
const text = (): string => document.body.textContent ?? '';
const problem = (): string => document.querySelector('[data-problem]')?.textContent ?? '';

let requests: [string, RequestInit | undefined][] = [];
let answer: () => Response = () => Response.json({ success: true });
const reload = vi.fn();

beforeEach(() => {
  requests = [];
  answer = () => Response.json({ success: true });
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    requests.push([path, init]);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The words of a page without a form. */
function words(source: RefundSource | undefined): string {
  document.body.innerHTML = drawn(source);
  expect(document.querySelector('form')).toBeNull();
  return text();
}
function open(source: RefundSource = SOURCE): void {
  document.body.innerHTML = `<main>${drawn(source)}</main>`;
  bindRefundAccount(document);
}
function type(fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!field) throw new Error(`no ${name}`);
    field.value = value;
  }
}
const submit = (): void => {
  document
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
};

describe('P23 the page on which a payer gives the account for a refund', () => {
  it('says what goes back, and asks for bank, account and holder', () => {
    open();
    expect(text()).toContain('499.000');
    expect(text()).toContain('BL7K2QX8M4');
    expect(text()).toContain('Bữa Lành không bao giờ hỏi mật khẩu, mã OTP hay số thẻ');
    expect([...document.querySelectorAll('option')].map((one) => one.textContent)).toContain('ACB');
  });

  it.each([
    [{ bank: '', account: '0071000123456', holder: 'HANH' }, 'bank', 'Hãy chọn ngân hàng.'],
    [{ bank: 'ACB', account: '0071', holder: 'HANH' }, 'account', '6 đến 19 chữ số'],
    [{ bank: 'ACB', account: '0071000123456', holder: '1' }, 'holder', 'tên chủ tài khoản'],
  ])('says what is wrong with %o, and sends nothing', (typed, field, words) => {
    open();
    type(typed);
    submit();
    expect(problem()).toContain(words);
    expect(document.querySelector('[aria-invalid]')?.getAttribute('name')).toBe(field);
    expect(document.activeElement?.getAttribute('name')).toBe(field);
    expect(requests).toEqual([]);
  });

  it('sends it in a body, and opens the page anew, which shows it masked', async () => {
    open();
    type({ bank: 'ACB', account: '0071 0001 23456', holder: ' Nguyễn Hạnh ' });
    submit();
    submit();
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(requests).toHaveLength(1);
    const [path, init] = requests[0] ?? [];
    expect(path).toBe('/api/refunds/account');
    expect(JSON.parse(String(init?.body))).toEqual({
      token: SOURCE.token,
      bank: 'ACB',
      account: '0071000123456',
      holder: 'Nguyễn Hạnh',
    });
    open({ ...SOURCE, account: GIVEN });
    expect(text()).toContain('Vietcombank, •••• 3456');
    expect(document.body.innerHTML).not.toMatch(/0071000123456|NGUYEN THI HANH/);
    expect(document.querySelector('details summary')?.textContent).toBe('Đổi tài khoản');
  });

  it('keeps what was typed where it is refused, or the network is away', async () => {
    open();
    type({ bank: 'ACB', account: '0071000123456', holder: 'Hạnh' });
    answer = () => Response.json({ success: false, error: 'Đã chuyển rồi.' }, { status: 409 });
    submit();
    await vi.waitFor(() => expect(problem()).toBe('Đã chuyển rồi.'));
    answer = () => {
      throw new TypeError('no network');
    };
    submit();
    await vi.waitFor(() => expect(problem()).toContain('kết nối mạng'));
    expect(document.querySelector<HTMLInputElement>('[name=account]')?.value).toBe('0071000123456');
    expect(document.querySelector<HTMLButtonElement>('form button')?.disabled).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('has no form where nothing is asked, and says why', () => {
    expect(words(undefined)).toContain('Liên kết này không còn dùng được');
    expect(words({ ...SOURCE, state: 'over' })).not.toContain('499.000');
    expect(words({ ...SOURCE, state: 'known', mayGive: false })).toContain('bạn không cần nhập gì');
    const sent = words({ ...SOURCE, state: 'sent', account: GIVEN, mayGive: false });
    expect(sent).toContain('Tài khoản không đổi được nữa');
    expect(words({ ...SOURCE, account: GIVEN, mayGive: false })).toContain(
      'nên không đổi được ở đây',
    );
  });

  it('is opened by what stands behind #, which goes in a header and into no address', async () => {
    document.body.innerHTML = `<main>${renderToStaticMarkup(<RefundOpeningPage />)}</main>`;
    history.replaceState(null, '', '/hoan-tien#token=mail%7Ep1%7Eky');
    answer = () => new Response(`<title>x</title><main>${drawn(SOURCE)}</main>`);
    openPurchase(bindRefundAccount);
    await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull());
    expect(requests).toEqual([['/hoan-tien', { headers: { 'x-token': SOURCE.token } }]]);
    type({ bank: 'ACB', account: '1', holder: 'Hạnh' });
    submit();
    expect(problem()).toContain('6 đến 19 chữ số');
  });
});
