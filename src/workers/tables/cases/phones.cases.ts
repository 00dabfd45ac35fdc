import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const phones: readonly TableCase[] = [
  {
    name: '02 Excel has taken the leading zero',
    text: 'Họ và tên;SĐT\nNguyễn Thị Ngọc;912345678\n',
    outcome: {
      rows: [{ clientName: 'Nguyễn Thị Ngọc', phone: '0912345678' }],
      tells: ['2 phone zeroAdded: 912345678'],
    },
  },
  {
    name: '03 The number is shortened to six digits; it cannot come back',
    text: 'Họ và tên;SĐT\nTrần Văn Phú;9,12346E+08\nLê Thị Quỳ;0987654321\n',
    outcome: {
      rows: [{ clientName: 'Lê Thị Quỳ', phone: '0987654321' }],
      tells: ['2 phone phone: 9,12346E+08'],
    },
  },
  {
    name: '08 Two numbers in a cell',
    text: 'Họ và tên,SĐT\nPhạm Thị Rơm,0912345678 / 0987654321\n',
    outcome: { rows: [{ clientName: 'Phạm Thị Rơm', phone: '0912345678 / 0987654321' }] },
  },
  {
    name: '11 Landlines of Hanoi and Hồ Chí Minh City that lost the zero: ten digits beginning with 2',
    text: 'Họ và tên;SĐT\nVũ Thị Sim;2438251234\nĐỗ Văn Tài;2839301234\n',
    outcome: {
      rows: [
        { clientName: 'Vũ Thị Sim', phone: '02438251234' },
        { clientName: 'Đỗ Văn Tài', phone: '02839301234' },
      ],
      tells: ['2 phone zeroAdded: 2438251234', '3 phone zeroAdded: 2839301234'],
    },
  },
  {
    name: '17 Full-width digits from a Japanese or Chinese keyboard',
    text: 'Hồ Thị Út\t０９１２３４５６７８\t1988\n',
    outcome: {
      rows: [],
      tells: ['noHeader: Hồ Thị Út · ０９１２３４５６７８ · 1988', 'columns left out: #1, #2, #3'],
    },
  },
  {
    name: '18 Letter O for zero, letter l for one',
    text: 'Họ và tên;SĐT\nLý Thị Vải;O912345678\nMai Văn Xoan;09l2345678\n',
    outcome: { rows: [], tells: ['2 phone phone: O912345678', '3 phone phone: 09l2345678'] },
  },
  {
    name: "19 Copied from the iPhone's contacts: U+202A … U+202C; from Zalo: U+200B and nbsp",
    text: 'Họ và tên,SĐT\nÂn Thị Yến,"‪0912345678‬"\nBạch Văn Ất,​0987654321 \n',
    outcome: {
      rows: [
        { clientName: 'Ân Thị Yến', phone: '0912345678' },
        { clientName: 'Bạch Văn Ất', phone: '0987654321' },
      ],
    },
  },
  {
    name: '20 Two numbers glued by Excel (and its 15-digit limit), and two by the separator itself',
    text: 'Họ và tên;SĐT\nCù Thị Ấu;91234567809876543\nDư Văn Ếch;0912345678;0987654321\n',
    outcome: { rows: [], tells: ['2 phone phone: 91234567809876543', '3  surplus: 0987654321'] },
  },
];
