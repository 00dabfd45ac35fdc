import type { TableCase } from '../../../../tests/support/tableOutcome';

export const spreadsheetsSecondMore: readonly TableCase[] = [
  {
    name: '11 Invisible signs around headers, numbers and phones',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve"> Họ và tên </t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">Cân nặng </t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Số điện thoại</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve"> Moong Thị Khay ​</t></is></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">53.5 </t></is></c><c r="C2" t="inlineStr"><is><t xml:space="preserve"> 0912 555 666 </t></is></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Lo Văn Xám</t></is></c><c r="B3" t="inlineStr"><is><t xml:space="preserve"> 61,0 kg</t></is></c><c r="C3" t="inlineStr"><is><t xml:space="preserve">0912555777‬</t></is></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Moong Thị Khay', weight: 53.5, phone: '0912555666' },
        { clientName: 'Lo Văn Xám', weight: 61, phone: '0912555777' },
      ],
    },
  },
  {
    name: '12 0/1 says nothing about which sex it means; TRUE is a value',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Trang tính1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">Giới tính</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Ăn chay</t></is></c><c r="D1" t="inlineStr"><is><t xml:space="preserve">Đang mang thai</t></is></c><c r="E1" t="inlineStr"><is><t xml:space="preserve">SĐT</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Rơ Châm H\'Blăk</t></is></c><c r="B2"><v>0</v></c><c r="C2" t="b"><v>1</v></c><c r="D2" t="b"><v>0</v></c><c r="E2" t="inlineStr"><is><t xml:space="preserve">0966000111</t></is></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">K\'Sor Y Hên</t></is></c><c r="B3"><v>1</v></c><c r="C3" t="b"><v>0</v></c><c r="E3" t="inlineStr"><is><t xml:space="preserve">0966000222</t></is></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [],
      tells: ['columns left out: Ăn chay, Đang mang thai', '2 gender word: 0', '3 gender word: 1'],
    },
  },
  {
    name: '13 Templates keep their lists on hidden sheets, often first',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="_ds" sheetId="1" state="veryHidden" r:id="rId1"/><sheet name="Tỉnh" sheetId="2" state="hidden" r:id="rId2"/><sheet name="Khách hàng" sheetId="3" r:id="rId3"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet3.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Danh mục</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Nam</t></is></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Nữ</t></is></c></row></sheetData></worksheet>',
      'xl/worksheets/sheet2.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Mã</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">Tỉnh</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">01</t></is></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">Hà Nội</t></is></c></row></sheetData></worksheet>',
      'xl/worksheets/sheet3.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">SĐT</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Đinh Thị Krong</t></is></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">0977444333</t></is></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [{ clientName: 'Đinh Thị Krong', phone: '0977444333' }],
      tells: ['not read: sheet _ds', 'not read: sheet Tỉnh'],
    },
  },
  {
    name: "14 Strict is a choice in Excel's save dialog",
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://purl.oclc.org/ooxml/spreadsheetml/main" xmlns:r="http://purl.oclc.org/ooxml/officeDocument/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://purl.oclc.org/ooxml/spreadsheetml/main"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://purl.oclc.org/ooxml/spreadsheetml/main" xmlns:r="http://purl.oclc.org/ooxml/officeDocument/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">Ngày sinh</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Hồ Thị Kan Xua</t></is></c><c r="B2" t="d"><v>1990-05-12</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Hồ Văn Thứ</t></is></c><c r="B3" s="1"><v>30132</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Hồ Thị Kan Xua', birthYear: 1990, birthMonth: 5, birthDay: 12 },
        { clientName: 'Hồ Văn Thứ', birthYear: 1982, birthMonth: 6, birthDay: 30 },
      ],
    },
  },
  {
    name: '15 The order of sheets stands in workbook.xml, not in the names of the files',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Khách" sheetId="7" r:id="rId2"/><sheet name="Hướng dẫn" sheetId="3" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Ghi chú</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">không phải danh sách</t></is></c></row></sheetData></worksheet>',
      'xl/worksheets/sheet2.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">SĐT</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Y Thị Brôl</t></is></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">0944000123</t></is></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [{ clientName: 'Y Thị Brôl', phone: '0944000123' }],
      tells: ['not read: sheet Hướng dẫn'],
    },
  },
  {
    name: '16 All are valid XML; empty shared strings must not move the index',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/sharedStrings.xml':
        '﻿<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="7" uniqueCount="7"><si><t>Họ và tên</t></si><si><t>Dị ứng</t></si><si><t>SĐT</t></si><si><t><![CDATA[Nay H\'Lan <em>]]></t></si><si><t>s&#7919;a&#10;&#273;&#7853;u</t></si><si><t xml:space="preserve"> 0922111999</t></si><si><t/></si></sst>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row><row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2" t="s"><v>4</v></c><c r="C2" t="s"><v>5</v></c></row><row r="3"><c r="A3" s="0" t="inlineStr"><is><r><t>Kpă </t></r><r><t>H\'Nhi</t></r></is></c><c r="B3" t="s"><v>6</v></c><c r="C3" t="str"><v>0922111000</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        { allergies: ['sữa', 'đậu'], clientName: "Nay H'Lan <em>", phone: '0922111999' },
        { clientName: "Kpă H'Nhi", phone: '0922111000' },
      ],
      tells: ['asks: allergy đậu'],
    },
  },
  {
    name: '17 A sum row is no food',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Món" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Tên thực phẩm</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">kcal</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Đạm (g)</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Miến lươn</t></is></c><c r="B2"><v>98</v></c><c r="C2"><v>6.2</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Bún mọc</t></is></c><c r="B3"><v>87</v></c><c r="C3"><v>5.1</v></c></row><row r="4"><c r="A4" t="inlineStr"><is><t xml:space="preserve">Tổng cộng</t></is></c><c r="B4"><f>SUBTOTAL(109,B2:B3)</f><v>185</v></c><c r="C4"><f>SUBTOTAL(109,C2:C3)</f><v>11.3</v></c></row><row r="6"><c r="A6" t="inlineStr"><is><t xml:space="preserve">Người lập: Nguyễn Thị Vân</t></is></c></row></sheetData></worksheet>',
    },
    kind: 'foods',
    outcome: {
      rows: [
        { nutrients: { calories: 98, protein: 6.2 }, name: 'Miến lươn' },
        { nutrients: { calories: 87, protein: 5.1 }, name: 'Bún mọc' },
      ],
      tells: ['4 name noRecord: Tổng cộng', '6 name noRecord: Người lập: Nguyễn Thị Vân'],
    },
  },
  {
    name: '18 Letters in brackets, quotes or after a backslash make no date',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="6"><numFmt numFmtId="164" formatCode="[Red]0.0"/><numFmt numFmtId="165" formatCode="0.0&quot; kg (đo sáng)&quot;"/><numFmt numFmtId="166" formatCode="[$-42A]dd/mm/yyyy;@"/><numFmt numFmtId="167" formatCode="[$-1010000]d/m/yyyy"/><numFmt numFmtId="168" formatCode="0.0\\ \\d\\m"/><numFmt numFmtId="169" formatCode="[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="167" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="168" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="169" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">Cân nặng</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Chiều cao</t></is></c><c r="D1" t="inlineStr"><is><t xml:space="preserve">Ngày sinh</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Ksor H\'Byưng</t></is></c><c r="B2" s="1"><v>52.3</v></c><c r="C2" s="5"><v>150</v></c><c r="D2" s="3"><v>33272</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Rmah Chét</t></is></c><c r="B3" s="2"><v>64.1</v></c><c r="C3" s="2"><v>166</v></c><c r="D3" s="4"><v>30964</v></c></row><row r="4"><c r="A4" t="inlineStr"><is><t xml:space="preserve">Siu Bleh</t></is></c><c r="B4" s="1"><v>70.2</v></c><c r="C4" s="1"><v>171</v></c><c r="D4" s="6"><v>27457</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        {
          clientName: "Ksor H'Byưng",
          weight: 52.3,
          height: 150,
          birthYear: 1991,
          birthMonth: 2,
          birthDay: 3,
        },
        {
          clientName: 'Rmah Chét',
          weight: 64.1,
          height: 166,
          birthYear: 1984,
          birthMonth: 10,
          birthDay: 9,
        },
        {
          clientName: 'Siu Bleh',
          weight: 70.2,
          height: 171,
          birthYear: 1975,
          birthMonth: 3,
          birthDay: 4,
        },
      ],
    },
  },
  {
    name: '19 Ctrl+A and a border: the sheet claims 17 thousand million cells',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><dimension ref="A1:XFD1048576"/><cols><col min="1" max="16384" width="9"/></cols><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">SĐT</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Hơ Moong Thị</t></is></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">0955000111</t></is></c></row><row r="1048576"><c r="XFD1048576" s="0"/></row></sheetData></worksheet>',
    },
    outcome: { rows: [{ clientName: 'Hơ Moong Thị', phone: '0955000111' }] },
  },
  {
    name: '20 Negative, zero and future dates; two numbers glued and rounded',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">SĐT</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Ngày sinh</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Alăng Thị Bhía</t></is></c><c r="B2"><v>912345678.00000001</v></c><c r="C2" s="1"><v>-1</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Zơrâm Nhất</t></is></c><c r="B3"><v>0</v></c><c r="C3" s="1"><v>59495</v></c></row><row r="4"><c r="A4" t="inlineStr"><is><t xml:space="preserve">Pơloong Thị</t></is></c><c r="B4"><v>9123456780987654000</v></c><c r="C4" s="1"><v>0</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [],
      tells: [
        '2 birthYear birth: -1',
        '2 phone zeroAdded: 912345678',
        '3 phone phone: 0',
        '3 birthYear future: 2062-11-20',
        '4 phone phone: 9123456780987654000',
        '4 birthYear tooOld: 1899-12-31',
      ],
    },
  },
];
