import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const encodingsThird: readonly TableCase[] = [
  {
    name: '01 Notepad of Windows 11: UTF-8 without a mark, with curled quotes, dash, ellipsis and fractions',
    text: 'Gỏi cuốn “chay” – món khai vị…\r\nKhẩu phần: 4\r\nNguyên liệu\r\n½ củ cà rốt\r\n200 g bún\r\n1½ muỗng canh tương đen\r\nCách làm\r\nCuốn lại, chấm tương.\r\n',
    kind: 'text',
    outcome: {
      text: 'Gỏi cuốn “chay” – món khai vị…\nKhẩu phần: 4\nNguyên liệu\n½ củ cà rốt\n200 g bún\n1½ muỗng canh tương đen\nCách làm\nCuốn lại, chấm tương.\n',
    },
  },
  {
    name: "02 Mark, two bytes a letter and Excel's sep line together",
    base64:
      '//5zAGUAcAA9ADsADQAKAEgAzR4gAHYA4AAgAHQA6gBuADsAUwAQAVQAOwBEAMseIADpHm4AZwANAAoATACwAaEBbgBnACAAVABoAMseIABUAGgAoQFtADsAMAA5ADMAMQAxADEAMQAyADIAMgA7AHQA9ABtACwAIABjAHUAYQANAAoAEAFpAG4AaAAgAFYAAwFuACAATgBnAOEAdAA7ADAAOQAzADEAMQAxADEAMwAzADMAOwANAAoA',
    outcome: {
      rows: [
        { allergies: ['tôm', 'cua'], clientName: 'Lương Thị Thơm', phone: '0931111222' },
        { clientName: 'Đinh Văn Ngát', phone: '0931111333' },
      ],
    },
  },
  {
    name: '03 Excel "Text (Tab delimited)" on a Vietnamese Windows; CC is the grave tone here and Ì in windows-1252',
    base64:
      'SG/yIHbgIHTqbglT9Owg8Gnq8m4gdGhvYfJpCU5n4Hkgc2luaAlEafIg/exuZw0KTG/MIFRoafIgTXnSCTA5NjMxMTEyMjIJMDIvMDkvMTk5MQlt4+xtIHT0bQ0KR2ngbmcgQSBQaP3SCTA5NjMxMTEzMzMJMTUvMDEvMTk4NAkNCg==',
    outcome: {
      rows: [
        {
          allergies: ['mắm tôm'],
          clientName: 'Lò Thị Mỷ',
          phone: '0963111222',
          birthYear: 1991,
          birthMonth: 9,
          birthDay: 2,
        },
        {
          clientName: 'Giàng A Phử',
          phone: '0963111333',
          birthYear: 1984,
          birthMonth: 1,
          birthDay: 15,
        },
      ],
      tells: [
        'guessed: Họ và tên\tSố điện thoại\tNgày sinh\tDị ứng ⏎ Lò Thị Mỷ\t0963111222\t02/09/1991\tmắm tôm',
      ],
    },
  },
  {
    name: '04 Excel\'s "CSV (MS-DOS)": the DOS code page, question marks for the rest',
    base64:
      'SD8gdoUgdIhuLFM/ID9pP24gdGhvP2ksTj9tIHNpbmgsRD8gP25nDQpOZ3V5P24gVGg/IExhbiwwOTEyMzQ1Njc4LDE5ODUsdJNtDQpWkyBWP24gSKAsMDk4MzExMTIyMiwxOTkwLHM/YSBilQ0K',
    outcome: {
      rows: [],
      tells: [
        'lost: H? vẦ tẼn,S? ?i?n tho?i,N?m sinh,D? ?ng ⏎ Nguy?n Th? Lan,0912345678,1985,tỘm ⏎ VỘ V?n HÕ,0983111222,1990,s?a bỚ',
        'guessed: H? vẦ tẼn,S? ?i?n tho?i,N?m sinh,D? ?ng ⏎ Nguy?n Th? Lan,0912345678,1985,tỘm',
        'columns left out: H? vẦ tẼn, S? ?i?n tho?i, N?m sinh, D? ?ng',
      ],
    },
  },
  {
    name: '05 Excel for Mac, "Comma Separated Values": Mac Roman with an underline for each lost letter',
    base64:
      'SF8gdoggdJBuO1NfIF9pX24gdGhvX2k7Tl9tIHNpbmg7RF8gX25nDU5ndXlfbiBUaF8gTGFuOzA5MTIzNDU2Nzg7MTk4NTt0mW0NVHJfbiBWX24gSF9uZzswOTgzMTExMjIyOzE5OTA7Y4cgaF9pDQ==',
    outcome: {
      rows: [],
      tells: [
        'lost: H_ vˆ t\ufffdn;S_ _i_n tho_i;N_m sinh;D_ _ng ⏎ Nguy_n Th_ Lan;0912345678;1985;t\ufffdm',
        'guessed: H_ vˆ t\ufffdn;S_ _i_n tho_i;N_m sinh;D_ _ng ⏎ Nguy_n Th_ Lan;0912345678;1985;t\ufffdm',
        'columns left out: H_ vˆ t\ufffdn, S_ _i_n tho_i, N_m sinh, D_ _ng',
      ],
    },
  },
  {
    name: "06 The iPhone's Notes export U+FFFC for each picture, and no-break blanks behind the bullets",
    text: 'Bánh xèo\n4 người\n\ufffc\nNguyên liệu\n◦ 300 g bột gạo\n◦\u00a0200 g tôm biển\n◦\u00a0\u00a0100 g giá đỗ\n\ufffc\ufffc\nCách làm\nĐổ bánh, lửa vừa.\n',
    kind: 'text',
    outcome: {
      text: 'Bánh xèo\n4 người\n\nNguyên liệu\n◦ 300 g bột gạo\n◦\u00a0200 g tôm biển\n◦\u00a0\u00a0100 g giá đỗ\n\nCách làm\nĐổ bánh, lửa vừa.\n',
    },
  },
  {
    name: '07 No line end after the last row',
    text: 'Tên thực phẩm,Năng lượng (kcal),Đạm (g),Béo (g)\nChả cá Lã Vọng,152,17.5,8.1\nNem chua Thanh Hoá,137,21.7,3.7',
    kind: 'foods',
    outcome: {
      rows: [
        { nutrients: { calories: 152, protein: 17.5, fat: 8.1 }, name: 'Chả cá Lã Vọng' },
        { nutrients: { calories: 137, protein: 21.7, fat: 3.7 }, name: 'Nem chua Thanh Hoá' },
      ],
    },
  },
  {
    name: '08 The mark stands before an opening quote, which then no longer begins the cell for a naive reader',
    base64: '77u/Ikjhu40gdsOgIHTDqm4iLCJTxJBUIg0KIlThuqEsIFRo4buLIE5ow6BuIiwiMDkzMjIyMjMzMyINCg==',
    outcome: { rows: [{ clientName: 'Tạ, Thị Nhàn', phone: '0932222333' }] },
  },
  {
    name: '09 The download failed: an empty file, or one with nothing but the mark',
    text: '',
    outcome: { refused: 'empty' },
  },
  {
    name: '10 A PDF that was renamed so that the dialog would take it',
    base64:
      'JVBERi0xLjcKJeLjz9MKMSAwIG9iago8PC9UeXBlL0NhdGFsb2cvUGFnZXMgMiAwIFI+PgplbmRvYmoKMiAwIG9iago8PC9UeXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PgplbmRvYmoK',
    kind: 'text',
    outcome: { refused: 'unreadable' },
  },
  {
    name: '11 Bullets, dash, fractions and no-break blank of windows-1258 carry the amounts',
    base64:
      'WPRpIPDi8nUgeGFuaA0KNCBuZ/31zGkNCk5ndXnqbiBsaerydQ0KlSAxvSBjaOluIGdh8m8gburscA0KlSAxNTAgliAyMDAgZyDw4vJ1IHhhbmgNCpWgvCBtdfTebmcgY+AgcGjqIG119OxpDQpD4WNoIGzgbQ0K0PTMIGNo7W4uDQo=',
    kind: 'text',
    outcome: {
      text: 'Xôi đậu xanh\n4 người\nNguyên liệu\n• 1½ chén gạo nếp\n• 150 – 200 g đậu xanh\n•\u00a0¼ muỗng cà phê muối\nCách làm\nĐồ chín.\n',
      tells: ['guessed: Xôi đậu xanh ⏎ 4 người'],
    },
  },
  {
    name: '12 A program put its mark before a file that had one',
    base64: '77u/77u/SOG7jSB2w6AgdMOqbjtTxJBUDQpLaHXhuqV0IFRo4buLIFTDrG5oOzA5MzMzMzM0NDQNCg==',
    outcome: { rows: [{ clientName: 'Khuất Thị Tình', phone: '0933333444' }] },
  },
  {
    name: '13 VISCII, in use abroad before Unicode; all tones in one byte',
    base64:
      'VGi4dCBn4CBraG8gZ9duZw0KMyBuZ9+2aQ0KTmd1eepuIGxprnUNCjQwMCBnIHRouHQgZ+ANCjMwIGcgZ9duZw0KMiBtdbJuZyBjYW5oIG7fvmMgbaFtDQpD4WNoIGzgbQ0KS2hvIGzYYSBuaPYuDQo=',
    kind: 'text',
    outcome: {
      text: 'Thịt gà kho gừng\n3 người\nNguyên liệu\n400 g thịt gà\n30 g gừng\n2 muỗng canh nước mắm\nCách làm\nKho lửa nhỏ.\n',
      tells: ['guessed: Thịt gà kho gừng ⏎ 3 người'],
    },
  },
  {
    name: '14 The raw text of a mail, one letter broken over a soft line end',
    text: 'Th=E1=BB=8Bt l=E1=BB=A3n rim\r\n4 ng=C6=B0=E1=BB=9Di\r\nNguy=C3=AAn li=E1=BB=87u\r\n500 g th=E1=BB=8Bt l=E1=\r\n=BB=A3n n=E1=BA=A1c\r\n2 mu=E1=BB=97ng canh n=C6=B0=E1=BB=9Bc m=E1=BA=AFm\r\nC=C3=A1ch l=C3=A0m\r\nRim c=E1=BA=A1n.\r\n',
    kind: 'text',
    outcome: {
      text: 'Thịt lợn rim\n4 người\nNguyên liệu\n500 g thịt lợn nạc\n2 muỗng canh nước mắm\nCách làm\nRim cạn.\n',
      tells: [
        'repaired: Thịt lợn rim ⏎ 4 người ⏎ Nguyên liệu ⏎ 500 g thịt lợn nạc ⏎ 2 muỗng canh nước mắm',
      ],
    },
  },
  {
    name: '15 A script wrote JSON escapes into a CSV',
    text: 'name,phone,allergies\nNguy\\u1ec5n Th\\u1ecb L\\u1ee5a,0934444555,\\u0111\\u1eadu ph\\u1ed9ng\n',
    outcome: {
      rows: [{ allergies: ['đậu phộng'], clientName: 'Nguyễn Thị Lụa', phone: '0934444555' }],
      tells: ['repaired: Nguyễn Thị Lụa,0934444555,đậu phộng'],
    },
  },
  {
    name: '16 An odd number of bytes: the download broke off within a letter',
    base64:
      '//5IAM0eIAB2AOAAIAB0AOoAbgA7AFMAEAFUADsARADLHiAA6R5uAGcADQAKAFMApx5tACAAVABoAMseIABUAGgAdQA7ADAAOQAzADUANQA1ADUANgA2ADYAOwBsAKEeYwANAAoATQChHmMAIABUAGgAyx4gABAB9ABuAGcAOwAwADkAMwA1ADUANQA1ADcANwA3ADsAcwDvHmEAIABiAPI=',
    outcome: {
      rows: [{ allergies: ['lạc'], clientName: 'Sầm Thị Thu', phone: '0935555666' }],
      tells: ['lost: Mạc Thị Đông;0935555777;sữa b\ufffd', '3 allergies lostLetters: sữa b\ufffd'],
    },
  },
  {
    name: "17 A Japanese clinic's Excel: no Vietnamese code page fits",
    base64:
      'TmFtZSxQaG9uZSxBZGRyZXNzDQqTY5KGidSOcSwwOTM2NjY2Nzc3LJOMi54NClRyYW4gVGhpIEhvYSwwOTM2NjY2ODg4LEhhIE5vaQ0K',
    outcome: {
      rows: [{ clientName: 'Tran Thi Hoa', phone: '0936666888' }],
      tells: [
        'lost: “c’†‰Ô\ufffdq,0936666777,“Œ‹\ufffd',
        'guessed: “c’†‰Ô\ufffdq,0936666777,“Œ‹\ufffd',
        'columns left out: Address',
        '2 clientName lostLetters: “c’†‰Ô\ufffdq',
      ],
    },
  },
  {
    name: '18 F5, FD and E3 are õ, ý, ã in windows-1252 and ơ, ư, ă in windows-1258: both give names that may be',
    base64:
      'TmFtZSxQaG9uZSxOb3RlDQpW9SBIb+BuZyBM/SwwOTM3Nzc3ODg4LONuIGNoYXkNCkzqIE5o4ywwOTM3Nzc3OTk5LA0K',
    outcome: {
      rows: [
        { clientName: 'Vơ Hoàng Lư', phone: '0937777888' },
        { clientName: 'Lê Nhă', phone: '0937777999' },
      ],
      tells: [
        'guessed: Vơ Hoàng Lư,0937777888,ăn chay ⏎ Lê Nhă,0937777999,',
        'columns left out: Note',
      ],
    },
  },
  {
    name: '19 Oracle and old MySQL write an emoji as two halves of three bytes each, which is no valid UTF-8',
    base64:
      'SOG7jSB2w6AgdMOqbjtTxJBUO0doaSBjaMO6DQpIb8OgbmcgVGjhu4sgTmfhu410OzA5Mzg4ODg5OTk7dGjDrWNoIGLDoW5oIO2gve24iyDDrXQgxJHGsOG7nW5nDQrEkG/DoG4gVsSDbiBCw7lpOzA5Mzg4ODg3Nzc7xINuIG5o4bqhdA0K',
    outcome: {
      rows: [
        { clientName: 'Hoàng Thị Ngọt', phone: '0938888999' },
        { clientName: 'Đoàn Văn Bùi', phone: '0938888777' },
      ],
      tells: [
        'mixed: Hoàng Thị Ngọt;0938888999;thích bánh 😋 ít đường',
        'columns left out: Ghi chú',
      ],
    },
  },
  {
    name: '20 A script put Latin-1 no-break blanks and a ½ into a UTF-8 text',
    base64:
      'Q2FuaCByYXUgbmfDs3QKNCBuZ8aw4budaQpOZ3V5w6puIGxp4buHdQozMDCgZyByYXUgbmfDs3QKMTAwIGcgdGjhu4t0IGzhu6NuIHhheQq9IHRow6xhIGPDoCBwaMOqIG114buRaQpDw6FjaCBsw6BtCk7huqV1IDEwoHBow7p0Lgo=',
    kind: 'text',
    outcome: {
      text: 'Canh rau ngót\n4 người\nNguyên liệu\n300\u00a0g rau ngót\n100 g thịt lợn xay\n½ thìa cà phê muối\nCách làm\nNấu 10\u00a0phút.\n',
      tells: ['mixed: 300\u00a0g rau ngót ⏎ ½ thìa cà phê muối ⏎ Nấu 10\u00a0phút.'],
    },
  },
];
