/** A reader of our own for tests, independent of the product's writer. */
export interface ReadVietQr {
  bin: string;
  account: string;
  amount: number;
  memo: string;
}

/** EMVCo fields: id, length and value, one behind the other. */
function parseFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

/** @throws Error where it is no transfer to an account */
export function readVietQr(text: string): ReadVietQr {
  const fields = parseFields(text);
  const payee = parseFields(fields.get('38') ?? '');
  if (payee.get('00') !== 'A000000727') throw new Error(`no VietQR: ${text}`);
  const target = parseFields(payee.get('01') ?? '');
  return {
    bin: target.get('00') ?? '',
    account: target.get('01') ?? '',
    amount: Number(fields.get('54')),
    memo: parseFields(fields.get('62') ?? '').get('08') ?? '',
  };
}
