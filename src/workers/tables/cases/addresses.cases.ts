import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const addresses: readonly TableCase[] = [
  {
    name: '09 A comma for the point',
    text: 'Họ và tên;Email\nHoàng Thị Bích;bich@gmail,com\nĐặng Văn Cảnh;canh@gmail.com\n',
    outcome: {
      rows: [{ clientName: 'Đặng Văn Cảnh', email: 'canh@gmail.com' }],
      tells: ['2 email email: bich@gmail,com'],
    },
  },
  {
    name: '10 Two addresses in a cell',
    text: 'Họ và tên\tEmail\nLương Thị Dung\tdung@gmail.com; dung.lt@benhvien.vn\n',
    outcome: { rows: [], tells: ['2 email email: dung@gmail.com; dung.lt@benhvien.vn'] },
  },
  {
    name: '17 Angle brackets alone; "không có" and "-" for none',
    text: 'Họ và tên,Email\nTống Thị Gương,<guong@abc.vn>\nBùi Văn Hạc,không có\nKhúc Thị Ích,-\n',
    outcome: {
      rows: [
        { clientName: 'Tống Thị Gương', email: 'guong@abc.vn' },
        { clientName: 'Bùi Văn Hạc' },
        { clientName: 'Khúc Thị Ích' },
      ],
    },
  },
];
