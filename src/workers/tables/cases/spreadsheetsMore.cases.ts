import type { TableCase } from '../../../../tests/support/tableOutcome';

export const spreadsheetsMore: readonly TableCase[] = [
  {
    name: '11 The stored results of formulas are what the person sees',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ đệm</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">Tên</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="D1" t="inlineStr"><is><t xml:space="preserve">Năm sinh</t></is></c><c r="E1" t="inlineStr"><is><t xml:space="preserve">Tuổi</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Đoàn Thị</t></is></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">Phượng</t></is></c><c r="C2" t="str"><f>A2&amp;" "&amp;B2</f><v>Đoàn Thị Phượng</v></c><c r="D2"><v>1980</v></c><c r="E2"><f>YEAR(TODAY())-D2</f><v>46</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Thái Văn</t></is></c><c r="B3" t="inlineStr"><is><t xml:space="preserve">Lộc</t></is></c><c r="C3" t="str"><f t="shared" ref="C3:C4" si="0">A3&amp;" "&amp;B3</f><v>Thái Văn Lộc</v></c><c r="D3"><v>1972</v></c><c r="E3"><f>YEAR(TODAY())-D3</f><v>54</v></c></row><row r="4"><c r="A4" t="inlineStr"><is><t xml:space="preserve">Âu Thị</t></is></c><c r="B4" t="inlineStr"><is><t xml:space="preserve">Ngân</t></is></c><c r="C4" t="str"><f t="shared" si="0"/><v>Âu Thị Ngân</v></c><c r="D4"><v>1999</v></c><c r="E4"><f>YEAR(TODAY())-D4</f><v>27</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Đoàn Thị Phượng', birthYear: 1980 },
        { clientName: 'Thái Văn Lộc', birthYear: 1972 },
        { clientName: 'Âu Thị Ngân', birthYear: 1999 },
      ],
      tells: ['columns left out: Họ đệm, Tên, Tuổi'],
    },
  },
  {
    name: '12 Clients by month on sheets of their own',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Tháng 10" sheetId="1" r:id="rId1"/><sheet name="Tháng 11" sheetId="2" r:id="rId2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">SĐT</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Ninh Thị Xuân</t></is></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">0912111000</t></is></c></row></sheetData></worksheet>',
      'xl/worksheets/sheet2.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">SĐT</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Nghiêm Văn Thu</t></is></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">0912222000</t></is></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Khổng Thị Đông</t></is></c><c r="B3" t="inlineStr"><is><t xml:space="preserve">0912333000</t></is></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [{ clientName: 'Ninh Thị Xuân', phone: '0912111000' }],
      tells: ['not read: sheet Tháng 11'],
    },
  },
  {
    name: '13 Allergies are often painted red in part; phonetic text is no content',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/sharedStrings.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="4" uniqueCount="4"><si><r><rPr><b/></rPr><t>Họ và </t></r><r><t>tên</t></r></si><si><t>Dị ứng</t></si><si><r><t xml:space="preserve">Trương Thị </t></r><r><rPr><b/><color rgb="FFFF0000"/></rPr><t>Sâm</t></r></si><si><t>tôm</t><rPh sb="0" eb="1"><t>トム</t></rPh><phoneticPr fontId="1"/></si></sst>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" t="s"><v>3</v></c></row></sheetData></worksheet>',
    },
    outcome: { rows: [{ allergies: ['tôm'], clientName: 'Trương Thị Sâm' }] },
  },
  {
    name: '14 The user sees two clients; the file has three',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">SĐT</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Trạng thái</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Giang Thị Hồng</t></is></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">0938000001</t></is></c><c r="C2" t="inlineStr"><is><t xml:space="preserve">đang theo</t></is></c></row><row r="3" hidden="1"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Viên Văn Cử</t></is></c><c r="B3" t="inlineStr"><is><t xml:space="preserve">0938000002</t></is></c><c r="C3" t="inlineStr"><is><t xml:space="preserve">đã nghỉ</t></is></c></row><row r="4"><c r="A4" t="inlineStr"><is><t xml:space="preserve">Sầm Thị Nụ</t></is></c><c r="B4" t="inlineStr"><is><t xml:space="preserve">0938000003</t></is></c><c r="C4" t="inlineStr"><is><t xml:space="preserve">đang theo</t></is></c></row></sheetData><autoFilter ref="A1:C4"><filterColumn colId="2"><filters><filter val="đang theo"/></filters></filterColumn></autoFilter></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Giang Thị Hồng', phone: '0938000001' },
        { clientName: 'Viên Văn Cử', phone: '0938000002' },
        { clientName: 'Sầm Thị Nụ', phone: '0938000003' },
      ],
      tells: ['hiddenRows: 3: Viên Văn Cử · 0938000002 · đã nghỉ'],
    },
  },
  {
    name: '15 Files written by scripts have never been calculated',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">Cân nặng (kg)</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Chiều cao (cm)</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Lò Thị Mẩy</t></is></c><c r="B2"><f>108*0.5</f></c><c r="C2"><v>150</v></c></row></sheetData></worksheet>',
    },
    outcome: { rows: [], tells: ['2 weight cellError: #CALC!'] },
  },
  {
    name: '16 A failed VLOOKUP is not a phone',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">SĐT</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Email</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Giàng A Páo</t></is></c><c r="B2" t="e"><f>VLOOKUP(A2,Cu!A:B,2,0)</f><v>#N/A</v></c><c r="C2" t="inlineStr"><is><t xml:space="preserve">pao@example.com</t></is></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Hạng Thị Dợ</t></is></c><c r="B3" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C3" t="inlineStr"><is><t xml:space="preserve">do@example.com</t></is></c></row></sheetData></worksheet>',
    },
    outcome: { rows: [], tells: ['2 phone cellError: #N/A', '3 phone cellError: #DIV/0!'] },
  },
  {
    name: '17 OOXML writes a CR as _x000D_ and guards a literal _x with _x005F_',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/sharedStrings.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="6" uniqueCount="6"><si><t>Họ và tên</t></si><si><t>Dị ứng</t></si><si><t>Ghi chú</t></si><si><t>Điêu Thị Ban</t></si><si><t>tôm_x000D_\ncua</t></si><si><t>mã _x005F_x0041_ &amp; ghi &lt;100 g/ngày</t></si></sst>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row><row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2" t="s"><v>4</v></c><c r="C2" t="s"><v>5</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [{ allergies: ['tôm', 'cua'], clientName: 'Điêu Thị Ban' }],
      tells: ['columns left out: Ghi chú'],
    },
  },
  {
    name: '18 The r attribute is optional by ECMA-376; the place then counts',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row><c t="inlineStr"><is><t>Họ và tên</t></is></c><c t="inlineStr"><is><t>SĐT</t></is></c><c t="inlineStr"><is><t>Cân nặng</t></is></c></row><row><c t="inlineStr"><is><t>Lường Thị Pản</t></is></c><c/><c><v>48</v></c></row><row><c t="inlineStr"><is><t>Cầm Văn Pọm</t></is></c><c r="C3"><v>66</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Lường Thị Pản', weight: 48 },
        { clientName: 'Cầm Văn Pọm', weight: 66 },
      ],
    },
  },
  {
    name: "19 Dates as ISO text are allowed since Excel 2010; rounding and Lotus' leap day are the edges",
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">Ngày sinh</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Ma Thị Én</t></is></c><c r="B2" t="d" s="1"><v>1990-05-12T00:00:00</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Nông Văn Dền</t></is></c><c r="B3" t="d" s="1"><v>1963-10-31</v></c></row><row r="4"><c r="A4" t="inlineStr"><is><t xml:space="preserve">Vi Thị Ngọ</t></is></c><c r="B4" s="1"><v>33005.9999999</v></c></row><row r="5"><c r="A5" t="inlineStr"><is><t xml:space="preserve">Hứa Thị Sẻ</t></is></c><c r="B5" s="1"><v>60</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Ma Thị Én', birthYear: 1990, birthMonth: 5, birthDay: 12 },
        { clientName: 'Nông Văn Dền', birthYear: 1963, birthMonth: 10, birthDay: 31 },
        { clientName: 'Vi Thị Ngọ', birthYear: 1990, birthMonth: 5, birthDay: 13 },
      ],
      tells: ['5 birthYear noSuchDay: 1900-02-29'],
    },
  },
  {
    name: '20 An exponent in the XML of a number is whole; in a text it is a loss',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">SĐT</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Triệu Thị Sỏi</t></is></c><c r="B2"><v>9.12345678E8</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Bàn Văn Kim</t></is></c><c r="B3" t="inlineStr"><is><t xml:space="preserve">8,4912E+10</t></is></c></row><row r="4"><c r="A4" t="inlineStr"><is><t xml:space="preserve">Phùng A Tếnh</t></is></c><c r="B4"><v>8.4987654321E10</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Triệu Thị Sỏi', phone: '0912345678' },
        { clientName: 'Phùng A Tếnh', phone: '0987654321' },
      ],
      tells: ['2 phone zeroAdded: 912345678', '3 phone phone: 8,4912E+10'],
    },
  },
];
