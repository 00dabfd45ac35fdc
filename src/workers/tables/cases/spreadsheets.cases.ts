import type { TableCase } from '../../../../tests/support/tableOutcome';
import { spreadsheetsMore } from './spreadsheetsMore.cases';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const spreadsheets: readonly TableCase[] = [
  {
    name: '01 What the user sees in Excel is 0912345678; the cell holds 912345678',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Khách" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/sharedStrings.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="5" uniqueCount="5"><si><t>Họ và tên</t></si><si><t>Số điện thoại</t></si><si><t>Năm sinh</t></si><si><t>Nguyễn Thị Hoa</t></si><si><t>Trần Văn Bình</t></si></sst>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="0000000000"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row><row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2" s="1"><v>912345678</v></c><c r="C2"><v>1985</v></c></row><row r="3"><c r="A3" t="s"><v>4</v></c><c r="B3" s="1"><v>387654321</v></c><c r="C3"><v>1990</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Nguyễn Thị Hoa', phone: '0912345678', birthYear: 1985 },
        { clientName: 'Trần Văn Bình', phone: '0387654321', birthYear: 1990 },
      ],
    },
  },
  {
    name: '02 Floats are stored with 17 digits; a person sees 53,4',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/sharedStrings.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="6" uniqueCount="6"><si><t>Họ và tên</t></si><si><t>SĐT</t></si><si><t>Cân nặng</t></si><si><t>Chiều cao</t></si><si><t>Lê Thị Cúc</t></si><si><t>0905111222</t></si></sst>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" quotePrefix="1" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c></row><row r="2"><c r="A2" t="s"><v>4</v></c><c r="B2" s="1" t="s"><v>5</v></c><c r="C2"><v>53.400000000000006</v></c><c r="D2"><v>158</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [{ clientName: 'Lê Thị Cúc', phone: '0905111222', weight: 53.4, height: 158 }],
    },
  },
  {
    name: '03 The index 0, 1 of pandas is no data; the missing phone stays empty',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="YYYY-MM-DD HH:MM:SS"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="B1" t="inlineStr"><is><t xml:space="preserve">clientName</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">phone</t></is></c><c r="D1" t="inlineStr"><is><t xml:space="preserve">birth_date</t></is></c></row><row r="2"><c r="A2"><v>0</v></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">Đỗ Thị Liễu</t></is></c><c r="C2" t="n"><v>912345678</v></c><c r="D2" s="1" t="n"><v>32370</v></c></row><row r="3"><c r="A3"><v>1</v></c><c r="B3" t="inlineStr"><is><t xml:space="preserve">Hà Văn Thông</t></is></c><c r="D3" s="1" t="n"><v>29220</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        {
          clientName: 'Đỗ Thị Liễu',
          phone: '0912345678',
          birthYear: 1988,
          birthMonth: 8,
          birthDay: 15,
        },
        { clientName: 'Hà Văn Thông', birthYear: 1979, birthMonth: 12, birthDay: 31 },
      ],
      tells: ['columns left out: #1', '2 phone zeroAdded: 912345678'],
    },
  },
  {
    name: '04 Prefixed namespaces are the default of the Open XML SDK',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<x:workbook xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><x:sheets><x:sheet name="Sheet1" sheetId="1" r:id="rId1"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t xml:space="preserve">Họ và tên</x:t></x:is></x:c><x:c r="B1" t="inlineStr"><x:is><x:t xml:space="preserve">Điện thoại</x:t></x:is></x:c><x:c r="C1" t="inlineStr"><x:is><x:t xml:space="preserve">Dị ứng</x:t></x:is></x:c></x:row><x:row r="2"><x:c r="A2" t="inlineStr"><x:is><x:t xml:space="preserve">Phạm Thị Huệ</x:t></x:is></x:c><x:c r="B2" t="inlineStr"><x:is><x:t xml:space="preserve">0978123123</x:t></x:is></x:c><x:c r="C2" t="inlineStr"><x:is><x:t xml:space="preserve">hải sản</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
    },
    outcome: {
      rows: [{ allergies: ['hải sản'], clientName: 'Phạm Thị Huệ', phone: '0978123123' }],
    },
  },
  {
    name: '05 Built-in format 14 is a date though no numFmt is in the file; 29/02 must survive',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Clients" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/sharedStrings.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="5" uniqueCount="5"><si><t>Họ tên</t></si><si><t>Ngày sinh</t></si><si><t>Chiều cao (cm)</t></si><si><t>Vương Thị Mai</t></si><si><t>Lưu Đức Nhuận</t></si></sst>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row><row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2" s="1"><v>31085</v></c><c r="C2" s="2"><v>162</v></c></row><row r="3"><c r="A3" t="s"><v>4</v></c><c r="B3" s="1"><v>35124</v></c><c r="C3" s="2"><v>155.5</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Vương Thị Mai', birthYear: 1985, birthMonth: 2, birthDay: 7, height: 162 },
        {
          clientName: 'Lưu Đức Nhuận',
          birthYear: 1996,
          birthMonth: 2,
          birthDay: 29,
          height: 155.5,
        },
      ],
    },
  },
  {
    name: '06 In the 1904 system all serials are 1462 days smaller',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr date1904="1"/><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/sharedStrings.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="4" uniqueCount="4"><si><t>Họ và tên</t></si><si><t>Ngày sinh</t></si><si><t>Bạch Thị Yến</t></si><si><t>Quách Văn Kiên</t></si></sst>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" s="1"><v>31543</v></c></row><row r="3"><c r="A3" t="s"><v>3</v></c><c r="B3" s="1"><v>19724</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Bạch Thị Yến', birthYear: 1990, birthMonth: 5, birthDay: 12 },
        { clientName: 'Quách Văn Kiên', birthYear: 1958, birthMonth: 1, birthDay: 1 },
      ],
    },
  },
  {
    name: '07 3 April, and the empty styled rows are no rows',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Trang tính1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/sharedStrings.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="4" uniqueCount="4"><si><t>Họ và tên</t></si><si><t>Ngày sinh</t></si><si><t>SĐT</t></si><si><t>Kiều Thị Thảo</t></si></sst>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="d/M/yyyy"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1" t="s"><v>1</v></c><c r="C1" s="1" t="s"><v>2</v></c></row><row r="2"><c r="A2" s="2" t="s"><v>3</v></c><c r="B2" s="3"><v>33697</v></c><c r="C2" s="2"><v>937222111</v></c></row><row r="3"><c r="A3" s="2"/><c r="B3" s="3"/><c r="C3" s="2"/></row><row r="4"><c r="A4" s="2"/><c r="B4" s="3"/><c r="C4" s="2"/></row><row r="5"><c r="A5" s="2"/><c r="B5" s="3"/><c r="C5" s="2"/></row><row r="6"><c r="A6" s="2"/><c r="B6" s="3"/><c r="C6" s="2"/></row><row r="7"><c r="A7" s="2"/><c r="B7" s="3"/><c r="C7" s="2"/></row><row r="8"><c r="A8" s="2"/><c r="B8" s="3"/><c r="C8" s="2"/></row><row r="9"><c r="A9" s="2"/><c r="B9" s="3"/><c r="C9" s="2"/></row><row r="10"><c r="A10" s="2"/><c r="B10" s="3"/><c r="C10" s="2"/></row><row r="11"><c r="A11" s="2"/><c r="B11" s="3"/><c r="C11" s="2"/></row><row r="12"><c r="A12" s="2"/><c r="B12" s="3"/><c r="C12" s="2"/></row><row r="13"><c r="A13" s="2"/><c r="B13" s="3"/><c r="C13" s="2"/></row><row r="14"><c r="A14" s="2"/><c r="B14" s="3"/><c r="C14" s="2"/></row><row r="15"><c r="A15" s="2"/><c r="B15" s="3"/><c r="C15" s="2"/></row><row r="16"><c r="A16" s="2"/><c r="B16" s="3"/><c r="C16" s="2"/></row><row r="17"><c r="A17" s="2"/><c r="B17" s="3"/><c r="C17" s="2"/></row><row r="18"><c r="A18" s="2"/><c r="B18" s="3"/><c r="C18" s="2"/></row><row r="19"><c r="A19" s="2"/><c r="B19" s="3"/><c r="C19" s="2"/></row><row r="20"><c r="A20" s="2"/><c r="B20" s="3"/><c r="C20" s="2"/></row><row r="21"><c r="A21" s="2"/><c r="B21" s="3"/><c r="C21" s="2"/></row><row r="22"><c r="A22" s="2"/><c r="B22" s="3"/><c r="C22" s="2"/></row><row r="23"><c r="A23" s="2"/><c r="B23" s="3"/><c r="C23" s="2"/></row><row r="24"><c r="A24" s="2"/><c r="B24" s="3"/><c r="C24" s="2"/></row><row r="25"><c r="A25" s="2"/><c r="B25" s="3"/><c r="C25" s="2"/></row><row r="26"><c r="A26" s="2"/><c r="B26" s="3"/><c r="C26" s="2"/></row><row r="27"><c r="A27" s="2"/><c r="B27" s="3"/><c r="C27" s="2"/></row><row r="28"><c r="A28" s="2"/><c r="B28" s="3"/><c r="C28" s="2"/></row><row r="29"><c r="A29" s="2"/><c r="B29" s="3"/><c r="C29" s="2"/></row><row r="30"><c r="A30" s="2"/><c r="B30" s="3"/><c r="C30" s="2"/></row><row r="31"><c r="A31" s="2"/><c r="B31" s="3"/><c r="C31" s="2"/></row><row r="32"><c r="A32" s="2"/><c r="B32" s="3"/><c r="C32" s="2"/></row><row r="33"><c r="A33" s="2"/><c r="B33" s="3"/><c r="C33" s="2"/></row><row r="34"><c r="A34" s="2"/><c r="B34" s="3"/><c r="C34" s="2"/></row><row r="35"><c r="A35" s="2"/><c r="B35" s="3"/><c r="C35" s="2"/></row><row r="36"><c r="A36" s="2"/><c r="B36" s="3"/><c r="C36" s="2"/></row><row r="37"><c r="A37" s="2"/><c r="B37" s="3"/><c r="C37" s="2"/></row><row r="38"><c r="A38" s="2"/><c r="B38" s="3"/><c r="C38" s="2"/></row><row r="39"><c r="A39" s="2"/><c r="B39" s="3"/><c r="C39" s="2"/></row><row r="40"><c r="A40" s="2"/><c r="B40" s="3"/><c r="C40" s="2"/></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        {
          clientName: 'Kiều Thị Thảo',
          birthYear: 1992,
          birthMonth: 4,
          birthDay: 3,
          phone: '0937222111',
        },
      ],
      tells: ['2 phone zeroAdded: 937222111'],
    },
  },
  {
    name: '08 LibreOffice writes the type of each cell and an empty last row',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Trang_tính1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/sharedStrings.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="5" uniqueCount="5"><si><t>Họ và tên</t></si><si><t>Cân nặng (kg)</t></si><si><t>Ăn chay</t></si><si><t>Ngày sinh</t></si><si><t>Tạ Thị Nhài</t></si></sst>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="3"><numFmt numFmtId="164" formatCode="General"/><numFmt numFmtId="165" formatCode="&quot;TRUE&quot;;&quot;TRUE&quot;;&quot;FALSE&quot;"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy;@"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1" t="s"><v>1</v></c><c r="C1" s="1" t="s"><v>2</v></c><c r="D1" s="1" t="s"><v>3</v></c></row><row r="2"><c r="A2" s="0" t="s"><v>4</v></c><c r="B2" s="0" t="n"><v>62.5</v></c><c r="C2" s="2" t="b"><v>1</v></c><c r="D2" s="3" t="n"><v>37136</v></c></row><row r="1048576" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"/></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Tạ Thị Nhài', weight: 62.5, birthYear: 2001, birthMonth: 9, birthDay: 2 },
      ],
      tells: ['columns left out: Ăn chay'],
    },
  },
  {
    name: '09 The data are on the second sheet under a title line',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Tóm tắt xuất" sheetId="1" r:id="rId1"/><sheet name="Khách - Bảng 1" sheetId="2" r:id="rId2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Tài liệu này được xuất từ Numbers. Mỗi bảng đã được chuyển đổi thành trang tính Excel.</t></is></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Tên trang tính Numbers</t></is></c><c r="B3" t="inlineStr"><is><t xml:space="preserve">Tên bảng Numbers</t></is></c><c r="C3" t="inlineStr"><is><t xml:space="preserve">Tên trang tính Excel</t></is></c></row><row r="4"><c r="A4" t="inlineStr"><is><t xml:space="preserve">Khách</t></is></c></row><row r="5"><c r="B5" t="inlineStr"><is><t xml:space="preserve">Bảng 1</t></is></c><c r="C5" t="inlineStr"><is><t xml:space="preserve">Khách - Bảng 1</t></is></c></row></sheetData></worksheet>',
      'xl/worksheets/sheet2.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Bảng 1</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">SĐT</t></is></c><c r="C2" t="inlineStr"><is><t xml:space="preserve">Cân nặng</t></is></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Châu Thị Lài</t></is></c><c r="B3" t="inlineStr"><is><t xml:space="preserve">0329111222</t></is></c><c r="C3"><v>55</v></c></row></sheetData><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells></worksheet>',
    },
    outcome: {
      rows: [{ clientName: 'Châu Thị Lài', phone: '0329111222', weight: 55 }],
      tells: ['not read: sheet Tóm tắt xuất', 'linesAbove: Bảng 1'],
    },
  },
  {
    name: '10 Ordinary practice list; STT is no name',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/sharedStrings.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="9" uniqueCount="9"><si><t>DANH SÁCH KHÁCH HÀNG THÁNG 11</t></si><si><t>STT</t></si><si><t>Họ và tên</t></si><si><t>Ngày sinh</t></si><si><t>Điện thoại</t></si><si><t>Mạc Thị Lan</t></si><si><t>12/05/1990</t></si><si><t>Tống Văn Trúc</t></si><si><t>05/12/1987</t></si></sst>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" t="s"><v>2</v></c><c r="C3" t="s"><v>3</v></c><c r="D3" t="s"><v>4</v></c></row><row r="4"><c r="A4"><v>1</v></c><c r="B4" t="s"><v>5</v></c><c r="C4" t="s"><v>6</v></c><c r="D4"><v>356789012</v></c></row><row r="5"><c r="A5"><v>2</v></c><c r="B5" t="s"><v>7</v></c><c r="C5" t="s"><v>8</v></c><c r="D5"><v>799123456</v></c></row></sheetData><mergeCells count="1"><mergeCell ref="A1:D1"/></mergeCells></worksheet>',
    },
    outcome: {
      rows: [
        {
          clientName: 'Mạc Thị Lan',
          birthYear: 1990,
          birthMonth: 5,
          birthDay: 12,
          phone: '0356789012',
        },
        {
          clientName: 'Tống Văn Trúc',
          birthYear: 1987,
          birthMonth: 12,
          birthDay: 5,
          phone: '0799123456',
        },
      ],
      tells: [
        'linesAbove: DANH SÁCH KHÁCH HÀNG THÁNG 11',
        'columns left out: STT',
        '4 phone zeroAdded: 356789012',
        '5 phone zeroAdded: 799123456',
      ],
    },
  },
  ...spreadsheetsMore,
];
