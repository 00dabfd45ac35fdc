/** The account that payments go to, and how its bank's messages prove themselves. */
export interface BankSettings {
  /** The bank's number by NAPAS. */
  bin: string;
  account: string;
  holder: string;
  /** Signs the messages of SePay. Never logged. */
  webhookSecret: string | undefined;
  /** Stands in the messages of SePay where they are not signed. Never logged. */
  apiKey: string | undefined;
  /** SePay's list of transactions, asked for what no message told of. The token is never logged. */
  list?: { url: string; token: string } | undefined;
  /** No real bank: messages are played, and no money moves. */
  isTrial: boolean;
}

/** An account that no bank has: a code that is scanned by mistake moves no money. */
export const TRIAL_BANK = { bin: '970422', account: 'THUNGHIEM', holder: 'TAI KHOAN THU NGHIEM' };

/** SePay's API v2. */
const SEPAY_API = 'https://userapi.sepay.vn/v2';

/** SePay's list of transactions, where a token reads it. @param url of another place (default: SePay's own) */
export const sepayList = (
  token: string | undefined,
  url: string = SEPAY_API,
): BankSettings['list'] => (token === undefined ? undefined : { url, token });
