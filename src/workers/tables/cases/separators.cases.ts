import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const separators: readonly TableCase[] = [
  {
    name: "01 Excel's own first line names the separator and is no data",
    text: 'sep=;\r\nHọ và tên;SĐT;Năm sinh\r\nĐặng Thị Sếp;0912345678;1985\r\n',
    outcome: { rows: [{ clientName: 'Đặng Thị Sếp', phone: '0912345678', birthYear: 1985 }] },
  },
  {
    name: '02 Commas within quotes',
    text: 'Họ và tên,Dị ứng,Cân nặng\n"Nguyễn Thị Ánh","tôm, cua",52.5\n"Trần Văn Ba",,60\n',
    outcome: {
      rows: [
        { allergies: ['tôm', 'cua'], clientName: 'Nguyễn Thị Ánh', weight: 52.5 },
        { clientName: 'Trần Văn Ba', weight: 60 },
      ],
    },
  },
  {
    name: '03 Semicolons with decimal commas: there are more commas than semicolons in a data line',
    text: 'Họ và tên;Cân nặng;Chiều cao\nLê Thị Chi;52,5;158,5\nVõ Văn Danh;70,25;1,72\n',
    outcome: {
      rows: [
        { clientName: 'Lê Thị Chi', weight: 52.5, height: 158.5 },
        { clientName: 'Võ Văn Danh', weight: 70.25, height: 172 },
      ],
      tells: ['3 height metres: 1,72'],
    },
  },
  {
    name: '04 Tabs as separator while a cell has both ; and ,',
    text: 'Họ và tên\tSĐT\tGhi chú\nPhan Thị Em\t0905222333\tăn sáng lúc 7h; trưa 12h, tối 19h\n',
    outcome: {
      rows: [{ clientName: 'Phan Thị Em', phone: '0905222333' }],
      tells: ['columns left out: Ghi chú'],
    },
  },
  {
    name: '05 Doubled quotes within quotes (RFC 4180)',
    text: 'Họ và tên,Ghi chú\nHồ Văn Gấm,"nói: ""không ăn được cá"""\n',
    outcome: { rows: [{ clientName: 'Hồ Văn Gấm' }], tells: ['columns left out: Ghi chú'] },
  },
  {
    name: '06 An address with line breaks (Alt+Enter)',
    text: 'Họ và tên,Địa chỉ,SĐT\n"Đỗ Thị Hà","Số 5 ngõ 12\nphường Láng Thượng\nHà Nội",0977111222\n',
    outcome: {
      rows: [{ clientName: 'Đỗ Thị Hà', phone: '0977111222' }],
      tells: ['columns left out: Địa chỉ'],
    },
  },
  {
    name: '07 Excel writes empty columns and rows that were once touched',
    text: 'Họ và tên;SĐT;;;\nBùi Thị Kim;0911000222;;;\nNgô Văn Lâm;0911000333;;;\n;;;;\n;;;;\n',
    outcome: {
      rows: [
        { clientName: 'Bùi Thị Kim', phone: '0911000222' },
        { clientName: 'Ngô Văn Lâm', phone: '0911000333' },
      ],
    },
  },
  {
    name: '10 Database exports use the bar',
    text: 'Họ và tên|SĐT|Năm sinh\nTạ Thị Oanh|0936111222|1994\n',
    outcome: { rows: [{ clientName: 'Tạ Thị Oanh', phone: '0936111222', birthYear: 1994 }] },
  },
  {
    name: '11 One column only: there is no separator; one name has a comma',
    text: 'Họ và tên\nPhùng Thị Quế\nCao Văn Rạng, Jr\nTừ Thị Sương\n',
    outcome: {
      rows: [
        { clientName: 'Phùng Thị Quế' },
        { clientName: 'Cao Văn Rạng, Jr' },
        { clientName: 'Từ Thị Sương' },
      ],
    },
  },
  {
    name: '12 All cells quoted, as phpMyAdmin and SSMS write',
    text: '"Họ và tên";"SĐT";"Email"\n"Uông Thị Tâm";"0388123456";"tam.uong@gmail.com"\n',
    outcome: {
      rows: [{ clientName: 'Uông Thị Tâm', phone: '0388123456', email: 'tam.uong@gmail.com' }],
    },
  },
  {
    name: '13 Some libraries quote the sep line; others write it in capitals',
    text: '"sep=,"\nHọ và tên,SĐT\nVăn Thị Uyên,0912888999\n',
    outcome: { rows: [{ clientName: 'Văn Thị Uyên', phone: '0912888999' }] },
  },
  {
    name: '14 BOM, then SEP= in capitals with a tab',
    base64:
      '77u/U0VQPQkNCkjhu40gdsOgIHTDqm4JU8SQVAlE4buLIOG7qW5nDQpYYSBUaOG7iyBWw6JuCTA4MjM0NTY3ODkJc+G7r2E7IMSR4bqtdSBuw6BuaA0K',
    outcome: {
      rows: [{ allergies: ['sữa', 'đậu nành'], clientName: 'Xa Thị Vân', phone: '0823456789' }],
    },
  },
  {
    name: '15 Typed by hand: a blank after each comma, then a quote',
    text: 'Họ và tên, SĐT, "Dị ứng", Mục tiêu\nYên Thị Xoan, 0912666777, "trứng, sữa", tăng cân\n',
    outcome: {
      rows: [
        {
          goals: ['tăng cân'],
          allergies: ['trứng', 'sữa'],
          clientName: 'Yên Thị Xoan',
          phone: '0912666777',
        },
      ],
    },
  },
  {
    name: '16 A quote within an unquoted cell is a letter',
    text: 'Họ và tên;Ghi chú;SĐT\nÁi Thị Yên;thích phở 24" Hàng Bún;0944123123\nBế Văn Ẩn;ti vi 32";0944456456\n',
    outcome: {
      rows: [
        { clientName: 'Ái Thị Yên', phone: '0944123123' },
        { clientName: 'Bế Văn Ẩn', phone: '0944456456' },
      ],
      tells: ['columns left out: Ghi chú'],
    },
  },
  {
    name: '18 One forgotten quote swallows the rest of the file',
    text: 'Họ và tên,Ghi chú,SĐT\nCồ Thị Ơn,"không ăn cay,0912000444\nDoãn Văn Ước,ăn nhạt,0912000555\nĐàm Thị Ích,,0912000666\n',
    outcome: { refused: 'openQuote' },
  },
  {
    name: '19 More commas than semicolons, even in the header',
    text: 'Họ và tên;Mục tiêu, thói quen;SĐT\nHàn Thị Ấm;giảm cân, ngủ sớm, uống nước, đi bộ;0912777000\nKha Văn Ỷ;tăng cơ, ăn đủ đạm, tập tạ;0912777111\n',
    outcome: {
      rows: [
        { clientName: 'Hàn Thị Ấm', phone: '0912777000' },
        { clientName: 'Kha Văn Ỷ', phone: '0912777111' },
      ],
      tells: ['columns left out: Mục tiêu, thói quen'],
    },
  },
];
