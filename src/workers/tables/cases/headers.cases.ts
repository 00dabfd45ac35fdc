import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const headers: readonly TableCase[] = [
  {
    name: '01 Units in brackets on both measures: both must be matched',
    text: 'Họ và tên;Chiều cao (cm);Cân nặng (kg)\nTrần Thị Bưởi;158;52,5\nLý Văn Sung;171;68\n',
    outcome: {
      rows: [
        { clientName: 'Trần Thị Bưởi', height: 158, weight: 52.5 },
        { clientName: 'Lý Văn Sung', height: 171, weight: 68 },
      ],
    },
  },
  {
    name: '02 Units written without brackets',
    text: 'Họ tên,Chiều cao cm,Cân nặng kg,Giới tính\nPhan Thị Cam,160,49,Nữ\n',
    outcome: { rows: [{ clientName: 'Phan Thị Cam', height: 160, weight: 49, gender: 'female' }] },
  },
  {
    name: '03 An English client table of an international clinic; DOB must not get lost; day/month may be asked',
    text: 'Name,DOB,Phone,Email,Gender,Height (cm),Weight (kg),Allergies\nDo Thi Kim Ngan,12/05/1990,0935123456,ngan.do@gmail.com,F,155,47,peanut\n',
    outcome: {
      rows: [
        {
          allergies: ['peanut'],
          clientName: 'Do Thi Kim Ngan',
          birthYear: 1990,
          birthMonth: 5,
          birthDay: 12,
          phone: '0935123456',
          email: 'ngan.do@gmail.com',
          gender: 'female',
          height: 155,
          weight: 47,
        },
      ],
    },
  },
  {
    name: '04 Abbreviations of paper lists: GT, Đ/c, CC, CN',
    text: 'Tên KH\tSĐT\tNgày sinh\tGT\tĐ/c\tCC\tCN\nNguyễn Văn Quýt\t0968222333\t03/04/1988\tNam\t12 Lê Lợi, Huế\t168\t70\n',
    outcome: {
      rows: [
        {
          clientName: 'Nguyễn Văn Quýt',
          phone: '0968222333',
          birthYear: 1988,
          birthMonth: 4,
          birthDay: 3,
          gender: 'male',
          height: 168,
          weight: 70,
        },
      ],
      tells: ['columns left out: Đ/c'],
    },
  },
  {
    name: '05 Headers in capitals, a running number first',
    text: 'STT;HỌ VÀ TÊN;NĂM SINH;SỐ ĐIỆN THOẠI;CÂN NẶNG;CHIỀU CAO\n1;HOÀNG THỊ LỰU;1975;0909888777;61;156\n2;ĐINH VĂN NA;1969;0918777666;74;170\n',
    outcome: {
      rows: [
        {
          clientName: 'HOÀNG THỊ LỰU',
          birthYear: 1975,
          phone: '0909888777',
          weight: 61,
          height: 156,
        },
        {
          clientName: 'ĐINH VĂN NA',
          birthYear: 1969,
          phone: '0918777666',
          weight: 74,
          height: 170,
        },
      ],
      tells: ['columns left out: STT'],
    },
  },
  {
    name: '06 Typed without accents on an office machine',
    text: 'Ho va ten,Dien thoai,Ngay sinh,Can nang,Chieu cao,Di ung\nMai Van Chanh,0777123123,01/02/1993,66,169,tom cua\n',
    outcome: {
      rows: [
        {
          allergies: ['tom cua'],
          clientName: 'Mai Van Chanh',
          phone: '0777123123',
          birthYear: 1993,
          birthMonth: 2,
          birthDay: 1,
          weight: 66,
          height: 169,
        },
      ],
    },
  },
  {
    name: '07 The header says metres; comma and point both occur',
    text: 'Họ và tên;Chiều cao (m);Cân nặng (kg)\nHồ Thị Dâu;1,62;54\nTô Văn Khế;1.75;72\n',
    outcome: {
      rows: [
        { clientName: 'Hồ Thị Dâu', height: 162, weight: 54 },
        { clientName: 'Tô Văn Khế', height: 175, weight: 72 },
      ],
      tells: ['2 height metres: 1,62', '3 height metres: 1.75'],
    },
  },
  {
    name: '08 An ordinary food table with units; written zeros are zeros',
    text: 'Tên thực phẩm;Năng lượng (kcal);Đạm (g);Béo (g);Bột đường (g);Chất xơ (g);Natri (mg)\nChả lụa nhà làm;136;21,5;5,5;0;0;520\n',
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: { calories: 136, protein: 21.5, fat: 5.5, carbs: 0, fiber: 0, sodium: 520 },
          name: 'Chả lụa nhà làm',
        },
      ],
    },
  },
  {
    name: '09 A European label: energy in kJ',
    text: 'Tên,Energy (kJ),Protein (g),Fat (g),Carbohydrate (g)\nBánh quy yến mạch,1850,7.2,18,62\n',
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: { calories: 442.2, protein: 7.2, fat: 18, carbs: 62 },
          name: 'Bánh quy yến mạch',
        },
      ],
      tells: ['2 nutrients.calories converted: 1850'],
    },
  },
  {
    name: '10 Labels give salt in g, the catalogue keeps sodium in mg',
    text: 'Tên món;kcal;Đạm;Béo;Đường bột;Muối (g)\nNước tương Bông Mai;60;8;0;7;14,5\n',
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: { calories: 60, protein: 8, fat: 0, carbs: 7, sodium: 5800 },
          name: 'Nước tương Bông Mai',
        },
      ],
      tells: ['2 nutrients.sodium converted: 14,5'],
    },
  },
  {
    name: '11 School and hospital software splits the name',
    text: 'Họ đệm;Tên;Ngày sinh;Điện thoại\nNguyễn Thị Thanh;Trà;20/11/1995;0386123456\n',
    outcome: {
      rows: [
        {
          clientName: 'Nguyễn Thị Thanh Trà',
          birthYear: 1995,
          birthMonth: 11,
          birthDay: 20,
          phone: '0386123456',
        },
      ],
    },
  },
  {
    name: '12 A title and an empty line stand above the header',
    text: 'DANH SÁCH KHÁCH HÀNG THÁNG 11/2026;;;\n;;;\nHọ và tên;SĐT;Năm sinh;Mục tiêu\nVõ Thị Sen;0941555666;1987;giảm cân\n',
    outcome: {
      rows: [
        { goals: ['giảm cân'], clientName: 'Võ Thị Sen', phone: '0941555666', birthYear: 1987 },
      ],
      tells: ['linesAbove: DANH SÁCH KHÁCH HÀNG THÁNG 11/2026'],
    },
  },
  {
    name: '13 A header of two lines, the upper one merged in Excel and so empty in CSV',
    text: 'Họ và tên;Nhân trắc;;;Xét nghiệm;\n;Cao (cm);Nặng (kg);Vòng eo (cm);Đường huyết đói (mmol/L);HbA1c (%)\nNgô Thị Mơ;154;58,2;84;6,9;6,4\n',
    outcome: {
      rows: [{ clientName: 'Ngô Thị Mơ', height: 154, weight: 58.2 }],
      tells: ['columns left out: Vòng eo (cm), Đường huyết đói (mmol/L), HbA1c (%)'],
    },
  },
  {
    name: '14 Three weight columns; the first in order is the wish, not the fact',
    text: 'Họ tên;Cân nặng mong muốn (kg);Cân nặng hiện tại (kg);Cân nặng lúc sinh (g);Chiều cao\nTrịnh Thị Đào;50;63;3100;157\n',
    outcome: {
      rows: [{ clientName: 'Trịnh Thị Đào', targetWeight: 50, weight: 63, height: 157 }],
      tells: ['columns left out: Cân nặng lúc sinh (g)'],
    },
  },
  {
    name: '15 The same header twice: of the client and of the relative',
    text: 'Họ và tên,SĐT,Họ tên người nhà,SĐT\nCao Văn Mít,0912000111,Cao Thị Ổi,0988000222\n',
    outcome: {
      rows: [{ clientName: 'Cao Văn Mít', phone: '0912000111' }],
      tells: ['columns left out: Họ tên người nhà, SĐT'],
    },
  },
  {
    name: '16 Units in a line of their own below the header',
    text: 'Tên thực phẩm,Năng lượng,Đạm,Béo,Bột đường,Canxi\n,kcal,g,g,g,mg\nSữa hạt sen,68,2.1,1.9,10.5,45\n',
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: { calories: 68, protein: 2.1, fat: 1.9, carbs: 10.5, calcium: 45 },
          name: 'Sữa hạt sen',
        },
      ],
    },
  },
  {
    name: '17 Figures per serving of 30 g: per 100 g they are more than three times as high',
    text: 'Sản phẩm;Khẩu phần (g);Calo/khẩu phần;Đạm/khẩu phần (g);Béo/khẩu phần (g);Carb/khẩu phần (g)\nThanh yến mạch Mộc;30;126;3;4,2;19,5\n',
    kind: 'foods',
    outcome: {
      rows: [{ nutrients: {}, name: 'Thanh yến mạch Mộc' }],
      tells: [
        'perServing: Calo/khẩu phần ⏎ Đạm/khẩu phần (g) ⏎ Béo/khẩu phần (g) ⏎ Carb/khẩu phần (g)',
        'columns left out: Calo/khẩu phần, Đạm/khẩu phần (g), Béo/khẩu phần (g), Carb/khẩu phần (g)',
      ],
    },
  },
  {
    name: '18 "Tuổi thai" is weeks of pregnancy, "trước mang thai" an old weight',
    text: 'Họ và tên;Tuổi thai (tuần);Tuổi;Số con;Cân nặng trước mang thai;Cân nặng\nLâm Thị Hạnh;24;29;1;51;57,5\n',
    outcome: {
      rows: [{ clientName: 'Lâm Thị Hạnh', birthYear: 1997, weight: 57.5 }],
      tells: [
        'columns left out: Tuổi thai (tuần), Số con, Cân nặng trước mang thai',
        '2 birthYear birthOfAge: 29',
      ],
    },
  },
  {
    name: '19 A list without any header: the first person must not vanish as "the header"',
    text: 'Nguyễn Thị Bòng;0912345678;1980;tôm\nLê Văn Hồng;0987123456;1991;\nPhạm Thị Thị;0901234567;2000;sữa\n',
    outcome: {
      rows: [],
      tells: [
        'noHeader: Nguyễn Thị Bòng · 0912345678 · 1980 · tôm',
        'columns left out: #1, #2, #3, #4',
      ],
    },
  },
  {
    name: '20 Overseas Vietnamese measure in feet and pounds',
    text: 'Name,Height (ft/in),Weight (lb)\nTony Trần,"5\'7""",154\nHelen Vũ,5\'2,110\n',
    outcome: {
      rows: [
        { clientName: 'Tony Trần', height: 170.2, weight: 69.85 },
        { clientName: 'Helen Vũ', height: 157.5, weight: 49.9 },
      ],
      tells: [
        '2 height converted: 5\'7"',
        '2 weight converted: 154',
        "3 height converted: 5'2",
        '3 weight converted: 110',
      ],
    },
  },
];
