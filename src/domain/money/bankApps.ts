export interface BankApp {
  code: string;
  name: string;
  isFilled: boolean;
}

/**
 * Apps by the receiving bank's number. Source: vietqr.io's page "Deeplink App Ngân hàng" and its changelog (filled in by OCB since
 * 5/2024, ACB 10/2025, BIDV 1/2026, VietinBank 2/2026, MB 7/2026; the others only open).
 */
const APPS: Readonly<Record<string, BankApp>> = {
  '970422': { code: 'mb', name: 'MB Bank', isFilled: true },
  '970415': { code: 'icb', name: 'VietinBank', isFilled: true },
  '970418': { code: 'bidv', name: 'BIDV', isFilled: true },
  '970416': { code: 'acb', name: 'ACB', isFilled: true },
  '970448': { code: 'ocb', name: 'OCB Bank', isFilled: true },
  '970436': { code: 'vcb', name: 'Vietcombank', isFilled: false },
  '970407': { code: 'tcb', name: 'Techcombank', isFilled: false },
  '970405': { code: 'vba', name: 'Agribank', isFilled: false },
  '970432': { code: 'vpb', name: 'VPBank', isFilled: false },
  '970423': { code: 'tpb', name: 'TPBank', isFilled: false },
};

export const BANK_APPS: readonly BankApp[] = Object.values(APPS).sort(
  (a, b) => Number(b.isFilled) - Number(a.isFilled),
);

interface Transfer {
  bin: string;
  account: string;
  holder: string;
  /** VND. */
  amount: number;
  memo: string;
}

/**
 * @param backTo where the app may return to
 * @returns undefined where the receiving bank has no code there
 */
export function bankAppLink(
  app: BankApp,
  { bin, account, holder, amount, memo }: Transfer,
  backTo: string,
): string | undefined {
  const receiver = APPS[bin]?.code;
  if (receiver === undefined) return undefined;
  // The signs "@" and ":" stay as they are: the apps do not read them otherwise.
  const fields = [
    ['app', app.code],
    ['am', String(amount)],
    ['tn', encodeURIComponent(memo)],
    ['ba', `${encodeURIComponent(account)}@${receiver}`],
    ['bn', encodeURIComponent(holder)],
    ['url', backTo],
  ];
  return `https://dl.vietqr.io/pay?${fields.map(([name, value]) => `${name}=${value}`).join('&')}`;
}
