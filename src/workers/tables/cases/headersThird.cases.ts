import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const headersThird: readonly TableCase[] = [
  {
    name: '01 Unit behind a comma, in square brackets, and a bracket that is never closed',
    text: 'Họ tên;Chiều cao, cm;Cân nặng [kg];Vòng eo (cm\nNguyễn Thị Hương;157;50,5;72\nTrần Văn Lộc;169;70;86\n',
    outcome: {
      rows: [
        { clientName: 'Nguyễn Thị Hương', height: 157, weight: 50.5 },
        { clientName: 'Trần Văn Lộc', height: 169, weight: 70 },
      ],
      tells: ['columns left out: Vòng eo (cm'],
    },
  },
  {
    name: '02 Two languages in one header, parted by a slash',
    text: 'Họ và tên / Full name,Ngày sinh / Date of birth,Điện thoại / Phone,Cân nặng / Weight (kg),Chiều cao / Height (cm),Dị ứng / Allergies\nLê Thị Thanh,09/08/1992,0905333111,49.5,156,đậu phộng\n',
    outcome: {
      rows: [
        {
          allergies: ['đậu phộng'],
          clientName: 'Lê Thị Thanh',
          birthYear: 1992,
          birthMonth: 8,
          birthDay: 9,
          phone: '0905333111',
          weight: 49.5,
          height: 156,
        },
      ],
    },
  },
  {
    name: '03 Field names of a programmer, words joined with capitals, unit as the last word; or columns not taken are named',
    text: 'clientName,phoneNumber,dateOfBirth,heightCm,weightKg,foodAllergies\nPhạm Thị Nga,0936222111,1988-03-04,161,58.2,"sữa bò, trứng"\n',
    outcome: {
      rows: [
        {
          allergies: ['sữa bò', 'trứng'],
          clientName: 'Phạm Thị Nga',
          phone: '0936222111',
          birthYear: 1988,
          birthMonth: 3,
          birthDay: 4,
          height: 161,
          weight: 58.2,
        },
      ],
    },
  },
  {
    name: '04 Notion and Airtable users put a picture before each header',
    text: '👤 Họ tên,📞 SĐT,🎂 Ngày sinh,⚖\ufe0f Cân nặng (kg),📏 Chiều cao (cm),⚠\ufe0f Dị ứng\nVõ Thị Diệp,0347111222,15/06/1996,52,159,tôm\n',
    outcome: {
      rows: [
        {
          allergies: ['tôm'],
          clientName: 'Võ Thị Diệp',
          phone: '0347111222',
          birthYear: 1996,
          birthMonth: 6,
          birthDay: 15,
          weight: 52,
          height: 159,
        },
      ],
    },
  },
  {
    name: '05 Three columns of dates, that of the visit comes first',
    text: 'Ngày khám;Họ và tên;Ngày sinh;Ngày tái khám;Số điện thoại\n21/11/2026;Hoàng Văn Khải;02/03/1979;21/12/2026;0914222111\n',
    outcome: {
      rows: [
        {
          clientName: 'Hoàng Văn Khải',
          birthYear: 1979,
          birthMonth: 3,
          birthDay: 2,
          phone: '0914222111',
        },
      ],
      tells: ['columns left out: Ngày khám, Ngày tái khám'],
    },
  },
  {
    name: '06 "Địa chỉ" stands in two headers, the first is the mail address',
    text: 'Tên;Địa chỉ mail;Địa chỉ nhà;Số máy\nĐặng Thị Lài;lai.dang@gmail.com;15 Hùng Vương, Huế;0983444555\n',
    outcome: {
      rows: [{ clientName: 'Đặng Thị Lài', email: 'lai.dang@gmail.com', phone: '0983444555' }],
      tells: ['columns left out: Địa chỉ nhà'],
    },
  },
  {
    name: '07 Allergies to drugs and to foods in two columns, that of the drugs first',
    text: 'Họ và tên,Dị ứng thuốc,Dị ứng thức ăn,Thuốc đang dùng\nBùi Thị Mến,penicillin,"cua, ghẹ",metformin\n',
    outcome: {
      rows: [{ allergies: ['cua', 'ghẹ'], clientName: 'Bùi Thị Mến', medicines: ['metformin'] }],
      tells: ['columns left out: Dị ứng thuốc'],
    },
  },
  {
    name: '08 Headers with an example of what to write',
    text: 'Họ tên (viết hoa, có dấu);Ngày sinh (VD: 20/05/1990);Số ĐT (10 số);Cân nặng (VD: 55,5 kg);Chiều cao (VD: 160 cm)\nTRỊNH THỊ HOA;05/10/1986;0966333222;61,5;154\n',
    outcome: {
      rows: [
        {
          clientName: 'TRỊNH THỊ HOA',
          birthYear: 1986,
          birthMonth: 10,
          birthDay: 5,
          phone: '0966333222',
          weight: 61.5,
          height: 154,
        },
      ],
    },
  },
  {
    name: '09 The basis stands in each header behind a slash, the unit is left out',
    text: 'Thực phẩm;Kcal/100g;Protein/100g;Lipid/100g;Glucid/100g;Chất xơ/100g\nCốm Vòng;297;6,1;0,8;66,3;1,2\n',
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: { calories: 297, protein: 6.1, fat: 0.8, carbs: 66.3, fiber: 1.2 },
          name: 'Cốm Vòng',
        },
      ],
    },
  },
  {
    name: '10 Minerals in g and µg where mg is usual',
    text: 'Tên thực phẩm,Năng lượng (kcal),Đạm (g),Béo (g),Bột đường (g),Natri (g),Kali (g),Sắt (µg)\nBánh phồng tôm,465,4.5,22,61,0.82,0.15,1300\n',
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: {
            calories: 465,
            protein: 4.5,
            fat: 22,
            carbs: 61,
            sodium: 820,
            potassium: 150,
            iron: 1.3,
          },
          name: 'Bánh phồng tôm',
        },
      ],
      tells: [
        '2 nutrients.sodium converted: 0.82',
        '2 nutrients.potassium converted: 0.15',
        '2 nutrients.iron converted: 1300',
      ],
    },
  },
  {
    name: '11 Three columns of names; the Vietnamese one comes last',
    text: 'Mã số,Tên tiếng Anh,Tên khoa học,Tên thực phẩm,Energy (kcal),Protein (g),Lipid (g),Carbohydrate (g)\n4099,Water mimosa,Neptunia oleracea,Rau nhút nhà trồng,28,5.1,0.4,1.8\n',
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: { calories: 28, protein: 5.1, fat: 0.4, carbs: 1.8 },
          code: '4099',
          nameEn: 'Water mimosa',
          scientificName: 'Neptunia oleracea',
          name: 'Rau nhút nhà trồng',
        },
      ],
    },
  },
  {
    name: '12 Two measures in one column; the BMI beside is no weight',
    text: 'Họ và tên;Năm sinh;Cao/Nặng;BMI;SĐT\nKiều Thị Oanh;1990;158/52;20,8;0904555666\nMạc Văn Phong;1984;172/80,5;27,2;0904555777\n',
    outcome: {
      rows: [
        { clientName: 'Kiều Thị Oanh', birthYear: 1990, phone: '0904555666' },
        { clientName: 'Mạc Văn Phong', birthYear: 1984, phone: '0904555777' },
      ],
      tells: ['columns left out: Cao/Nặng, BMI'],
    },
  },
  {
    name: '13 Official forms number their columns in a line below the header',
    text: 'TT;Họ và tên;Năm sinh;Cân nặng (kg);Chiều cao (cm);Ghi chú\n(1);(2);(3);(4);(5);(6)\n1;Lương Thị Thoa;1972;55;152;ăn nhạt\n2;Cầm Văn Bun;1966;63;165;\n',
    outcome: {
      rows: [
        { clientName: 'Lương Thị Thoa', birthYear: 1972, weight: 55, height: 152 },
        { clientName: 'Cầm Văn Bun', birthYear: 1966, weight: 63, height: 165 },
      ],
      tells: ['headerAgain: 2', 'columns left out: TT, Ghi chú'],
    },
  },
  {
    name: '14 Headings of groups stand between the rows',
    text: 'STT;Họ và tên;SĐT;Mục tiêu\nI;NHÓM GIẢM CÂN;;\n1;Tạ Thị Hiên;0918333111;giảm cân\n2;Vi Văn Lả;0918333222;giảm cân\nII;NHÓM TĂNG CÂN;;\n1;Hà Thị Mây;0918333333;tăng cân\n',
    outcome: {
      rows: [
        { goals: ['giảm cân'], clientName: 'Tạ Thị Hiên', phone: '0918333111' },
        { goals: ['giảm cân'], clientName: 'Vi Văn Lả', phone: '0918333222' },
        { goals: ['tăng cân'], clientName: 'Hà Thị Mây', phone: '0918333333' },
      ],
      tells: [
        'columns left out: STT',
        '2 clientName noRecord: NHÓM GIẢM CÂN',
        '5 clientName noRecord: NHÓM TĂNG CÂN',
      ],
    },
  },
  {
    name: '15 Lunar and solar birthday; the lunar one comes first',
    text: 'Họ và tên;Ngày sinh âm lịch;Ngày sinh dương lịch;SĐT\nPhùng Văn Bách;12/8/1960;02/10/1960;0913777888\n',
    outcome: {
      rows: [
        {
          clientName: 'Phùng Văn Bách',
          birthYear: 1960,
          birthMonth: 10,
          birthDay: 2,
          phone: '0913777888',
        },
      ],
      tells: ['columns left out: Ngày sinh âm lịch'],
    },
  },
  {
    name: '16 A row of weighings: the last one counts, and it is empty for one person',
    text: 'Họ và tên;SĐT;Cân nặng lần 1 (kg);Cân nặng lần 2 (kg);Cân nặng lần 3 (kg)\nThái Thị Ngân;0907111333;64;62,5;60,8\nÔn Văn Quang;0907111444;90;88;\n',
    outcome: {
      rows: [
        { clientName: 'Thái Thị Ngân', phone: '0907111333' },
        { clientName: 'Ôn Văn Quang', phone: '0907111444' },
      ],
      tells: ['columns left out: Cân nặng lần 1 (kg), Cân nặng lần 2 (kg), Cân nặng lần 3 (kg)'],
    },
  },
  {
    name: '17 Money in thousands of dong, and 1.199 is one thousand one hundred and ninety-nine of them',
    text: 'Ngày đặt;Khách hàng;SĐT;Gói;Thành tiền (nghìn đồng)\n28/11/2026;Nguyễn Thị Yến;0911222333;Thực đơn 1 tháng;1.199\n29/11/2026;Trần Văn Hậu;0911222444;Tư vấn;499\n',
    outcome: {
      rows: [
        { clientName: 'Nguyễn Thị Yến', phone: '0911222333' },
        { clientName: 'Trần Văn Hậu', phone: '0911222444' },
      ],
      tells: ['columns left out: Ngày đặt, Gói, Thành tiền (nghìn đồng)'],
    },
  },
  {
    name: '18 The edible part is what the refuse leaves: 30 % edible is 70 % refuse',
    text: 'Tên thực phẩm;Tỷ lệ ăn được (%);Năng lượng (kcal);Đạm (g);Béo (g);Bột đường (g)\nSầu riêng hạt lép;30;147;1,5;5,3;27,1\nVải thiều;61;66;0,8;0,4;16,5\n',
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: { calories: 147, protein: 1.5, fat: 5.3, carbs: 27.1 },
          name: 'Sầu riêng hạt lép',
        },
        { nutrients: { calories: 66, protein: 0.8, fat: 0.4, carbs: 16.5 }, name: 'Vải thiều' },
      ],
      tells: ['columns left out: Tỷ lệ ăn được (%)'],
    },
  },
  {
    name: "19 A child of eighteen months beside its mother: months are no years, her age is not the child's",
    text: 'Họ và tên bé;Tháng tuổi;Cân nặng (kg);Họ tên mẹ;Tuổi mẹ;SĐT mẹ\nNguyễn Gia Bảo;18;10,8;Lê Thị Thu;31;0934666777\n',
    outcome: {
      rows: [{ clientName: 'Nguyễn Gia Bảo', birthYear: 2025, birthMonth: 5, weight: 10.8 }],
      tells: ['columns left out: Họ tên mẹ, Tuổi mẹ, SĐT mẹ', '2 birthYear birthOfAge: 18'],
    },
  },
  {
    name: '20 A column for each allergy with a cross in it',
    text: 'Họ và tên,SĐT,Dị ứng tôm,Dị ứng sữa,Không dị ứng\nLộc Thị Mai,0939111222,x,,\nMùa A Páo,0939111333,,x,\nLý Thị Sua,0939111444,,,x\n',
    outcome: {
      rows: [
        { clientName: 'Lộc Thị Mai', phone: '0939111222' },
        { clientName: 'Mùa A Páo', phone: '0939111333' },
        { clientName: 'Lý Thị Sua', phone: '0939111444' },
      ],
      tells: ['columns left out: Dị ứng tôm, Dị ứng sữa, Không dị ứng'],
    },
  },
];
