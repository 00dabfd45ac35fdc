import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const headersSecond: readonly TableCase[] = [
  {
    name: '01 No blank before the bracket; brackets in full width; "Kg" with a capital',
    text: 'Họ tên;Chiều cao(cm);Cân nặng（Kg）\nNguyễn Thị Sương;159;51,5\n',
    outcome: { rows: [{ clientName: 'Nguyễn Thị Sương', height: 159, weight: 51.5 }] },
  },
  {
    name: '02 Short words "Cao" and "Nặng"; more measures beside',
    text: 'Tên,Cao,Nặng,Vòng eo (cm),Mỡ cơ thể (%)\nTrần Văn Trị,172,75,88,24\n',
    outcome: {
      rows: [{ clientName: 'Trần Văn Trị', height: 172, weight: 75 }],
      tells: ['columns left out: Vòng eo (cm), Mỡ cơ thể (%)'],
    },
  },
  {
    name: '03 Wrapped headers with Alt+Enter',
    text: 'Họ và tên,"Cân nặng\n(kg)","Chiều\ncao\n(cm)","Ngày sinh\n(dd/mm/yyyy)"\nLê Thị Tuyết,48.6,153,07/11/1998\n',
    outcome: {
      rows: [
        {
          clientName: 'Lê Thị Tuyết',
          weight: 48.6,
          height: 153,
          birthYear: 1998,
          birthMonth: 11,
          birthDay: 7,
        },
      ],
    },
  },
  {
    name: '04 Words of clinic forms with remarks in brackets',
    text: 'Khách hàng;Điện thoại liên hệ;Ngày/tháng/năm sinh;Giới tính (Nam/Nữ);Email (nếu có);Tiền sử dị ứng;Bệnh lý nền\nPhạm Văn Vinh;0962111333;09/10/1971;Nam;;hải sản;tăng huyết áp\n',
    outcome: {
      rows: [
        {
          medicalConditions: ['tăng huyết áp'],
          allergies: ['hải sản'],
          clientName: 'Phạm Văn Vinh',
          phone: '0962111333',
          birthYear: 1971,
          birthMonth: 10,
          birthDay: 9,
          gender: 'male',
        },
      ],
    },
  },
  {
    name: '05 Google Forms: whole questions as headers',
    text: 'Dấu thời gian,Họ và tên của bạn là gì? *,Bạn cao bao nhiêu? (cm),Bạn nặng bao nhiêu? (kg),Bạn có dị ứng thực phẩm nào không?,Số điện thoại / Zalo\n21/11/2026 9:05:33,Vũ Thị Xuyến,161,56,"Có, sữa bò",0979555444\n',
    outcome: {
      rows: [{ clientName: 'Vũ Thị Xuyến', height: 161, weight: 56, phone: '0979555444' }],
      tells: ['columns left out: Dấu thời gian, Bạn có dị ứng thực phẩm nào không?'],
    },
  },
  {
    name: '06 Export of a point-of-sale program: "Mã khách hàng" before "Tên khách hàng"',
    text: 'Loại khách,Chi nhánh tạo,Mã khách hàng,Tên khách hàng,Điện thoại,Địa chỉ,Khu vực giao hàng,Phường/Xã,Công ty,Mã số thuế,Số CMND/CCCD,Ngày sinh,Giới tính,Email,Ghi chú\nCá nhân,Trung tâm,KH000123,Đoàn Thị Yên,0945666777,45 Trần Phú,Đà Nẵng - Quận Hải Châu,Phường Thạch Thang,,,048190001234,14/02/1990,Nữ,yen.doan@gmail.com,ăn nhạt\n',
    outcome: {
      rows: [
        {
          clientName: 'Đoàn Thị Yên',
          phone: '0945666777',
          birthYear: 1990,
          birthMonth: 2,
          birthDay: 14,
          gender: 'female',
          email: 'yen.doan@gmail.com',
        },
      ],
      tells: [
        'columns left out: Loại khách, Chi nhánh tạo, Mã khách hàng, Địa chỉ, Khu vực giao hàng, Phường/Xã, Số CMND/CCCD, Ghi chú',
      ],
    },
  },
  {
    name: '07 Column names of data people with the unit behind the underscore; empty is unknown, not 0',
    text: 'name_vi,energy_kcal,protein_g,fat_g,carbohydrate_g,fiber_g,calcium_mg,sodium_mg,refuse_pct\nRau sam,21,1.4,0.3,3.4,,85,,15\n',
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: { calories: 21, protein: 1.4, fat: 0.3, carbs: 3.4, calcium: 85 },
          name: 'Rau sam',
        },
      ],
      tells: ['columns left out: refuse_pct'],
    },
  },
  {
    name: '08 USDA SR28 abbreviated headers',
    text: 'NDB_No,Shrt_Desc,Energ_Kcal,Protein_(g),Lipid_Tot_(g),Carbohydrt_(g),Fiber_TD_(g),Sodium_(mg),Potassium_(mg)\n11457,"SPINACH,RAW",23,2.86,0.39,3.63,2.2,79,558\n',
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: {
            calories: 23,
            protein: 2.86,
            fat: 0.39,
            carbs: 3.63,
            fiber: 2.2,
            sodium: 79,
            potassium: 558,
          },
          name: 'SPINACH,RAW',
        },
      ],
      tells: ['columns left out: NDB_No'],
    },
  },
  {
    name: '09 Open Food Facts: kcal and kJ columns beside each other, sodium in grams',
    text: 'product_name,energy-kcal_100g,energy-kj_100g,fat_100g,carbohydrates_100g,sugars_100g,proteins_100g,salt_100g,sodium_100g\nMì Hảo Vị,450,1883,18,62,4,9,4.5,1.8\n',
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: { calories: 450, fat: 18, carbs: 62, sugar: 4, protein: 9, sodium: 1800 },
          name: 'Mì Hảo Vị',
        },
      ],
      tells: ['columns left out: energy-kj_100g, sodium_100g', '2 nutrients.sodium converted: 4.5'],
    },
  },
  {
    name: '10 Greek mu, mcg, and IU (40 IU = 1 µg) in one table',
    text: 'Tên thực phẩm;Vitamin A (μg);Vitamin B12 (mcg);Vitamin D (IU);Sắt (mg);Kẽm (mg)\nGan vịt luộc;9800;50;40;25;3,1\n',
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: { vitaminA: 9800, vitaminB12: 50, iron: 25, zinc: 3.1 },
          name: 'Gan vịt luộc',
        },
      ],
      tells: ['otherUnit: Vitamin D (IU)', 'columns left out: Vitamin D (IU)'],
    },
  },
  {
    name: '11 The older Vietnamese terms of the Institute of Nutrition',
    text: 'Thực phẩm;Calo;Protid;Lipid;Glucid;Cellulose\nCá rô đồng;126;19,1;5,5;0;0\n',
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: { calories: 126, protein: 19.1, fat: 5.5, carbs: 0, fiber: 0 },
          name: 'Cá rô đồng',
        },
      ],
    },
  },
  {
    name: '12 Numbered questions with stars and colons',
    text: '1. Họ và tên (*);2. Số ĐT:;3. Năm sinh;4. Cân nặng (kg) *;5. Chiều cao (cm) *\nHà Thị Ánh;0917123321;1984;57;155\n',
    outcome: {
      rows: [
        { clientName: 'Hà Thị Ánh', phone: '0917123321', birthYear: 1984, weight: 57, height: 155 },
      ],
    },
  },
  {
    name: '13 The header says month first; the units stand in the cells',
    text: 'Full name,Birthday (MM/DD/YYYY),Phone number,Height,Weight\nKim Ngoc Do,04/03/1990,0933111222,155 cm,47 kg\n',
    outcome: {
      rows: [{ clientName: 'Kim Ngoc Do', phone: '0933111222', height: 155, weight: 47 }],
      tells: ['columns left out: Birthday (MM/DD/YYYY)'],
    },
  },
  {
    name: '14 Day, month, year in three columns below one header',
    text: 'TT;Họ và tên;Ngày sinh;;;SĐT\n;;Ngày;Tháng;Năm;\n1;Bế Thị Mai;5;11;1989;0915111333\n2;Nông Văn Sáng;31;1;1977;0915111444\n',
    outcome: {
      rows: [
        {
          clientName: 'Bế Thị Mai',
          birthYear: 1989,
          birthMonth: 11,
          birthDay: 5,
          phone: '0915111333',
        },
        {
          clientName: 'Nông Văn Sáng',
          birthYear: 1977,
          birthMonth: 1,
          birthDay: 31,
          phone: '0915111444',
        },
      ],
      tells: ['columns left out: TT'],
    },
  },
  {
    name: '15 Commune lists write the year of birth in the column "Nam" or "Nữ"',
    text: 'STT;Họ và tên;Năm sinh;;Địa chỉ;Điện thoại\n;;Nam;Nữ;;\n1;Đinh Văn Toản;1968;;Thôn Đoài;0972333111\n2;Chu Thị Huyền;;1973;Thôn Đông;0972333222\n',
    outcome: {
      rows: [
        { clientName: 'Đinh Văn Toản', birthYear: 1968, gender: 'male', phone: '0972333111' },
        { clientName: 'Chu Thị Huyền', birthYear: 1973, gender: 'female', phone: '0972333222' },
      ],
      tells: ['columns left out: STT, Địa chỉ'],
    },
  },
  {
    name: '16 Headers from a web page: NFD, nbsp, U+200B, U+00D0',
    text: 'Họ và tên​,Số điện thoại,"Chiều cao (cm) ",Ðịa chỉ\nLục Thị Vóc,0988222111,149,Bản Lác\n',
    outcome: {
      rows: [{ clientName: 'Lục Thị Vóc', phone: '0988222111', height: 149 }],
      tells: ['columns left out: Ðịa chỉ'],
    },
  },
  {
    name: '17 Figures per serving, with another serving in each row',
    text: 'Tên món;Khẩu phần (g);Năng lượng (kcal/khẩu phần);Đạm (g/khẩu phần)\nPhở gà;450;405;27\nBánh giò;180;342;9,9\n',
    kind: 'foods',
    outcome: {
      rows: [
        { nutrients: {}, name: 'Phở gà' },
        { nutrients: {}, name: 'Bánh giò' },
      ],
      tells: ['columns left out: Năng lượng (kcal/khẩu phần), Đạm (g/khẩu phần)'],
    },
  },
  {
    name: '18 The table lies on its side',
    text: 'Họ và tên,Lê Thị Mây,Lê Văn Gió\nNăm sinh,1990,1986\nChiều cao (cm),156,170\nCân nặng (kg),50,66\n',
    outcome: { refused: 'turned' },
  },
  {
    name: '19 Header and cells disagree: 165 "m", 61 "g"',
    text: 'Họ và tên;Chiều cao (m);Cân nặng (g)\nHồ Văn Đá;165;58000\nY Thị Nước;1,58;49500\nBlô Văn Rẫy;16,5;61\n',
    outcome: {
      rows: [{ clientName: 'Y Thị Nước', height: 158, weight: 49.5 }],
      tells: [
        '2 height range: 16500',
        '2 height metres: 165',
        '2 weight converted: 58000',
        '3 height metres: 1,58',
        '3 weight converted: 49500',
        '4 height range: 1650',
        '4 weight range: 0.061',
        '4 height metres: 16,5',
        '4 weight converted: 61',
      ],
    },
  },
  {
    name: '20 Headers that contain each other: Béo / Béo bão hoà, Đường / Bột đường, Đạm (%)',
    text: 'Tên thực phẩm;Đạm (g);Đạm động vật (g);Béo (g);Béo bão hoà (g);Đường (g);Bột đường (g);Đạm (% năng lượng)\nSữa chua dê;3,8;3,8;4,1;2,7;4,4;5,2;21\n',
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: { protein: 3.8, fat: 4.1, saturatedFat: 2.7, sugar: 4.4, carbs: 5.2 },
          name: 'Sữa chua dê',
        },
      ],
      tells: ['columns left out: Đạm động vật (g), Đạm (% năng lượng)'],
    },
  },
];
