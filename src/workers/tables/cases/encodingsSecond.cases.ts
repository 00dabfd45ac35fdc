import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const encodingsSecond: readonly TableCase[] = [
  {
    name: '01 Notepad++ "UTF-8-BOM" with LF: the title must not begin with U+FEFF',
    base64:
      '77u/VGjhu4t0IGtobyB0cuG7qW5nCkto4bqpdSBwaOG6p246IDUKTmd1ecOqbiBsaeG7h3UKNTAwIGcgdGjhu4t0IGJhIGNo4buJCjUgcXXhuqMgdHLhu6luZyBnw6AKMiBtdeG7l25nIGNhbmggbsaw4bubYyBt4bqvbQpDw6FjaCBsw6BtCktobyBs4butYSBuaOG7jyA0MCBwaMO6dC4K',
    kind: 'text',
    outcome: {
      text: 'Thịt kho trứng\nKhẩu phần: 5\nNguyên liệu\n500 g thịt ba chỉ\n5 quả trứng gà\n2 muỗng canh nước mắm\nCách làm\nKho lửa nhỏ 40 phút.\n',
    },
  },
  {
    name: '02 Notepad of Windows 7, saved as "Unicode"',
    base64:
      '//5UAGgAyx50ACAAawBoAG8AIAB0AHIA6R5uAGcADQAKAEsAaACpHnUAIABwAGgApx5uADoAIAA1AA0ACgBOAGcAdQB5AOoAbgAgAGwAaQDHHnUADQAKADUAMAAwACAAZwAgAHQAaADLHnQAIABiAGEAIABjAGgAyR4NAAoANQAgAHEAdQCjHiAAdAByAOkebgBnACAAZwDgAA0ACgAyACAAbQB1ANcebgBnACAAYwBhAG4AaAAgAG4AsAHbHmMAIABtAK8ebQANAAoAQwDhAGMAaAAgAGwA4ABtAA0ACgBLAGgAbwAgAGwA7R5hACAAbgBoAM8eIAA0ADAAIABwAGgA+gB0AC4ADQAKAA==',
    kind: 'text',
    outcome: {
      text: 'Thịt kho trứng\nKhẩu phần: 5\nNguyên liệu\n500 g thịt ba chỉ\n5 quả trứng gà\n2 muỗng canh nước mắm\nCách làm\nKho lửa nhỏ 40 phút.\n',
    },
  },
  {
    name: '03 Excel on a Vietnamese Windows: windows-1258, decimal commas',
    base64:
      'VOpuIHRo/fJjIHBo4tJtO07jbmcgbP318m5nIChrY2FsKTvQYfJtIChnKTtC6W8gKGcpDQpC+m4gcmnqdSBuaOAgbuLsdTs4Miw1OzQsMTszDQpDaOgg8OLydSDwb9I7MTQwOzMsMjU7MCw4DQo=',
    kind: 'foods',
    outcome: {
      rows: [
        { nutrients: { calories: 82.5, protein: 4.1, fat: 3 }, name: 'Bún riêu nhà nấu' },
        { nutrients: { calories: 140, protein: 3.25, fat: 0.8 }, name: 'Chè đậu đỏ' },
      ],
      tells: [
        'guessed: Tên thực phẩm;Năng lượng (kcal);Đạm (g);Béo (g) ⏎ Bún riêu nhà nấu;82,5;4,1;3',
      ],
    },
  },
  {
    name: '04 A converter (iconv from NFD) writes every tone as a byte of its own, also á and é: the stored name must be NFC all the same',
    base64:
      'SG/yIHZhzCB06m47U/TsIPBp6vJuIHRob2HyaTtEafIg/exuZw0KSHV5zG5oIFRoafIgRGnq3m07MDkwMzExMTIyMjtjdWEsIGdoZfINClF1YexjaCDQacxuaCDC0m47MDkzOTIyMjMzMzsNCg==',
    outcome: {
      rows: [
        { allergies: ['cua', 'ghẹ'], clientName: 'Huỳnh Thị Diễm', phone: '0903111222' },
        { clientName: 'Quách Đình Ẩn', phone: '0939222333' },
      ],
      tells: ['guessed: Họ và tên;Số điện thoại;Dị ứng ⏎ Huỳnh Thị Diễm;0903111222;cua, ghẹ'],
    },
  },
  {
    name: '05 A northern office sends a list in TCVN3; the header is unreadable as well',
    base64:
      'SOQgdrUgdKpuO1PoIK5p1m4gdGhvuWk7RN4g+G5nDQpIdfpuaCBUaN4gRGnUbTswOTAzMTExMjIyO2N1YSwgZ2jRDQpRdbhjaCCn125oIMhuOzA5MzkyMjIzMzM7DQo=',
    outcome: {
      rows: [
        { allergies: ['cua', 'ghẹ'], clientName: 'Huỳnh Thị Diễm', phone: '0903111222' },
        { clientName: 'Quách Đình ẩn', phone: '0939222333' },
      ],
      tells: ['guessed: Họ và tên;Số điện thoại;Dị ứng ⏎ Huỳnh Thị Diễm;0903111222;cua, ghẹ'],
    },
  },
  {
    name: '06 VNI in capitals: "NGUYEÃN THÒ UÙT"; two bytes a letter, so nothing falls out of Latin-1',
    base64:
      'SE/PIFZB2CBURcJOO05Byk0gU0lOSDtHSEkgQ0hV2Q0KTkdVWUXDTiBUSNIgVdlUOzE5NjY7VElFxVUg0dbU2E5HDQrRQdhPIEjW1VUg1tTZQzsxOTU4O1RByk5HIEhVWUXBVCBB2VANCg==',
    outcome: {
      rows: [
        { clientName: 'NGUYỄN THỊ ÚT', birthYear: 1966 },
        { clientName: 'ĐÀO HỮU ƯỚC', birthYear: 1958 },
      ],
      tells: [
        'guessed: HỌ VÀ TÊN;NĂM SINH;GHI CHÚ ⏎ NGUYỄN THỊ ÚT;1966;TIỂU ĐƯỜNG',
        'columns left out: GHI CHÚ',
      ],
    },
  },
  {
    name: '07 SQL Server Management Studio saves CSV as "Unicode" with semicolons',
    base64:
      '//5uAGEAbQBlADsAZQBuAGUAcgBnAHkAXwBrAGMAYQBsADsAcAByAG8AdABlAGkAbgBfAGcADQAKAFgA9ABpACAAbAChHmMAOwAyADEANQA7ADYALgAyAA0ACgBCAOEAbgBoACAAEQH6AGMAOwA5ADIAOwAxAC4ANAANAAoA',
    kind: 'foods',
    outcome: {
      rows: [
        { nutrients: { calories: 215, protein: 6.2 }, name: 'Xôi lạc' },
        { nutrients: { calories: 92, protein: 1.4 }, name: 'Bánh đúc' },
      ],
    },
  },
  {
    name: '08 Headers typed on a Mac in NFD, data in NFC: the header must be matched',
    base64:
      'SG/MoyB2YcyAIHRlzIJuO1NvzILMgSDEkWllzKPMgm4gdGhvYcyjaTtEacyjIHXMm8yBbmcKSHXhu7NuaCBUaOG7iyBEaeG7hW07MDkwMzExMTIyMjtjdWEsIGdo4bq5ClF1w6FjaCDEkMOsbmgg4bqobjswOTM5MjIyMzMzOwo=',
    outcome: {
      rows: [
        { allergies: ['cua', 'ghẹ'], clientName: 'Huỳnh Thị Diễm', phone: '0903111222' },
        { clientName: 'Quách Đình Ẩn', phone: '0939222333' },
      ],
    },
  },
  {
    name: '09 UTF-8 opened as windows-1258 on a Vietnamese machine and saved as UTF-8: mojibake with đ-like signs and loose marks, not the one of windows-1252',
    base64:
      'SMOhwrvCjSB2xILCoCB0xILCqm47U8OhwrvigJggw4TigJhpw6HCu+KAoW4gdGhvw6HCusKhaTtEw6HCu+KAuSDDocK7wqluZwpIdcOhwrvCs25oIFRow6HCu+KAuSBEacOhwrvigKZtOzA5MDMxMTEyMjI7Y3VhLCBnaMOhwrrCuQpRdcSCwqFjaCDDhMKQxILCrG5oIMOhwrrCqG47MDkzOTIyMjMzMzsK',
    outcome: {
      rows: [
        { allergies: ['cua', 'ghẹ'], clientName: 'Huỳnh Thị Diễm', phone: '0903111222' },
        { clientName: 'Quách Đình Ẩn', phone: '0939222333' },
      ],
      tells: [
        'repaired: Họ và tên;Số điện thoại;Dị ứng ⏎ Huỳnh Thị Diễm;0903111222;cua, ghẹ ⏎ Quách Đình Ẩn;0939222333;',
      ],
    },
  },
  {
    name: '10 Python\'s csv on Windows without newline="" writes CR CR LF',
    base64:
      'SOG7jSB2w6AgdMOqbjtT4buRIMSRaeG7h24gdGhv4bqhaTtE4buLIOG7qW5nDQ0KSHXhu7NuaCBUaOG7iyBEaeG7hW07MDkwMzExMTIyMjtjdWEsIGdo4bq5DQ0KUXXDoWNoIMSQw6xuaCDhuqhuOzA5MzkyMjIzMzM7DQ0K',
    outcome: {
      rows: [
        { allergies: ['cua', 'ghẹ'], clientName: 'Huỳnh Thị Diễm', phone: '0903111222' },
        { clientName: 'Quách Đình Ẩn', phone: '0939222333' },
      ],
    },
  },
  {
    name: '11 InDesign and some web editors end lines with U+2028 and paragraphs with U+2029',
    base64:
      'Q2jDqCBo4bqhdCBzZW7igKhOZ3V5w6puIGxp4buHdeKAqDE1MCBnIGjhuqF0IHNlbiB0xrDGoWnigKg4MCBnIMSRxrDhu51uZyBwaMOobuKAqUPDoWNoIGzDoG3igKhOaW5oIG3hu4FtIGjhuqF0IHNlbi4=',
    kind: 'text',
    outcome: {
      text: 'Chè hạt sen\nNguyên liệu\n150 g hạt sen tươi\n80 g đường phèn\nCách làm\nNinh mềm hạt sen.',
    },
  },
  {
    name: '12 Word "Plain text": Shift+Enter becomes VT (0B), a page break FF (0C)',
    base64:
      'R+G7j2kgY3Xhu5FuDQpOZ3V5w6puIGxp4buHdQ0KMjAwIGcgdMO0bSBzw7oLMTUwIGcgdGjhu4t0IGhlbyBsdeG7mWMLMTAwIGcgYsO6biB0xrDGoWkNCkPDoWNoIGzDoG0NCkN14buRbiBiw6FuaCB0csOhbmcuDQoM',
    kind: 'text',
    outcome: {
      text: 'Gỏi cuốn\nNguyên liệu\n200 g tôm sú\n150 g thịt heo luộc\n100 g bún tươi\nCách làm\nCuốn bánh tráng.\n\n',
    },
  },
  {
    name: '13 Windows-1258 and CR only at once',
    base64:
      'VGhp8nQga2hvIHRy/exuZw1LaOLSdSBwaOLMbjogNQ1OZ3V56m4gbGnq8nUNNTAwIGcgdGhp8nQgYmEgY2hp0g01IHF1YdIgdHL97G5nIGfgDTIgbXX03m5nIGNhbmggbv317GMgbePsbQ1D4WNoIGzgbQ1LaG8gbP3SYSBuaG/SIDQwIHBo+nQuDQ==',
    kind: 'text',
    outcome: {
      text: 'Thịt kho trứng\nKhẩu phần: 5\nNguyên liệu\n500 g thịt ba chỉ\n5 quả trứng gà\n2 muỗng canh nước mắm\nCách làm\nKho lửa nhỏ 40 phút.\n',
      tells: ['guessed: Thịt kho trứng ⏎ Khẩu phần: 5'],
    },
  },
  {
    name: '14 UTF-32 with its mark, which begins as that of UTF-16LE',
    base64:
      '//4AAFQAAABoAAAAyx4AAHQAAAAgAAAAawAAAGgAAABvAAAAIAAAAHQAAAByAAAA6R4AAG4AAABnAAAACgAAAEsAAABoAAAAqR4AAHUAAAAgAAAAcAAAAGgAAACnHgAAbgAAADoAAAAgAAAANQAAAAoAAABOAAAAZwAAAHUAAAB5AAAA6gAAAG4AAAAgAAAAbAAAAGkAAADHHgAAdQAAAAoAAAA1AAAAMAAAADAAAAAgAAAAZwAAACAAAAB0AAAAaAAAAMseAAB0AAAAIAAAAGIAAABhAAAAIAAAAGMAAABoAAAAyR4AAAoAAAA1AAAAIAAAAHEAAAB1AAAAox4AACAAAAB0AAAAcgAAAOkeAABuAAAAZwAAACAAAABnAAAA4AAAAAoAAAAyAAAAIAAAAG0AAAB1AAAA1x4AAG4AAABnAAAAIAAAAGMAAABhAAAAbgAAAGgAAAAgAAAAbgAAALABAADbHgAAYwAAACAAAABtAAAArx4AAG0AAAAKAAAAQwAAAOEAAABjAAAAaAAAACAAAABsAAAA4AAAAG0AAAAKAAAASwAAAGgAAABvAAAAIAAAAGwAAADtHgAAYQAAACAAAABuAAAAaAAAAM8eAAAgAAAANAAAADAAAAAgAAAAcAAAAGgAAAD6AAAAdAAAAC4AAAAKAAAA',
    kind: 'text',
    outcome: { refused: 'unreadable' },
  },
  {
    name: '15 Old web databases keep NCR codes; each ends in ";", which is the separator too',
    base64:
      'SOG7jSB2w6AgdMOqbjtE4buLIOG7qW5nO1PEkFQKTmd1eSYjNzg3NztuIFRoJiM3ODgzOyBIaSYjNzg3MztuOyYjMjczOyYjNzg1Mzt1IHBoJiM3ODk3O25nOzA5MTI3Nzc4ODgK',
    outcome: {
      rows: [{ allergies: ['đậu phộng'], clientName: 'Nguyễn Thị Hiền', phone: '0912777888' }],
      tells: ['repaired: Nguyễn Thị Hiền;đậu phộng;0912777888'],
    },
  },
  {
    name: '16 VIQR, the mail spelling of overseas Vietnamese',
    base64:
      'Q2FuaCBjaHVhIGNhJyBsbydjCk5ndXllXm4gbGllXi51CjMwMCBnIGNhJyBsbydjCjEwMCBnIGNhYCBjaHVhCjUwIGcgZGR1K28rYG5nCg==',
    kind: 'text',
    outcome: {
      text: "Canh chua ca' lo'c\nNguye^n lie^.u\n300 g ca' lo'c\n100 g ca` chua\n50 g ddu+o+`ng\n",
    },
  },
  {
    name: '17 A DOS program ends the file with Ctrl-Z and fills the block with NUL',
    base64:
      'SOG7jSB2w6AgdMOqbjtT4buRIMSRaeG7h24gdGhv4bqhaTtE4buLIOG7qW5nDQpIdeG7s25oIFRo4buLIERp4buFbTswOTAzMTExMjIyO2N1YSwgZ2jhurkNClF1w6FjaCDEkMOsbmgg4bqobjswOTM5MjIyMzMzOw0KGgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    outcome: {
      rows: [
        { allergies: ['cua', 'ghẹ'], clientName: 'Huỳnh Thị Diễm', phone: '0903111222' },
        { clientName: 'Quách Đình Ẩn', phone: '0939222333' },
      ],
    },
  },
  {
    name: '19 So short that only four bytes are beyond ASCII; they are Ð, ô, Þ, Ú in windows-1252 too',
    base64: 'VGVuLFNEVA0K0PTeINp0LDA5MTIwMDA5OTkNCkxlIFBoZSwwOTEyMDAwOTk4DQo=',
    outcome: {
      rows: [
        { clientName: 'Đỗ Út', phone: '0912000999' },
        { clientName: 'Le Phe', phone: '0912000998' },
      ],
      tells: ['guessed: Đỗ Út,0912000999'],
    },
  },
  {
    name: '20 An XLSX that somebody renamed to .csv: judged by its bytes (PK)',
    base64:
      'UEsDBBQAAAAAAAAAYV3FLx19LgIAAC4CAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbDw/eG1sIHZlcnNpb249IjEuMCIgZW5jb2Rpbmc9IlVURi04IiBzdGFuZGFsb25lPSJ5ZXMiPz4KPFR5cGVzIHhtbG5zPSJodHRwOi8vc2NoZW1hcy5vcGVueG1sZm9ybWF0cy5vcmcvcGFja2FnZS8yMDA2L2NvbnRlbnQtdHlwZXMiPjxEZWZhdWx0IEV4dGVuc2lvbj0icmVscyIgQ29udGVudFR5cGU9ImFwcGxpY2F0aW9uL3ZuZC5vcGVueG1sZm9ybWF0cy1wYWNrYWdlLnJlbGF0aW9uc2hpcHMreG1sIi8+PERlZmF1bHQgRXh0ZW5zaW9uPSJ4bWwiIENvbnRlbnRUeXBlPSJhcHBsaWNhdGlvbi94bWwiLz48T3ZlcnJpZGUgUGFydE5hbWU9Ii94bC93b3JrYm9vay54bWwiIENvbnRlbnRUeXBlPSJhcHBsaWNhdGlvbi92bmQub3BlbnhtbGZvcm1hdHMtb2ZmaWNlZG9jdW1lbnQuc3ByZWFkc2hlZXRtbC5zaGVldC5tYWluK3htbCIvPjxPdmVycmlkZSBQYXJ0TmFtZT0iL3hsL3dvcmtzaGVldHMvc2hlZXQxLnhtbCIgQ29udGVudFR5cGU9ImFwcGxpY2F0aW9uL3ZuZC5vcGVueG1sZm9ybWF0cy1vZmZpY2Vkb2N1bWVudC5zcHJlYWRzaGVldG1sLndvcmtzaGVldCt4bWwiLz48L1R5cGVzPlBLAwQUAAAAAAAAAGFdBlnHgigBAAAoAQAACwAAAF9yZWxzLy5yZWxzPD94bWwgdmVyc2lvbj0iMS4wIiBlbmNvZGluZz0iVVRGLTgiIHN0YW5kYWxvbmU9InllcyI/Pgo8UmVsYXRpb25zaGlwcyB4bWxucz0iaHR0cDovL3NjaGVtYXMub3BlbnhtbGZvcm1hdHMub3JnL3BhY2thZ2UvMjAwNi9yZWxhdGlvbnNoaXBzIj48UmVsYXRpb25zaGlwIElkPSJySWQxIiBUeXBlPSJodHRwOi8vc2NoZW1hcy5vcGVueG1sZm9ybWF0cy5vcmcvb2ZmaWNlRG9jdW1lbnQvMjAwNi9yZWxhdGlvbnNoaXBzL29mZmljZURvY3VtZW50IiBUYXJnZXQ9InhsL3dvcmtib29rLnhtbCIvPjwvUmVsYXRpb25zaGlwcz5QSwMEFAAAAAAAAABhXSHScl3NAAAAzQAAABAAAABkb2NQcm9wcy9hcHAueG1sPD94bWwgdmVyc2lvbj0iMS4wIiBlbmNvZGluZz0iVVRGLTgiIHN0YW5kYWxvbmU9InllcyI/Pgo8UHJvcGVydGllcyB4bWxucz0iaHR0cDovL3NjaGVtYXMub3BlbnhtbGZvcm1hdHMub3JnL29mZmljZURvY3VtZW50LzIwMDYvZXh0ZW5kZWQtcHJvcGVydGllcyI+PEFwcGxpY2F0aW9uPk1pY3Jvc29mdCBFeGNlbDwvQXBwbGljYXRpb24+PC9Qcm9wZXJ0aWVzPlBLAwQUAAAAAAAAAGFdd0D+xBwBAAAcAQAADwAAAHhsL3dvcmtib29rLnhtbDw/eG1sIHZlcnNpb249IjEuMCIgZW5jb2Rpbmc9IlVURi04IiBzdGFuZGFsb25lPSJ5ZXMiPz4KPHdvcmtib29rIHhtbG5zPSJodHRwOi8vc2NoZW1hcy5vcGVueG1sZm9ybWF0cy5vcmcvc3ByZWFkc2hlZXRtbC8yMDA2L21haW4iIHhtbG5zOnI9Imh0dHA6Ly9zY2hlbWFzLm9wZW54bWxmb3JtYXRzLm9yZy9vZmZpY2VEb2N1bWVudC8yMDA2L3JlbGF0aW9uc2hpcHMiPjxzaGVldHM+PHNoZWV0IG5hbWU9IlNoZWV0MSIgc2hlZXRJZD0iMSIgcjppZD0icklkMSIvPjwvc2hlZXRzPjwvd29ya2Jvb2s+UEsDBBQAAAAAAAAAYV2abzx8KQEAACkBAAAaAAAAeGwvX3JlbHMvd29ya2Jvb2sueG1sLnJlbHM8P3htbCB2ZXJzaW9uPSIxLjAiIGVuY29kaW5nPSJVVEYtOCIgc3RhbmRhbG9uZT0ieWVzIj8+CjxSZWxhdGlvbnNoaXBzIHhtbG5zPSJodHRwOi8vc2NoZW1hcy5vcGVueG1sZm9ybWF0cy5vcmcvcGFja2FnZS8yMDA2L3JlbGF0aW9uc2hpcHMiPjxSZWxhdGlvbnNoaXAgSWQ9InJJZDEiIFR5cGU9Imh0dHA6Ly9zY2hlbWFzLm9wZW54bWxmb3JtYXRzLm9yZy9vZmZpY2VEb2N1bWVudC8yMDA2L3JlbGF0aW9uc2hpcHMvd29ya3NoZWV0IiBUYXJnZXQ9IndvcmtzaGVldHMvc2hlZXQxLnhtbCIvPjwvUmVsYXRpb25zaGlwcz5QSwMEFAAAAAAAAABhXZfndPlFAgAARQIAABgAAAB4bC93b3Jrc2hlZXRzL3NoZWV0MS54bWw8P3htbCB2ZXJzaW9uPSIxLjAiIGVuY29kaW5nPSJVVEYtOCIgc3RhbmRhbG9uZT0ieWVzIj8+Cjx3b3Jrc2hlZXQgeG1sbnM9Imh0dHA6Ly9zY2hlbWFzLm9wZW54bWxmb3JtYXRzLm9yZy9zcHJlYWRzaGVldG1sLzIwMDYvbWFpbiIgeG1sbnM6cj0iaHR0cDovL3NjaGVtYXMub3BlbnhtbGZvcm1hdHMub3JnL29mZmljZURvY3VtZW50LzIwMDYvcmVsYXRpb25zaGlwcyI+PHNoZWV0RGF0YT48cm93IHI9IjEiPjxjIHI9IkExIiB0PSJpbmxpbmVTdHIiPjxpcz48dCB4bWw6c3BhY2U9InByZXNlcnZlIj5I4buNIHbDoCB0w6puPC90PjwvaXM+PC9jPjxjIHI9IkIxIiB0PSJpbmxpbmVTdHIiPjxpcz48dCB4bWw6c3BhY2U9InByZXNlcnZlIj5TxJBUPC90PjwvaXM+PC9jPjwvcm93Pjxyb3cgcj0iMiI+PGMgcj0iQTIiIHQ9ImlubGluZVN0ciI+PGlzPjx0IHhtbDpzcGFjZT0icHJlc2VydmUiPkzhu68gVGjhu4sgTmdhPC90PjwvaXM+PC9jPjxjIHI9IkIyIiB0PSJpbmxpbmVTdHIiPjxpcz48dCB4bWw6c3BhY2U9InByZXNlcnZlIj4wOTEyMzQ1Njc4PC90PjwvaXM+PC9jPjwvcm93Pjwvc2hlZXREYXRhPjwvd29ya3NoZWV0PlBLAQIUAxQAAAAAAAAAYV3FLx19LgIAAC4CAAATAAAAAAAAAAAAAACAAQAAAABbQ29udGVudF9UeXBlc10ueG1sUEsBAhQDFAAAAAAAAABhXQZZx4IoAQAAKAEAAAsAAAAAAAAAAAAAAIABXwIAAF9yZWxzLy5yZWxzUEsBAhQDFAAAAAAAAABhXSHScl3NAAAAzQAAABAAAAAAAAAAAAAAAIABsAMAAGRvY1Byb3BzL2FwcC54bWxQSwECFAMUAAAAAAAAAGFdd0D+xBwBAAAcAQAADwAAAAAAAAAAAAAAgAGrBAAAeGwvd29ya2Jvb2sueG1sUEsBAhQDFAAAAAAAAABhXZpvPHwpAQAAKQEAABoAAAAAAAAAAAAAAIAB9AUAAHhsL19yZWxzL3dvcmtib29rLnhtbC5yZWxzUEsBAhQDFAAAAAAAAABhXZfndPlFAgAARQIAABgAAAAAAAAAAAAAAIABVQcAAHhsL3dvcmtzaGVldHMvc2hlZXQxLnhtbFBLBQYAAAAABgAGAIMBAADQCQAAAAA=',
    outcome: { rows: [{ clientName: 'Lữ Thị Nga', phone: '0912345678' }] },
  },
];
