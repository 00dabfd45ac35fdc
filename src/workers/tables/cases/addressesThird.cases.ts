import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const addressesThird: readonly TableCase[] = [
  {
    name: '03 Address and phone in one cell',
    text: 'Họ và tên;Email\nNguyễn Thị Mai;mai.nguyen@gmail.com/0912345678\nTrần Văn Trúc;truc@yahoo.com.vn - 0987654321\n',
    outcome: {
      rows: [],
      tells: [
        '2 email email: mai.nguyen@gmail.com/0912345678',
        '3 email email: truc@yahoo.com.vn - 0987654321',
      ],
    },
  },
  {
    name: "05 Word's curled quotes round the address",
    text: 'Họ và tên,Email\nLê Thị Đào,“dao.le@gmail.com”\nPhạm Văn Cúc,‘cuc@abc.vn’\n',
    outcome: {
      rows: [
        { clientName: 'Lê Thị Đào', email: 'dao.le@gmail.com' },
        { clientName: 'Phạm Văn Cúc', email: 'cuc@abc.vn' },
      ],
    },
  },
  {
    name: '08 Slips in the domain that are well formed: kept or asked, never mended in silence',
    text: 'Họ và tên;Email\nVõ Thị Sim;sim@gmail.con\nHồ Văn Mua;mua@gmail.comm\nĐỗ Thị Lựu;luu@yaho.com\n',
    outcome: {
      rows: [
        { clientName: 'Võ Thị Sim', email: 'sim@gmail.con' },
        { clientName: 'Hồ Văn Mua', email: 'mua@gmail.comm' },
        { clientName: 'Đỗ Thị Lựu', email: 'luu@yaho.com' },
      ],
    },
  },
  {
    name: '14 A narrow cell was broken by hand behind the @',
    text: 'Họ và tên,Email\nTống Thị Oanh,"oanh.tong@\nbenhvienbachmai.vn"\n',
    outcome: { rows: [], tells: ['2 email email: oanh.tong@\nbenhvienbachmai.vn'] },
  },
];
