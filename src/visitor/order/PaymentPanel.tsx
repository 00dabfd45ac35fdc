import { useState } from 'react';
import { encode } from 'uqr';
import type { PaymentView } from '../../api/payments';
import { money } from '../today';
import { useNow } from './useNow';

const text = {
  title: 'Quét mã để trả tiền',
  qr: 'Mã VietQR',
  scan: 'Mở ứng dụng ngân hàng, quét mã, kiểm tra số tiền và nội dung rồi chuyển.',
  amount: 'Số tiền',
  memo: 'Nội dung',
  account: 'Số tài khoản',
  bank: 'Ngân hàng',
  holder: 'Chủ tài khoản',
  copy: 'Chép',
  copied: 'Đã chép',
  save: 'Lưu ảnh QR',
  left: (minutes: string) => `Mã giữ thêm ${minutes}`,
  wait: 'Trang tự biết khi tiền đến, thường trong vài phút. Đóng trang cũng không sao: thư xác nhận vẫn được gửi.',
  part: (got: string, rest: string) =>
    `Đã nhận ${got}, còn thiếu ${rest}. Chuyển tiếp với cùng nội dung.`,
  review: 'Tiền đã đến nhưng chưa khớp; nhân viên đang xem và sẽ liên hệ qua email.',
  trial: 'Thử nghiệm: không có tiền thật, đừng chuyển khoản.',
} as const;

/** Modules of white around the code, which readers need (ISO/IEC 18004). */
const QUIET = 4;

function drawQr(code: string): { size: number; path: string } {
  const { size, data } = encode(code, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

/** Saves the code as an image: a phone cannot scan itself. */
function saveQr(code: string, name: string): void {
  const { size, path } = drawQr(code);
  const canvas = document.createElement('canvas');
  const scale = Math.ceil(800 / size);
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  const modules = new Path2D(path);
  context.clip(modules);
  context.fillRect(0, 0, size, size);
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  });
}

function Copyable({ label, value, shown }: { label: string; value: string; shown?: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      // Selected by hand then: the value stands beside it.
    }
  };
  return (
    <div>
      <dt>{label}</dt>
      <dd>{shown ?? value}</dd>
      <button type="button" className="text-button" onClick={() => void copy()}>
        {isCopied ? text.copied : text.copy}
      </button>
    </div>
  );
}

function leftText(expiresAt: string, now: number): string {
  const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A code that waits for its money. */
export function PaymentPanel({ payment }: { payment: PaymentView }) {
  const now = useNow();
  const { qr, amount, received, memo, bank, isTrial, status, expiresAt } = payment;
  const { size, path } = drawQr(qr);
  const isPart = status === 'review' && received < amount;
  if (status === 'review' && !isPart) return <p className="warning">{text.review}</p>;
  return (
    <section className="panel payment" aria-label={text.title}>
      {isTrial ? <p className="trial">{text.trial}</p> : null}
      <h2>{text.title}</h2>
      {isPart ? (
        <p className="warning">{text.part(money(received), money(amount - received))}</p>
      ) : null}
      <svg className="qr" role="img" aria-label={text.qr} viewBox={`0 0 ${size} ${size}`}>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <button type="button" className="button" onClick={() => saveQr(qr, `${memo}.png`)}>
        {text.save}
      </button>
      <p className="small">{text.scan}</p>
      <dl className="copyables">
        <Copyable label={text.amount} value={String(amount)} shown={money(amount)} />
        <Copyable label={text.memo} value={memo} />
        <Copyable label={text.account} value={bank.account} />
        <div>
          <dt>{text.bank}</dt>
          <dd>{bank.name}</dd>
        </div>
        <div>
          <dt>{text.holder}</dt>
          <dd>{bank.holder}</dd>
        </div>
      </dl>
      <p className="small muted">
        {text.left(leftText(expiresAt, now))}. {text.wait}
      </p>
    </section>
  );
}
