/**
 * Banks that take transfers by VietQR: number by NAPAS and the name that people know. Source: the list of the package
 * `vietnam-qr-pay` 1.5.1 (MIT), which follows vietqr.io.
 */
export const BANKS: readonly (readonly [bin: string, name: string])[] = [
  ['970425', 'AB Bank'],
  ['970416', 'ACB'],
  ['970405', 'Agribank'],
  ['970409', 'BacA Bank'],
  ['970438', 'BaoViet Bank'],
  ['970418', 'BIDV'],
  ['970454', 'BVBank'],
  ['546034', 'CAKE by VPBank'],
  ['970446', 'Co-op Bank'],
  ['970431', 'Eximbank'],
  ['970437', 'HDBank'],
  ['668888', 'Kasikornbank'],
  ['970452', 'KienlongBank'],
  ['970449', 'LienVietPostBank'],
  ['963369', 'Liobank'],
  ['970422', 'MB Bank'],
  ['970414', 'MBV'],
  ['971025', 'MoMo'],
  ['970426', 'MSB'],
  ['970428', 'Nam A Bank'],
  ['970419', 'NCB Bank'],
  ['970448', 'OCB Bank'],
  ['970430', 'PG Bank'],
  ['970412', 'PVcomBank'],
  ['970403', 'Sacombank'],
  ['970400', 'SaigonBank'],
  ['970429', 'SCB'],
  ['970440', 'SeABank'],
  ['970443', 'SHB'],
  ['970424', 'Shinhan Bank'],
  ['970407', 'Techcombank'],
  ['963388', 'Timo'],
  ['970423', 'TPBank'],
  ['546035', 'Ubank by VPBank'],
  ['970441', 'VIB'],
  ['970427', 'VietABank'],
  ['970433', 'VietBank'],
  ['970436', 'Vietcombank'],
  ['970415', 'VietinBank'],
  ['970406', 'Vikki Bank'],
  ['970432', 'VPBank'],
];

export function bankName(bin: string): string {
  return BANKS.find(([number]) => number === bin)?.[1] ?? bin;
}
