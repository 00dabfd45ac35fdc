import { expect, it } from 'vitest';
import { BANK_APPS, bankAppLink } from './bankApps';
import { BANKS } from './banks';

const transfer = {
  bin: '970422',
  account: '0000026112026',
  holder: 'CTY TNHH BUA LANH',
  amount: 499_000,
  memo: 'BL7K3M9Q2F',
};

it('P04 a phone opens the app of its bank with the transfer, by vietqr.io', () => {
  const icb = BANK_APPS.find(({ code }) => code === 'icb');
  expect(icb).toMatchObject({ name: 'VietinBank', isFilled: true });
  expect(icb && bankAppLink(icb, transfer, 'https://bualanh.vn/expert/dashboard')).toBe(
    'https://dl.vietqr.io/pay?app=icb&am=499000&tn=BL7K3M9Q2F&ba=0000026112026@mb&bn=CTY%20TNHH%20BUA%20LANH&url=https://bualanh.vn/expert/dashboard',
  );
});

it('P04 a receiving bank without a code there has no such button', () => {
  const [first] = BANK_APPS;
  expect(first && bankAppLink(first, { ...transfer, bin: '970425' }, '/')).toBeUndefined();
});

it('P04 apps that fill the transfer in stand first, under the names that people know', () => {
  const order = BANK_APPS.map(({ isFilled }) => isFilled);
  expect(order.indexOf(false)).toBe(order.lastIndexOf(true) + 1);
  const names = new Set(BANKS.map(([, name]) => name));
  expect(BANK_APPS.filter(({ name }) => !names.has(name))).toEqual([]);
});
