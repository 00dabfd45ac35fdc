import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const separatorsSecond: readonly TableCase[] = [
  {
    name: '01 Semicolons, thousands point and decimal comma',
    text: 'Tên thực phẩm;kcal;Đạm (g)\nBún chả;1.234,5;12,3\nNem rán;254;8\n',
    kind: 'foods',
    outcome: {
      rows: [{ nutrients: { calories: 254, protein: 8 }, name: 'Nem rán' }],
      tells: ['2 nutrients.calories impossible: 1234.5'],
    },
  },
  {
    name: '02 The closing quote of the last cell is missing',
    text: 'Họ và tên,SĐT,Mục tiêu\r\nNguyễn Thị Bạch,0912333444,"tăng cân\r\n',
    outcome: { refused: 'openQuote' },
  },
  {
    name: '03 The first header holds a comma in quotes: judging by the raw first line misleads',
    text: '"Họ và tên, ngày sinh";"SĐT";"Dị ứng"\n"Trần, Văn Bút";"0913444555";"mực; bạch tuộc"\n',
    outcome: {
      rows: [],
      tells: ['columns left out: Họ và tên, ngày sinh', '2 clientName required: '],
    },
  },
  {
    name: '04 Comma as separator and quoted decimal commas (Google Sheets with Vietnamese settings)',
    text: 'Họ và tên,Chiều cao,Cân nặng\nLê Thị Châm,"1,58","49,5"\nVõ Văn Dậu,"1.70",66\n',
    outcome: {
      rows: [
        { clientName: 'Lê Thị Châm', height: 158, weight: 49.5 },
        { clientName: 'Võ Văn Dậu', height: 170, weight: 66 },
      ],
      tells: ['2 height metres: 1,58', '3 height metres: 1.70'],
    },
  },
  {
    name: '05 Decimal commas without quotes in a comma file',
    text: 'Họ và tên,Chiều cao,Cân nặng\nLê Thị Diệp,158,49,5\nVõ Văn Đa,170,66,0\n',
    outcome: { rows: [], tells: ['2  surplus: 5', '3  surplus: 0'] },
  },
  {
    name: '06 Empty cells between tabs must not close up',
    text: 'Họ và tên\tSĐT\tĐịa chỉ\tDị ứng\nPhạm Thị Én\t\t\tđậu phộng\nHoàng Văn Gia\t0914555666\t\t\n',
    outcome: {
      rows: [
        { allergies: ['đậu phộng'], clientName: 'Phạm Thị Én' },
        { clientName: 'Hoàng Văn Gia', phone: '0914555666' },
      ],
    },
  },
  {
    name: '07 Empty lines before the header and between the rows',
    text: '\n\nHọ và tên;SĐT\n\nHuỳnh Thị Hoa;0915666777\n\n\nPhan Văn Hợp;0915666888\n\n',
    outcome: {
      rows: [
        { clientName: 'Huỳnh Thị Hoa', phone: '0915666777' },
        { clientName: 'Phan Văn Hợp', phone: '0915666888' },
      ],
    },
  },
  {
    name: '08 Doubled quotes, separator and line break in one cell; an extra separator at the end of a row',
    text: 'Họ và tên;Ghi chú\nVũ Thị Kiều;"ghi ""đậm"";\nxuống dòng; ""hết"""\nVõ Văn Lành;"";\n',
    outcome: {
      rows: [{ clientName: 'Vũ Thị Kiều' }, { clientName: 'Võ Văn Lành' }],
      tells: ['columns left out: Ghi chú'],
    },
  },
  {
    name: '11 Blanks after the closing quote; an apostrophe typed to keep the zero',
    text: 'Họ và tên,SĐT\n"Đỗ Thị Ngà" ,"0916777888" \nBùi Văn Ngọ,\'0916777999\n',
    outcome: {
      rows: [
        { clientName: 'Đỗ Thị Ngà', phone: '0916777888' },
        { clientName: 'Bùi Văn Ngọ', phone: '0916777999' },
      ],
    },
  },
  {
    name: '12 A row shorter and one longer (by empty cells) than the header',
    text: 'Họ và tên;SĐT;SĐT người nhà;Ghi chú\nHồ Thị Oanh;0917888999\nNgô Văn Phát;0917888000;;;;;\n',
    outcome: {
      rows: [
        { clientName: 'Hồ Thị Oanh', phone: '0917888999' },
        { clientName: 'Ngô Văn Phát', phone: '0917888000' },
      ],
    },
  },
  {
    name: '13 sep= stands on the second line (a header was put before it)',
    base64: 'SOG7jSB2w6AgdMOqbjtTxJBUDQpzZXA9Ow0KRMawxqFuZyBUaOG7iyBRdXnDqm47MDkxODk5OTAwMA0K',
    outcome: {
      rows: [{ clientName: 'Dương Thị Quyên', phone: '0918999000' }],
      tells: ['headerAgain: 2'],
    },
  },
  {
    name: '14 The sep line is wrong: it says comma, the file has semicolons',
    text: 'sep=,\nHọ và tên;SĐT;Dị ứng\nLý Thị Rạng;0919000111;"cá, mực"\n',
    outcome: {
      rows: [{ allergies: ['cá', 'mực'], clientName: 'Lý Thị Rạng', phone: '0919000111' }],
    },
  },
  {
    name: '15 Hive and old exports separate by U+0001',
    text: 'Họ và tên\u0001SĐT\u0001Năm sinh\nMai Thị Sáng\u00010921000222\u00011992\n',
    outcome: { rows: [], tells: ['columns left out: Họ và tên\u0001SĐT\u0001Năm sinh'] },
  },
  {
    name: '16 Columns of fixed width (print file)',
    text: 'Họ và tên    SĐT           Năm sinh\nTrịnh Thị Tâm 0922111333    1980\nCao Văn Uyên  0922111444    1981\n',
    outcome: { rows: [], tells: ['columns left out: Họ và tên    SĐT           Năm sinh'] },
  },
  {
    name: '17 Single quotes as text marks (SQL dump)',
    text: "Họ và tên,Ghi chú\n'Tạ Thị Vui','ăn chay, không hành'\n'Từ Văn Xứng','ok'\n",
    outcome: {
      rows: [{ clientName: 'Tạ Thị Vui' }, { clientName: 'Từ Văn Xứng' }],
      tells: ['columns left out: Ghi chú'],
    },
  },
  {
    name: '18 The header has a line break and the separator within quotes: the first physical line is no header',
    text: 'Họ và tên;"Mục tiêu\n(giảm/tăng; giữ)";SĐT\nÂu Thị Yến;giảm;0923222555\n',
    outcome: {
      rows: [{ clientName: 'Âu Thị Yến', phone: '0923222555' }],
      tells: ['columns left out: Mục tiêu\n(giảm/tăng; giữ)'],
    },
  },
];
