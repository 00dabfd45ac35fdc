import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const separatorsThird: readonly TableCase[] = [
  {
    name: "01 Excel's clipboard quotes only the cells with line breaks",
    text: 'Họ và tên\tSĐT\tGhi chú\r\nNguyễn Thị Nhài\t0912111222\t"ăn chậm\nuống nhiều nước"\r\nTrần Văn Ngọc\t0912111333\tthích "bún đậu"\r\n',
    outcome: {
      rows: [
        { clientName: 'Nguyễn Thị Nhài', phone: '0912111222' },
        { clientName: 'Trần Văn Ngọc', phone: '0912111333' },
      ],
      tells: ['columns left out: Ghi chú'],
    },
  },
  {
    name: '02 A Markdown table out of a chat program',
    text: '| Họ và tên | SĐT | Dị ứng |\n|---|:---:|---|\n| Lê Thị Hoài | 0913222333 | tôm, cua |\n| Phạm Văn Hưng | 0913222444 | |\n',
    outcome: {
      rows: [
        { allergies: ['tôm', 'cua'], clientName: 'Lê Thị Hoài', phone: '0913222333' },
        { clientName: 'Phạm Văn Hưng', phone: '0913222444' },
      ],
      tells: ['headerAgain: 2'],
    },
  },
  {
    name: '03 Far more semicolons than commas, yet the comma is the separator',
    text: 'Họ và tên,Dị ứng\nVõ Thị Hậu,tôm; cua; ghẹ; mực; bạch tuộc\nĐỗ Văn Hảo,sữa; trứng; đậu nành; lạc\n',
    outcome: {
      rows: [
        { allergies: ['tôm', 'cua', 'ghẹ', 'mực', 'bạch tuộc'], clientName: 'Võ Thị Hậu' },
        { allergies: ['sữa', 'trứng', 'đậu nành', 'lạc'], clientName: 'Đỗ Văn Hảo' },
      ],
    },
  },
  {
    name: '05 A remark line with signs of both separators stands first',
    text: '# Xuất từ phần mềm Phòng khám An Tâm, ngày 29/11/2026 08:15; người xuất: Lan\nHọ và tên;SĐT;Năm sinh\nBùi Thị Hợi;0914333444;1959\n',
    outcome: {
      rows: [{ clientName: 'Bùi Thị Hợi', phone: '0914333444', birthYear: 1959 }],
      tells: [
        'linesAbove: # Xuất từ phần mềm Phòng khám An Tâm, ngày 29/11/2026 08:15 · người xuất: Lan',
      ],
    },
  },
  {
    name: '06 MySQL and PHP guard quotes with a backslash',
    text: '"Họ và tên","Ghi chú","SĐT"\n"Hồ Thị Hân","nói: \\"không ăn hành, tỏi\\"","0915444555"\n"Ngô Văn Hiếu","ăn nhạt","0915444666"\n',
    outcome: {
      rows: [
        { clientName: 'Hồ Thị Hân', phone: '0915444555' },
        { clientName: 'Ngô Văn Hiếu', phone: '0915444666' },
      ],
      tells: ['columns left out: Ghi chú'],
    },
  },
  {
    name: '07 Thousands parted by a blank, a no-break blank and a thin one',
    text: 'Tên thực phẩm;Năng lượng (kcal);Natri (mg);Kali (mg)\nMắm tép Gia Viễn;73;7 400,5;250\nBột canh gà;190;20\u00a0500;1\u202f150\n',
    kind: 'foods',
    outcome: {
      rows: [
        { nutrients: { calories: 73, sodium: 7400.5, potassium: 250 }, name: 'Mắm tép Gia Viễn' },
        { nutrients: { calories: 190, sodium: 20500, potassium: 1150 }, name: 'Bột canh gà' },
      ],
    },
  },
  {
    name: '08 A sum and signatures below the table',
    text: 'Họ và tên;SĐT;Năm sinh\nDương Thị Hòa;0916555666;1978\nLâm Văn Hợp;0916555777;1981\nTổng cộng: 2 khách;;\nNgười lập biểu;;Giám đốc\n',
    outcome: {
      rows: [
        { clientName: 'Dương Thị Hòa', phone: '0916555666', birthYear: 1978 },
        { clientName: 'Lâm Văn Hợp', phone: '0916555777', birthYear: 1981 },
      ],
      tells: [
        '4 clientName noRecord: Tổng cộng: 2 khách',
        '5 clientName noRecord: Người lập biểu',
        '5 birthYear birth: Giám đốc',
      ],
    },
  },
  {
    name: '09 A link with an unquoted comma shifts the cells',
    text: 'Họ và tên,Bản đồ,SĐT\nChu Thị Hiền,https://maps.google.com/?q=21.02,105.84,0917666777\nKhổng Văn Hoạt,,0917666888\n',
    outcome: {
      rows: [{ clientName: 'Khổng Văn Hoạt', phone: '0917666888' }],
      tells: ['columns left out: Bản đồ', '2  surplus: 0917666777', '2 phone phone: 105.84'],
    },
  },
  {
    name: '10 Blanks on both sides of the separator, in the header too',
    text: 'Họ và tên ; SĐT ; Dị ứng ; Mục tiêu\nNinh Thị Hạnh ; 0918777888 ; đậu phộng ; giảm cân\nThân Văn Huy ;  ; ; \n',
    outcome: {
      rows: [
        {
          goals: ['giảm cân'],
          allergies: ['đậu phộng'],
          clientName: 'Ninh Thị Hạnh',
          phone: '0918777888',
        },
        { clientName: 'Thân Văn Huy' },
      ],
    },
  },
  {
    name: '11 Shop programs put a tab before long numbers so that Excel keeps the zero',
    text: 'Họ và tên,SĐT,Số CCCD\nVương Thị Hằng,\t0919888999,\t001190001234\n"Giáp Văn Hải","\t0919888777","\t001085004321"\n',
    outcome: {
      rows: [
        { clientName: 'Vương Thị Hằng', phone: '0919888999' },
        { clientName: 'Giáp Văn Hải', phone: '0919888777' },
      ],
      tells: ['columns left out: Số CCCD'],
    },
  },
  {
    name: '12 Empty rows of a program that quotes every cell',
    text: '"Họ và tên","SĐT","Email"\n"","",""\n"Tiêu Thị Hường","0921999000",""\n"","",""\n" "," "," "\n',
    outcome: { rows: [{ clientName: 'Tiêu Thị Hường', phone: '0921999000' }] },
  },
  {
    name: '13 Full-width commas of a Chinese keyboard',
    text: 'Họ và tên，SĐT，Dị ứng\nLục Thị Hoan，0922111000，sữa、trứng\n',
    outcome: { rows: [], tells: ['columns left out: Họ và tên，SĐT，Dị ứng'] },
  },
  {
    name: '14 The header was copied from a template with commas, the rows have semicolons',
    text: 'Họ và tên,SĐT,Dị ứng\nMã Thị Huế;0923222111;cá\nNông Văn Hành;0923222333;\n',
    outcome: {
      rows: [
        { allergies: ['cá'], clientName: 'Mã Thị Huế', phone: '0923222111' },
        { clientName: 'Nông Văn Hành', phone: '0923222333' },
      ],
    },
  },
  {
    name: '15 MySQL writes \\N or NULL for no value',
    text: 'clientName\tphone\temail\tnotes\nPhan Thị Hỷ\t0924333222\t\\N\t\\N\nNULL\tNULL\tNULL\tNULL\nTrương Văn Hạo\t0924333444\tNULL\t\n',
    outcome: {
      rows: [
        { clientName: 'Phan Thị Hỷ', phone: '0924333222' },
        { clientName: 'Trương Văn Hạo', phone: '0924333444' },
      ],
      tells: ['columns left out: notes'],
    },
  },
  {
    name: '16 The file went through Word, which curled the quotes: they no longer guard the comma',
    text: '“Họ và tên”,“SĐT”,“Dị ứng”\n“Viên Thị Hảo”,“0925444333”,“tôm, cua”\n',
    outcome: { rows: [], tells: ['2  surplus: cua”', '2 phone phone: “0925444333”'] },
  },
  {
    name: '18 Excel with the other separator opened a comma file as one column and quoted each line whole',
    text: '"Họ và tên,SĐT,Dị ứng"\n"Đàm Thị Hoạ,0926555444,""tôm, cua"""\n"Ông Văn Hiệp,0926555666,"\n',
    outcome: {
      rows: [
        { allergies: ['tôm', 'cua'], clientName: 'Đàm Thị Hoạ', phone: '0926555444' },
        { clientName: 'Ông Văn Hiệp', phone: '0926555666' },
      ],
    },
  },
  {
    name: '20 Nicknames in quotes at the beginning of a cell, pasted as they are: one opens and never closes',
    text: 'Họ và tên\tSĐT\tGhi chú\n"Bé Na" Nguyễn Thị Na\t0927666555\tăn ít\n"Cu Tí\t0927666777\tăn "nhiều"\nLê Thị Ổi\t0927666888\t\n',
    outcome: { refused: 'openQuote' },
  },
];
