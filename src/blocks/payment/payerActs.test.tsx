// @vitest-environment happy-dom
import jsQR from 'jsqr';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentView } from '../../domain/money/paymentView';
import { vietQr } from '../../domain/money/vietQr';
import { UiProvider } from '../../ui/Provider';
import { PaymentPanel } from './PaymentPanel';
import type { WatchedPayment } from './paymentWatch';
import { PlainPayment } from './PlainPayment';

const AT = '2026-11-27T03:00:00.000Z';
const MEMO = 'BL7K3M9Q2F';
const bank = { bin: '970422', name: 'MB Bank', account: '0000026112026', holder: 'BUA LANH' };
const payment: PaymentView = {
  id: 'p1',
  kind: 'order',
  description: 'Tuần ăn riêng',
  memo: MEMO,
  amount: 499_000,
  received: 0,
  qr: vietQr(bank, 499_000, MEMO),
  bank,
  status: 'pending',
  createdAt: AT,
  expiresAt: AT,
  settled: false,
  isTrial: false,
};
const watched: WatchedPayment = {
  payment,
  secondsLeft: 1721,
  askedAt: Date.parse(AT),
  isUnreachable: false,
};

interface Picture {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
}
let pictures: Picture[] = [];
let saved: { name: string; href: string }[] = [];
let root: Root;

function createPen(canvas: HTMLCanvasElement) {
  const { width, height } = canvas;
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  pictures.push({ width, height, pixels });
  return {
    fillStyle: '',
    fillRect(left: number, top: number, wide: number, high: number) {
      const shade = this.fillStyle === '#fff' ? 255 : 0;
      for (let y = top; y < top + high; y += 1)
        for (let x = left; x < left + wide; x += 1)
          pixels.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  pictures = [];
  saved = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function pen(
    this: HTMLCanvasElement,
  ) {
    return createPen(this) as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['picture'], { type: type ?? '' })),
  );
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${(blob as Blob).type}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.href });
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const DRESSES = [
  ['of an expert', <PaymentPanel key="panel" watched={watched} />],
  ['of a visitor', <PlainPayment key="plain" watched={watched} />],
] as const;

async function draw(element: React.ReactNode): Promise<void> {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(async () => root.render(<UiProvider>{element}</UiProvider>));
}

async function press(name: string): Promise<HTMLElement> {
  const button = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  );
  if (!button) throw new Error(`no button ${name}`);
  await act(async () => button.click());
  return button;
}

describe.each(DRESSES)('a payment %s', (_of, element) => {
  it('P04 copies the account, the amount and the memo, each exactly', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await draw(element);
    for (const [name, value] of [
      ['Chép số tài khoản', '0000026112026'],
      ['Chép số tiền', '499000'],
      ['Chép nội dung', 'BL7K3M9Q2F'],
    ] as const) {
      const button = await press(name);
      expect(writeText).toHaveBeenLastCalledWith(value);
      expect(button.textContent).toContain('Đã chép');
    }
    expect(writeText).toHaveBeenCalledTimes(3);
    writeText.mockRejectedValue(new Error('not allowed'));
    expect((await press('Chép nội dung')).textContent).toContain('Lỗi sao chép');
  });

  it('P04 saves the code as a picture, which a bank reads as this payment', async () => {
    await draw(element);
    await press('Lưu ảnh QR');
    expect(saved).toEqual([{ name: `bua-lanh-${MEMO}.png`, href: 'blob:image/png' }]);
    expect(pictures).toHaveLength(1);
    const [{ pixels, width, height } = { pixels: new Uint8ClampedArray(), width: 0, height: 0 }] =
      pictures;
    expect(jsQR(pixels, width, height)?.data).toBe(payment.qr);
  });
});
