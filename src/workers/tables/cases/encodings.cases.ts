import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const encodings: readonly TableCase[] = [
  {
    name: '01 The plainest file: UTF-8 without a mark, as editors and scripts write it',
    base64:
      'SOG7jSB2w6AgdMOqbixT4buRIMSRaeG7h24gdGhv4bqhaSxOxINtIHNpbmgsROG7iyDhu6luZwpOZ3V54buFbiBUaOG7iyBMYW4sMDkxMjM0NTY3OCwxOTg1LHTDtG0KxJDhurduZyBWxINuIFRoxrDhu59uZywwOTgzMTExMjIyLDE5OTAsxJHhuq11IHBo4buZbmcK',
    outcome: {
      rows: [
        { allergies: ['tôm'], clientName: 'Nguyễn Thị Lan', phone: '0912345678', birthYear: 1985 },
        {
          allergies: ['đậu phộng'],
          clientName: 'Đặng Văn Thưởng',
          phone: '0983111222',
          birthYear: 1990,
        },
      ],
    },
  },
  {
    name: '02 Excel\'s "CSV UTF-8" with Vietnamese regional settings: BOM, semicolons, CRLF; the mark must not become part of the first header',
    base64:
      '77u/SOG7jSB2w6AgdMOqbjtT4buRIMSRaeG7h24gdGhv4bqhaTtOxINtIHNpbmg7ROG7iyDhu6luZw0KTmd1eeG7hW4gVGjhu4sgTGFuOzA5MTIzNDU2Nzg7MTk4NTt0w7RtDQrEkOG6t25nIFbEg24gVGjGsOG7n25nOzA5ODMxMTEyMjI7MTk5MDvEkeG6rXUgcGjhu5luZw0K',
    outcome: {
      rows: [
        { allergies: ['tôm'], clientName: 'Nguyễn Thị Lan', phone: '0912345678', birthYear: 1985 },
        {
          allergies: ['đậu phộng'],
          clientName: 'Đặng Văn Thưởng',
          phone: '0983111222',
          birthYear: 1990,
        },
      ],
    },
  },
  {
    name: '03 Excel "Unicode Text (*.txt)" is UTF-16LE with tabs',
    base64:
      '//5IAM0eIAB2AOAAIAB0AOoAbgAJAFMA0R4gABEBaQDHHm4AIAB0AGgAbwChHmkACQBOAAMBbQAgAHMAaQBuAGgACQBEAMseIADpHm4AZwANAAoATgBnAHUAeQDFHm4AIABUAGgAyx4gAEwAYQBuAAkAMAA5ADEAMgAzADQANQA2ADcAOAAJADEAOQA4ADUACQB0APQAbQANAAoAEAG3Hm4AZwAgAFYAAwFuACAAVABoALAB3x5uAGcACQAwADkAOAAzADEAMQAxADIAMgAyAAkAMQA5ADkAMAAJABEBrR51ACAAcABoANkebgBnAA0ACgA=',
    outcome: {
      rows: [
        { allergies: ['tôm'], clientName: 'Nguyễn Thị Lan', phone: '0912345678', birthYear: 1985 },
        {
          allergies: ['đậu phộng'],
          clientName: 'Đặng Văn Thưởng',
          phone: '0983111222',
          birthYear: 1990,
        },
      ],
    },
  },
  {
    name: '04 Notepad "ANSI" on a Vietnamese Windows writes windows-1258 with tone marks as bytes of their own',
    base64:
      'Q2FuaCBi7SDwb9IgbuLsdSB09G0NCjQgbmf99cxpDQpOZ3V56m4gbGnq8nUNCjMwMCBnIGLtIPBv0g0KMTUwIGcgdPRtDQoxIG119N5uZyBjYW5oIG799exjIG3j7G0NCkPhY2ggbOBtDQpO4ux1IGNo7W4gYu0sIGNobyB09G0gduBvLg0K',
    kind: 'text',
    outcome: {
      text: 'Canh bí đỏ nấu tôm\n4 người\nNguyên liệu\n300 g bí đỏ\n150 g tôm\n1 muỗng canh nước mắm\nCách làm\nNấu chín bí, cho tôm vào.\n',
      tells: ['guessed: Canh bí đỏ nấu tôm ⏎ 4 người'],
    },
  },
  {
    name: '05 Excel "CSV (Comma delimited)" on a Vietnamese Windows; names must come out in NFC',
    base64:
      'SG/yIHbgIHTqbjtT9Owg8Gnq8m4gdGhvYfJpO07jbSBzaW5oO0Rp8iD97G5nDQpOZ3V56t5uIFRoafIgTGFuOzA5MTIzNDU2Nzg7MTk4NTt09G0NCtDj8m5nIFbjbiBUaP310m5nOzA5ODMxMTEyMjI7MTk5MDvw4vJ1IHBo9PJuZw0K',
    outcome: {
      rows: [
        { allergies: ['tôm'], clientName: 'Nguyễn Thị Lan', phone: '0912345678', birthYear: 1985 },
        {
          allergies: ['đậu phộng'],
          clientName: 'Đặng Văn Thưởng',
          phone: '0983111222',
          birthYear: 1990,
        },
      ],
      tells: [
        'guessed: Họ và tên;Số điện thoại;Năm sinh;Dị ứng ⏎ Nguyễn Thị Lan;0912345678;1985;tôm',
      ],
    },
  },
  {
    name: '06 Text copied out of a Mac file name or PDF comes decomposed (NFD); foods must match and be stored in NFC',
    base64:
      'Q2FuaCBiacyBIMSRb8yJIG5hzILMgXUgdG/Mgm0KNCBuZ3XMm2/Mm8yAaQpOZ3V5ZcyCbiBsaWXMo8yCdQozMDAgZyBiacyBIMSRb8yJCjE1MCBnIHRvzIJtCjEgbXVvzILMg25nIGNhbmggbnXMm2/Mm8yBYyBtYcyGzIFtCkNhzIFjaCBsYcyAbQpOYcyCzIF1IGNoacyBbiBiacyBLCBjaG8gdG/Mgm0gdmHMgG8uCg==',
    kind: 'text',
    outcome: {
      text: 'Canh bí đỏ nấu tôm\n4 người\nNguyên liệu\n300 g bí đỏ\n150 g tôm\n1 muỗng canh nước mắm\nCách làm\nNấu chín bí, cho tôm vào.\n',
    },
  },
  {
    name: '07 "CSV (Macintosh)" has CR alone as line end: two clients, not one endless line',
    base64:
      'SOG7jSB2w6AgdMOqbixT4buRIMSRaeG7h24gdGhv4bqhaSxOxINtIHNpbmgsROG7iyDhu6luZw1OZ3V54buFbiBUaOG7iyBMYW4sMDkxMjM0NTY3OCwxOTg1LHTDtG0NxJDhurduZyBWxINuIFRoxrDhu59uZywwOTgzMTExMjIyLDE5OTAsxJHhuq11IHBo4buZbmcN',
    outcome: {
      rows: [
        { allergies: ['tôm'], clientName: 'Nguyễn Thị Lan', phone: '0912345678', birthYear: 1985 },
        {
          allergies: ['đậu phộng'],
          clientName: 'Đặng Văn Thưởng',
          phone: '0983111222',
          birthYear: 1990,
        },
      ],
    },
  },
  {
    name: '08 Excel on an English Windows writes "?" for each letter that windows-1252 lacks; the names cannot come back',
    base64:
      'SD8gduAgdOpuLFM/ID9pP24gdGhvP2ksTj9tIHNpbmgNCk5ndXk/biBUaD8gTGFuLDA5MTIzNDU2NzgsMTk4NQ0KVHI/biBWP24gSD8/bmcsMDk4MzExMTIyMiwxOTkwDQo=',
    outcome: {
      rows: [],
      tells: [
        'lost: H? và tên,S? ?i?n tho?i,N?m sinh ⏎ Nguy?n Th? Lan,0912345678,1985 ⏎ Tr?n V?n H??ng,0983111222,1990',
        'guessed: H? và tên,S? ?i?n tho?i,N?m sinh',
        'columns left out: H? và tên, S? ?i?n tho?i, N?m sinh',
      ],
    },
  },
  {
    name: '09 Old Word documents in .VnTime saved as text are TCVN3 (ABC): "300 g bÝ ®á"',
    base64:
      'Q2FuaCBi3SCu4SBuynUgdKttDQo0IG5nreppDQpOZ3V5qm4gbGnWdQ0KMzAwIGcgYt0gruENCjE1MCBnIHSrbQ0KMSBtdeduZyBjYW5oIG6t7WMgbb5tDQpDuGNoIGy1bQ0KTsp1IGNo3W4gYt0sIGNobyB0q20gdrVvLg0K',
    kind: 'text',
    outcome: {
      text: 'Canh bí đỏ nấu tôm\n4 người\nNguyên liệu\n300 g bí đỏ\n150 g tôm\n1 muỗng canh nước mắm\nCách làm\nNấu chín bí, cho tôm vào.\n',
      tells: ['guessed: Canh bí đỏ nấu tôm ⏎ 4 người'],
    },
  },
  {
    name: '10 Southern offices keep VNI-Windows texts: "300 g bí ñoû"',
    base64:
      'Q2FuaCBi7SDxb/sgbmHhdSB0b+JtDQo0IG5n9vT4aQ0KTmd1eWXibiBsaWXkdQ0KMzAwIGcgYu0g8W/7DQoxNTAgZyB0b+JtDQoxIG11b+NuZyBjYW5oIG729PljIG1h6W0NCkNh+WNoIGxh+G0NCk5h4XUgY2jtbiBi7SwgY2hvIHRv4m0gdmH4by4NCg==',
    kind: 'text',
    outcome: {
      text: 'Canh bí đỏ nấu tôm\n4 người\nNguyên liệu\n300 g bí đỏ\n150 g tôm\n1 muỗng canh nước mắm\nCách làm\nNấu chín bí, cho tôm vào.\n',
      tells: ['guessed: Canh bí đỏ nấu tôm ⏎ 4 người'],
    },
  },
  {
    name: '11 UTF-8 opened as windows-1252 and saved again as UTF-8 (double encoding)',
    base64:
      'SMOhwrvCjSB2w4PCoCB0w4PCqm4sU8OhwrvigJggw4TigJhpw6HCu+KAoW4gdGhvw6HCusKhaSxOw4TGkm0gc2luaCxEw6HCu+KAuSDDocK7wqluZw0KTmd1ecOhwrvigKZuIFRow6HCu+KAuSBMYW4sMDkxMjM0NTY3OCwxOTg1LHTDg8K0bQ0Kw4TCkMOhwrrCt25nIFbDhMaSbiBUaMOGwrDDocK7xbhuZywwOTgzMTExMjIyLDE5OTAsw4TigJjDocK6wq11IHBow6HCu+KEom5nDQo=',
    outcome: {
      rows: [
        { allergies: ['tôm'], clientName: 'Nguyễn Thị Lan', phone: '0912345678', birthYear: 1985 },
        {
          allergies: ['đậu phộng'],
          clientName: 'Đặng Văn Thưởng',
          phone: '0983111222',
          birthYear: 1990,
        },
      ],
      tells: [
        'repaired: Họ và tên,Số điện thoại,Năm sinh,Dị ứng ⏎ Nguyễn Thị Lan,0912345678,1985,tôm ⏎ Đặng Văn Thưởng,0983111222,1990,đậu phộng',
      ],
    },
  },
  {
    name: '12 An editor on a Mac saved "UTF-16" with big-endian mark',
    base64:
      '/v8ASB7NACAAdgDgACAAdADqAG4ALABTHtEAIAERAGkexwBuACAAdABoAG8eoQBpACwATgEDAG0AIABzAGkAbgBoACwARB7LACAe6QBuAGcADQAKAE4AZwB1AHkexQBuACAAVABoHssAIABMAGEAbgAsADAAOQAxADIAMwA0ADUANgA3ADgALAAxADkAOAA1ACwAdAD0AG0ADQAKARAetwBuAGcAIABWAQMAbgAgAFQAaAGwHt8AbgBnACwAMAA5ADgAMwAxADEAMQAyADIAMgAsADEAOQA5ADAALAERHq0AdQAgAHAAaB7ZAG4AZwANAAo=',
    outcome: {
      rows: [
        { allergies: ['tôm'], clientName: 'Nguyễn Thị Lan', phone: '0912345678', birthYear: 1985 },
        {
          allergies: ['đậu phộng'],
          clientName: 'Đặng Văn Thưởng',
          phone: '0983111222',
          birthYear: 1990,
        },
      ],
    },
  },
  {
    name: '13 .NET streams may write UTF-16LE without a mark: every other byte is zero',
    base64:
      'QwBhAG4AaAAgAGIA7QAgABEBzx4gAG4ApR51ACAAdAD0AG0ADQAKADQAIABuAGcAsAHdHmkADQAKAE4AZwB1AHkA6gBuACAAbABpAMcedQANAAoAMwAwADAAIABnACAAYgDtACAAEQHPHg0ACgAxADUAMAAgAGcAIAB0APQAbQANAAoAMQAgAG0AdQDXHm4AZwAgAGMAYQBuAGgAIABuALAB2x5jACAAbQCvHm0ADQAKAEMA4QBjAGgAIABsAOAAbQANAAoATgClHnUAIABjAGgA7QBuACAAYgDtACwAIABjAGgAbwAgAHQA9ABtACAAdgDgAG8ALgANAAoA',
    kind: 'text',
    outcome: {
      text: 'Canh bí đỏ nấu tôm\n4 người\nNguyên liệu\n300 g bí đỏ\n150 g tôm\n1 muỗng canh nước mắm\nCách làm\nNấu chín bí, cho tôm vào.\n',
    },
  },
  {
    name: '14 Joined by hand from two programs: CRLF and LF as record ends, LF within a quoted cell',
    base64:
      'SOG7jSB2w6AgdMOqbixT4buRIMSRaeG7h24gdGhv4bqhaSxHaGkgY2jDug0KIkzDqiBUaOG7iyBN4bqtbiIsMDkwNTEyMzQ1NiwiS2jDtG5nIMSDbiBow6BuaApraMO0bmcgxINuIHThu49pIgpQaOG6oW0gVsSDbiDhu5RpLDA5ODc2NTQzMjEsIsSDbiBuaOG6oXQiDQo=',
    outcome: {
      rows: [
        { clientName: 'Lê Thị Mận', phone: '0905123456' },
        { clientName: 'Phạm Văn Ổi', phone: '0987654321' },
      ],
      tells: ['columns left out: Ghi chú'],
    },
  },
  {
    name: '15 Another program has lost the letters before: valid UTF-8, but the allergy cannot be known',
    base64:
      'SOG7jSB2w6AgdMOqbjtT4buRIMSRaeG7h24gdGhv4bqhaTtE4buLIOG7qW5nCk5ndXnvv71uIFRo77+9IExhbjswOTEyMzQ1Njc4O3Tvv71tCg==',
    outcome: {
      rows: [],
      tells: [
        'lost: Nguy�n Th� Lan;0912345678;t�m',
        '2 clientName lostLetters: Nguy�n Th� Lan',
        '2 allergies lostLetters: t�m',
      ],
    },
  },
  {
    name: '16 Capitals with tones are lower-case codes in TCVN3 (.VnTimeH), so the header is odd in case as well',
    base64:
      'SOQgVrUgVKNOO06hTSBTSU5IO6feQSBDSNgNCk5ndXnUbiBUaN4gSK3qbmc7MTk3OTtUaLhpIELXbmgNClbyIKf4YyCnuXQ7MTk4MztItmkgUGjfbmcNCg==',
    outcome: {
      rows: [
        { clientName: 'Nguyễn Thị Hường', birthYear: 1979 },
        { clientName: 'Vũ Đức Đạt', birthYear: 1983 },
      ],
      tells: [
        'guessed: Họ Và TÊN;NĂM SINH;ĐỊA CHỈ ⏎ Nguyễn Thị Hường;1979;Thái Bình',
        'columns left out: ĐỊA CHỈ',
      ],
    },
  },
  {
    name: '17 Two exports joined with "copy a+b": a BOM and a second header in the middle',
    base64:
      '77u/SOG7jSB2w6AgdMOqbixT4buRIMSRaeG7h24gdGhv4bqhaSxOxINtIHNpbmgsROG7iyDhu6luZwpOZ3V54buFbiBUaOG7iyBMYW4sMDkxMjM0NTY3OCwxOTg1LHTDtG0KxJDhurduZyBWxINuIFRoxrDhu59uZywwOTgzMTExMjIyLDE5OTAsxJHhuq11IHBo4buZbmcK77u/SOG7jSB2w6AgdMOqbixT4buRIMSRaeG7h24gdGhv4bqhaSxOxINtIHNpbmgsROG7iyDhu6luZwpCw7lpIFRo4buLIFhvw6BpLDA5NzcwMDAxMTEsMjAwMSxz4buvYSBiw7IK',
    outcome: {
      rows: [
        { allergies: ['tôm'], clientName: 'Nguyễn Thị Lan', phone: '0912345678', birthYear: 1985 },
        {
          allergies: ['đậu phộng'],
          clientName: 'Đặng Văn Thưởng',
          phone: '0983111222',
          birthYear: 1990,
        },
        { allergies: ['sữa bò'], clientName: 'Bùi Thị Xoài', phone: '0977000111', birthYear: 2001 },
      ],
      tells: ['headerAgain: 4'],
    },
  },
  {
    name: '18 A line in windows-1258 was pasted by a script to the end of a UTF-8 file',
    base64:
      'SOG7jSB2w6AgdMOqbjtT4buRIMSRaeG7h24gdGhv4bqhaTtE4buLIOG7qW5nCk5ndXnhu4VuIFRo4buLIExhbjswOTEyMzQ1Njc4O3TDtG0K0OPybmcgVuNuIFRo/fXSbmc7MDk4MzExMTIyMjvw4vJ1IHBo9PJuZwo=',
    outcome: {
      rows: [
        { allergies: ['tôm'], clientName: 'Nguyễn Thị Lan', phone: '0912345678' },
        { allergies: ['đậu phộng'], clientName: 'Đặng Văn Thưởng', phone: '0983111222' },
      ],
      tells: ['mixed: Đặng Văn Thưởng;0983111222;đậu phộng'],
    },
  },
  {
    name: '19 Latin-1 text without any Vietnamese letter but with ½ and ¼ as bytes BD and BC; in windows-1258 they are the same, in UTF-8 lost',
    base64: 'Mb0gY3VwIHJpY2UgZmxvdXIKMjAwIGcgYm90IGdhbwq8IHRzcCBtdW9pCg==',
    kind: 'text',
    outcome: {
      text: '1½ cup rice flour\n200 g bot gao\n¼ tsp muoi\n',
      tells: ['guessed: 1½ cup rice flour ⏎ ¼ tsp muoi'],
    },
  },
  {
    name: '20 A download broke off within a letter of three bytes: "đậu ph" + half of "ộ"',
    base64:
      'SOG7jSB2w6AgdMOqbixT4buRIMSRaeG7h24gdGhv4bqhaSxOxINtIHNpbmgsROG7iyDhu6luZwpOZ3V54buFbiBUaOG7iyBMYW4sMDkxMjM0NTY3OCwxOTg1LHTDtG0KxJDhurduZyBWxINuIFRoxrDhu59uZywwOTgzMTExMjIyLDE5OTAsxJHhuq11IHBo4bs=',
    outcome: {
      rows: [
        { allergies: ['tôm'], clientName: 'Nguyễn Thị Lan', phone: '0912345678', birthYear: 1985 },
      ],
      tells: ['cut: Đặng Văn Thưởng,0983111222,1990,đậu ph�', '3 allergies lostLetters: đậu ph�'],
    },
  },
];
