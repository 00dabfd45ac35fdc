import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const phonesSecond: readonly TableCase[] = [
  {
    name: '02 Two tricks that keep the zero in Excel: ="…" and an apostrophe',
    text: 'Họ và tên;SĐT\nNguyễn Thị Ba;="0912345678"\nLê Văn Bốn;\'0987654321\n',
    outcome: {
      rows: [
        { clientName: 'Nguyễn Thị Ba', phone: '0912345678' },
        { clientName: 'Lê Văn Bốn', phone: '0987654321' },
      ],
    },
  },
  {
    name: '03 +84 with blanks and in brackets',
    text: 'Họ và tên;SĐT\nTrần Thị Năm;+84 93 512 34 56\nĐỗ Văn Sáu;(+84) 935123457\n',
    outcome: {
      rows: [
        { clientName: 'Trần Thị Năm', phone: '0935123456' },
        { clientName: 'Đỗ Văn Sáu', phone: '0935123457' },
      ],
    },
  },
  {
    name: '05 pandas has made a float of it: ".0"',
    text: 'Họ và tên\tSĐT\nVõ Thị Bảy\t912345678.0\n',
    outcome: {
      rows: [{ clientName: 'Võ Thị Bảy', phone: '0912345678' }],
      tells: ['2 phone zeroAdded: 912345678.0'],
    },
  },
  {
    name: '07 Two numbers in two lines of one cell',
    text: 'Họ và tên,SĐT\nHồ Thị Tám,"0912345678\n0987654321 (chồng)"\n',
    outcome: { rows: [], tells: ['2 phone phone: 0912345678\n0987654321 (chồng)'] },
  },
  {
    name: '09 Numbers typed only to fill the field',
    text: 'Họ và tên;SĐT\nMai Thị Chín;0123456789\nLưu Văn Mười;0000000000\n',
    outcome: { rows: [], tells: ['2 phone phone: 0123456789', '3 phone phone: 0000000000'] },
  },
  {
    name: '13 Two numbers with an en dash (looks like one with hyphens)',
    text: 'Lạc Thị Bông\t0912 345 678 – 0987 654 321\n',
    outcome: {
      rows: [],
      tells: ['noHeader: Lạc Thị Bông · 0912 345 678 – 0987 654 321', 'columns left out: #1, #2'],
    },
  },
  {
    name: '16 Area codes before 2017: 04 is no prefix of a mobile, 08 could be one',
    text: 'Họ và tên;SĐT\nĐoàn Thị Cúc;08 3812 3456\nTống Văn Chiêu;04.3825.1234\n',
    outcome: {
      rows: [{ clientName: 'Đoàn Thị Cúc', phone: '0838123456' }],
      tells: ['3 phone phone: 04.3825.1234'],
    },
  },
  {
    name: '18 Arabic digits, hyphens that do not break, thin blanks',
    text: 'Họ và tên;SĐT\nVi Thị Xoan;٠٩١٢٣٤٥٦٧٨\nNhữ Văn Ý;0912‑345‑678\nÔng Thị Ơn;0‍912 345 678\n',
    outcome: {
      rows: [
        { clientName: 'Vi Thị Xoan', phone: '0912345678' },
        { clientName: 'Nhữ Văn Ý', phone: '0912345678' },
        { clientName: 'Ông Thị Ơn', phone: '0912345678' },
      ],
    },
  },
  {
    name: '19 Exponent without plus: the first still has all nine digits, the others lost theirs',
    text: 'Họ và tên;SĐT\nXa Văn Tuất;9.87654321E8\nXa Văn Hợi;9,87654E8\nXa Thị Tý;8.49123E+10\n',
    outcome: {
      rows: [{ clientName: 'Xa Văn Tuất', phone: '0987654321' }],
      tells: [
        '2 phone zeroAdded: 9.87654321E8',
        '3 phone phone: 9,87654E8',
        '4 phone phone: 8.49123E+10',
      ],
    },
  },
  {
    name: '20 Columns were exchanged: a citizen identity number of 12 digits, a date, a bar code',
    text: 'Họ và tên;SĐT\nYên Thị Sửu;048190001234\nĂn Văn Dần;12/03/2021\nẤn Thị Mão;1234567890123\n',
    outcome: {
      rows: [],
      tells: [
        '2 phone phone: 048190001234',
        '3 phone phone: 12/03/2021',
        '4 phone phone: 1234567890123',
      ],
    },
  },
];
