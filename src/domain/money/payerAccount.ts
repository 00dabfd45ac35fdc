/** An account as a bank's message names it. */
export interface NamedAccount {
  account: string;
  /** As far as the bank says it; without accents. */
  holder?: string;
}

/** "CT tu 0071000123456 NGUYEN VAN A toi …", "tu TK 19036…": the words before an account that money came from. */
const FROM =
  /\b(?:CT|chuyen tien|chuyen khoan|chuyen|CK)?\s*tu\s+(?:so\s+)?(?:tai khoan|TK|STK)?\s*[:.]?\s*(\d{6,19})\b(.*)$/iu;
/** What ends the name of the holder. */
const END = /\b(?:toi|den|sang|tai|ND|noi dung|FT\d+|BL[A-Z0-9]{8})\b|[^\p{L}\s]/iu;
const NAME = /^[A-Z][A-Z ]{3,60}$/u;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/đ/gu, 'd')
    .replace(/Đ/gu, 'D');

/** Account that money came from, where the bank's message names it; most banks do not. */
export function payerAccountIn(content: string): NamedAccount | undefined {
  const [, account, behind = ''] = FROM.exec(plain(content)) ?? [];
  if (account === undefined) return undefined;
  const holder = (behind.split(END)[0] ?? '').trim();
  return NAME.test(holder) ? { account, holder } : { account };
}
