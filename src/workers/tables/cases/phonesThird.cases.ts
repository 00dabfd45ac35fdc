import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const phonesThird: readonly TableCase[] = [
  {
    name: "02 Excel's thousands commas on a phone",
    text: 'Họ và tên,SĐT\nNguyễn Thị Hạ,"912,345,678"\nTrần Văn Thu,"0,912,345,679"\n',
    outcome: {
      rows: [
        { clientName: 'Nguyễn Thị Hạ', phone: '0912345678' },
        { clientName: 'Trần Văn Thu', phone: '0912345679' },
      ],
      tells: ['2 phone zeroAdded: 912,345,678'],
    },
  },
  {
    name: '03 Vietnamese thousands points took the zero; the second is only written with points',
    text: 'Họ và tên\tSĐT\nLê Thị Đông\t987.654.321\nPhạm Văn Xuân\t0987.654.322\n',
    outcome: {
      rows: [
        { clientName: 'Lê Thị Đông', phone: '0987654321' },
        { clientName: 'Phạm Văn Xuân', phone: '0987654322' },
      ],
      tells: ['2 phone zeroAdded: 987.654.321'],
    },
  },
  {
    name: '06 People copy the link in place of the number',
    text: 'Họ và tên;SĐT\nVõ Thị Lài;https://zalo.me/0912345678\nĐinh Văn Nhài;tel:+84987654321\nHồ Thị Huệ;https://wa.me/84935123456\n',
    outcome: {
      rows: [
        { clientName: 'Võ Thị Lài', phone: '0912345678' },
        { clientName: 'Đinh Văn Nhài', phone: '0987654321' },
        { clientName: 'Hồ Thị Huệ', phone: '0935123456' },
      ],
    },
  },
  {
    name: '07 Words for none in the column',
    text: 'Họ và tên;SĐT;Năm sinh\nMai Thị Cúc;chưa có;1955\nBùi Văn Đào;k;1948\nLưu Thị Sen;0912345678;1960\n',
    outcome: {
      rows: [
        { clientName: 'Mai Thị Cúc', birthYear: 1955 },
        { clientName: 'Bùi Văn Đào', birthYear: 1948 },
        { clientName: 'Lưu Thị Sen', phone: '0912345678', birthYear: 1960 },
      ],
    },
  },
  {
    name: '09 A program put a zero before the country code; the next row has the code without plus and with blanks',
    text: 'Họ và tên;SĐT\nTô Thị Trúc;084912345678\nNgô Văn Tre;84 912 345 679\n',
    outcome: {
      rows: [
        { clientName: 'Tô Thị Trúc', phone: '0912345678' },
        { clientName: 'Ngô Văn Tre', phone: '0912345679' },
      ],
    },
  },
  {
    name: '13 Exports of sale platforms hide the middle digits',
    text: 'Họ và tên;SĐT\nĐỗ Thị Bông;0912***678\nLý Văn Gòn;091234xxxx\n',
    outcome: { rows: [], tells: ['2 phone phone: 0912***678', '3 phone phone: 091234xxxx'] },
  },
  {
    name: '17 The column was too narrow when it was printed to text; the other is a failed look-up',
    text: 'Họ và tên,SĐT\nQuách Thị Lê,##########\nHứa Văn Táo,#N/A\n',
    outcome: { rows: [], tells: ['2 phone phone: ##########', '3 phone cellError: #N/A'] },
  },
  {
    name: '18 084 is a mobile prefix of Vietnam and 84 its country code: nine digits from 84 lost their zero, not their plus',
    text: 'Họ và tên;SĐT\nLò Thị Pua;841234567\nVàng Văn Sử;+84841234568\nSùng A Dơ;84841234569\n',
    outcome: {
      rows: [
        { clientName: 'Lò Thị Pua', phone: '0841234567' },
        { clientName: 'Vàng Văn Sử', phone: '0841234568' },
        { clientName: 'Sùng A Dơ', phone: '0841234569' },
      ],
      tells: ['2 phone zeroAdded: 841234567'],
    },
  },
  {
    name: '20 Bold mathematical digits and key-cap emoji of a Facebook profile',
    text: 'Họ và tên\tSĐT\nGiàng Thị Mỷ\t𝟎𝟗𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖\nThào A Chu\t0\ufe0f⃣9\ufe0f⃣8\ufe0f⃣7\ufe0f⃣6\ufe0f⃣5\ufe0f⃣4\ufe0f⃣3\ufe0f⃣2\ufe0f⃣1\ufe0f⃣\n',
    outcome: {
      rows: [
        { clientName: 'Giàng Thị Mỷ', phone: '0912345678' },
        { clientName: 'Thào A Chu', phone: '0987654321' },
      ],
    },
  },
];
