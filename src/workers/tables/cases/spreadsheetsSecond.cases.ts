import type { TableCase } from '../../../../tests/support/tableOutcome';
import { spreadsheetsSecondMore } from './spreadsheetsSecondMore.cases';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const spreadsheetsSecond: readonly TableCase[] = [
  {
    name: '01 Country code and landline as numbers',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/sharedStrings.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="4" uniqueCount="4"><si><t>Họ và tên</t></si><si><t>Số điện thoại</t></si><si><t>Tưởng Thị Nga</t></si><si><t>Dương Văn Hải</t></si></sst>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;+&quot;0"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" s="1"><v>84912000111</v></c></row><row r="3"><c r="A3" t="s"><v>3</v></c><c r="B3" s="0"><v>2438251234</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Tưởng Thị Nga', phone: '0912000111' },
        { clientName: 'Dương Văn Hải', phone: '02438251234' },
      ],
      tells: ['3 phone zeroAdded: 2438251234'],
    },
  },
  {
    name: '02 A merged group beside its members',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Gia đình</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Năm sinh</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Nhà cô Tư, 5 Bạch Đằng</t></is></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">Mã Thị Tư</t></is></c><c r="C2"><v>1960</v></c></row><row r="3"><c r="B3" t="inlineStr"><is><t xml:space="preserve">Mã Văn Năm</t></is></c><c r="C3"><v>1985</v></c></row><row r="4"><c r="B4" t="inlineStr"><is><t xml:space="preserve">Mã Thị Sáu</t></is></c><c r="C4"><v>1988</v></c></row></sheetData><mergeCells count="1"><mergeCell ref="A2:A4"/></mergeCells></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Mã Thị Tư', birthYear: 1960 },
        { clientName: 'Mã Văn Năm', birthYear: 1985 },
        { clientName: 'Mã Thị Sáu', birthYear: 1988 },
      ],
      tells: ['columns left out: Gia đình'],
    },
  },
  {
    name: '03 A merged two-row header',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">SĐT</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Chỉ số</t></is></c></row><row r="2"><c r="C2" t="inlineStr"><is><t xml:space="preserve">Cao (cm)</t></is></c><c r="D2" t="inlineStr"><is><t xml:space="preserve">Nặng (kg)</t></is></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Lã Thị Hồng</t></is></c><c r="B3" t="inlineStr"><is><t xml:space="preserve">0916222333</t></is></c><c r="C3"><v>156</v></c><c r="D3"><v>54.5</v></c></row></sheetData><mergeCells count="3"><mergeCell ref="A1:A2"/><mergeCell ref="B1:B2"/><mergeCell ref="C1:D1"/></mergeCells></worksheet>',
    },
    outcome: {
      rows: [{ clientName: 'Lã Thị Hồng', phone: '0916222333', height: 156, weight: 54.5 }],
    },
  },
  {
    name: '04 Numbers as text in mixed notation; a dash is unknown',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Tên thực phẩm</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">Năng lượng (kcal)</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Đạm (g)</t></is></c><c r="D1" t="inlineStr"><is><t xml:space="preserve">Béo (g)</t></is></c><c r="E1" t="inlineStr"><is><t xml:space="preserve">Natri (mg)</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Bánh tét chuối</t></is></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">220,5</t></is></c><c r="C2"><v>3.1</v></c><c r="D2" t="inlineStr"><is><t xml:space="preserve">1.234,5</t></is></c><c r="E2" t="inlineStr"><is><t xml:space="preserve">1.250</t></is></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Chả giò chay</t></is></c><c r="B3"><v>187</v></c><c r="C3" t="inlineStr"><is><t xml:space="preserve"> 4,2 </t></is></c><c r="D3" t="inlineStr"><is><t xml:space="preserve">7.5</t></is></c><c r="E3" t="inlineStr"><is><t xml:space="preserve">–</t></is></c></row></sheetData></worksheet>',
    },
    kind: 'foods',
    outcome: {
      rows: [{ nutrients: { calories: 187, protein: 4.2, fat: 7.5 }, name: 'Chả giò chay' }],
      tells: ['2 nutrients.sodium decimal: 1.250', '2 nutrients.fat impossible: 1234.5'],
    },
  },
  {
    name: '05 A percent cell holds the fraction',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="9" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Tên thực phẩm</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">Tỷ lệ thải bỏ (%)</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Nước (%)</t></is></c><c r="D1" t="inlineStr"><is><t xml:space="preserve">kcal</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Ổi xẻ</t></is></c><c r="B2" s="1"><v>0.17</v></c><c r="C2"><v>85</v></c><c r="D2"><v>38</v></c></row></sheetData></worksheet>',
    },
    kind: 'foods',
    outcome: {
      rows: [{ nutrients: { calories: 38, water: 85 }, name: 'Ổi xẻ' }],
      tells: ['columns left out: Tỷ lệ thải bỏ (%)'],
    },
  },
  {
    name: '06 Local time of the cell has no zone: 23:45 stays on 30 November',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/><numFmt numFmtId="165" formatCode="#,##0\\ &quot;₫&quot;"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Ngày đặt</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">Khách hàng</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Thực đơn</t></is></c><c r="D1" t="inlineStr"><is><t xml:space="preserve">Số tiền</t></is></c></row><row r="2"><c r="A2" s="1"><v>46329.4375</v></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">Tôn Nữ Thị Ninh</t></is></c><c r="C2" t="inlineStr"><is><t xml:space="preserve">Tuần giảm cân</t></is></c><c r="D2" s="2"><v>499000</v></c></row><row r="3"><c r="A3" s="1"><v>46356.9895833</v></c><c r="B3" t="inlineStr"><is><t xml:space="preserve">Công Tằng Ái</t></is></c><c r="C3" t="inlineStr"><is><t xml:space="preserve">Tuần bầu</t></is></c><c r="D3" s="2"><v>1199000</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [{ clientName: 'Tôn Nữ Thị Ninh' }, { clientName: 'Công Tằng Ái' }],
      tells: ['columns left out: Ngày đặt, Thực đơn, Số tiền'],
    },
  },
  {
    name: '07 Metres and centimetres in one column without a unit',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Bảng 1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">Chiều cao</t></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve">Cân nặng</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Hầu Thị Sua</t></is></c><c r="B2" s="1"><v>1.62</v></c><c r="C2"><v>58</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Thào A Lử</t></is></c><c r="B3" s="1"><v>170</v></c><c r="C3"><v>63.249999999999993</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Hầu Thị Sua', height: 162, weight: 58 },
        { clientName: 'Thào A Lử', height: 170, weight: 63.25 },
      ],
      tells: ['2 height metres: 1.62'],
    },
  },
  {
    name: '08 1990 as a serial would be 12/06/1905',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t xml:space="preserve">Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">Ngày sinh</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Sùng Thị Mo</t></is></c><c r="B2"><v>1990</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">Vàng A Chớ</t></is></c><c r="B3" s="1"><v>33005</v></c></row><row r="4"><c r="A4" t="inlineStr"><is><t xml:space="preserve">Lý Mẩy Chạn</t></is></c><c r="B4" t="inlineStr"><is><t xml:space="preserve">25/12/1986</t></is></c></row><row r="5"><c r="A5" t="inlineStr"><is><t xml:space="preserve">Tẩn Láo Lở</t></is></c><c r="B5" t="inlineStr"><is><t xml:space="preserve">5/1979</t></is></c></row><row r="6"><c r="A6" t="inlineStr"><is><t xml:space="preserve">Chảo Sử Mẩy</t></is></c><c r="B6" t="inlineStr"><is><t xml:space="preserve">khoảng 1955</t></is></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [
        { clientName: 'Sùng Thị Mo', birthYear: 1990 },
        { clientName: 'Vàng A Chớ', birthYear: 1990, birthMonth: 5, birthDay: 12 },
        { clientName: 'Lý Mẩy Chạn', birthYear: 1986, birthMonth: 12, birthDay: 25 },
        { clientName: 'Tẩn Láo Lở', birthYear: 1979, birthMonth: 5 },
        { clientName: 'Chảo Sử Mẩy', birthYear: 1955 },
      ],
    },
  },
  {
    name: '09 The first sector of a BIFF workbook of Excel 97 (the rest does not matter)',
    base64:
      '0M8R4KGxGuEAAAAAAAAAAAAAAAAAAAAAPgADAP7/CQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    outcome: { refused: 'oldExcel' },
  },
  {
    name: '10 Vietnamese web programs export HTML tables with the name .xls',
    text: '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><table border="1"><tr><th>Họ và tên</th><th>Điện thoại</th><th>Ngày sinh</th></tr><tr><td>Cụt Thị Hương</td><td style="mso-number-format:\'\\@\'">0912444555</td><td>07/08/1991</td></tr></table></body></html>',
    outcome: { refused: 'markup' },
  },
  ...spreadsheetsSecondMore,
];
