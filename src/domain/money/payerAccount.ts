export interface NamedAccount {
  account: string;
  holder?: string;
}

/** "CT tu 0071000123456 NGUYEN VAN A toi …", "tu TK 19036…": the words before an account that money came from. */
const FROM =
  /\b(?:CT|chuyen tien|chuyen khoan|chuyen|CK)?\s*tu\s+(?:so\s+)?(?:tai khoan|TK|STK)?\s*[:.]?\s*(\d{6,19})\b(.*)$/iu;
const END = /\b(?:toi|den|sang|tai|ND|noi dung|FT\d+|BL[A-Z0-9]{8})\b|[^\p{L}\s]/iu;
const NAME = /^[A-Z][A-Z ]{3,60}$/u;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/đ/gu, 'd')
    .replace(/Đ/gu, 'D');

export function payerAccountIn(content: string): NamedAccount | undefined {
  const [, account, behind = ''] = FROM.exec(plain(content)) ?? [];
  if (account === undefined) return undefined;
  const holder = (behind.split(END)[0] ?? '').trim();
  return NAME.test(holder) ? { account, holder } : { account };
}

/**
 * Money goes back only to an account that all messages agree on.
 * @returns undefined where a message names none, or another one
 */
export function onlySource<M extends { from?: NamedAccount | undefined }>(
  messages: readonly M[],
): (M & { from: NamedAccount }) | undefined {
  const [first] = messages;
  const { from } = first ?? {};
  if (!first || !from) return undefined;
  const isOne = messages.every((message) => message.from?.account === from.account);
  return isOne ? { ...first, from } : undefined;
}

/**
 * Without accents, as banks require.
 * @param name code of a payment, or the bank's reference
 */
export const refundMessage = (name: string | undefined): string =>
  ['HOAN TIEN', name?.replace(/[^A-Za-z0-9]/gu, '')].filter(Boolean).join(' ');
