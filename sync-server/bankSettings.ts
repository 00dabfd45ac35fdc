export interface BankSettings {
  bin: string;
  account: string;
  holder: string;
  webhookSecret: string | undefined;
  apiKey: string | undefined;
  list?: { url: string; token: string } | undefined;
  /** No real bank: messages are simulated and no money moves. */
  isTrial: boolean;
}

/** No such account exists: a code scanned by mistake moves no money. */
export const TRIAL_BANK = { bin: '970422', account: 'THUNGHIEM', holder: 'TAI KHOAN THU NGHIEM' };

const SEPAY_API = 'https://userapi.sepay.vn/v2';

export const sepayList = (
  token: string | undefined,
  url: string = SEPAY_API,
): BankSettings['list'] => (token === undefined ? undefined : { url, token });
