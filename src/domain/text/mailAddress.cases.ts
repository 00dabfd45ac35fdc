import type { MailAddressReading } from './mailAddress';

/** What people type, paste and copy into a field, and what a careful person makes of it. */
export const mailAddressCases: readonly (readonly [typed: string, reading: MailAddressReading])[] =
  [
    ['lan@phòngkhám.vn', { address: 'lan@xn--phngkhm-mwa2m.vn' }],
    ['en@phòngkhám.vn'.normalize('NFD'), { address: 'en@xn--phngkhm-mwa2m.vn' }],
    ['info@xn--phngkhm-mwa2m.vn', { address: 'info@xn--phngkhm-mwa2m.vn' }],
    ['lan.nguyen@gmail.com\u200b', { address: 'lan.nguyen@gmail.com' }],
    ['mailto:lan.nguyen@gmail.com', { address: 'lan.nguyen@gmail.com' }],
    [
      'mailto:lan.nguyen@gmail.com?subject=Th%E1%BB%B1c%20%C4%91%C6%A1n&cc=sep@abc.vn',
      { address: 'lan.nguyen@gmail.com' },
    ],
    ['"Nguyễn Thị Lan" <lan.nguyen@gmail.com>', { address: 'lan.nguyen@gmail.com' }],
    ['<guong@abc.vn>', { address: 'guong@abc.vn' }],
    ['lan.nguyen@gmail.com.', { address: 'lan.nguyen@gmail.com' }],
    ['ｌａｎ＠ｇｍａｉｌ．ｃｏｍ', { address: 'lan@gmail.com' }],
    ['lan.nguyen@gmail.com ', { address: 'lan.nguyen@gmail.com' }],
    ['lan.nguyen @gmail.com', { address: 'lan.nguyen@gmail.com' }],
    ['bich@gmail,com', { problem: 'malformed', meant: 'bich@gmail.com' }],
    ['dung@gmail.com; dung.lt@benhvien.vn', { problem: 'several' }],
    ['lan@gmail', { problem: 'malformed', meant: 'lan@gmail.com' }],
    ['lan nguyen', { problem: 'malformed' }],
    ['lân@gmail.com', { problem: 'accents', meant: 'lan@gmail.com' }],
    ['l\u0430n@gmail.com', { problem: 'foreign' }],
    ['\ufefflan\u00ad.nguyen@\u2060gm\u200cail.com\u200e', { address: 'lan.nguyen@gmail.com' }],
    ['lan@abc.vn\r\nBcc: khac@xyz.vn', { problem: 'malformed' }],
  ];
