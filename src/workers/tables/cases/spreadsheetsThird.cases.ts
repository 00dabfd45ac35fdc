import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const spreadsheetsThird: readonly TableCase[] = [
  {
    name: '01 Numbers stored as text beside real ones: three shapes in one column',
    parts: {
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t>Số điện thoại</t></is></c><c r="C1" t="inlineStr"><is><t>Cân nặng (kg)</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Đàm Thị Thảo</t></is></c><c r="B2" t="inlineStr"><is><t>0912111000</t></is></c><c r="C2" t="inlineStr"><is><t>52,5</t></is></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>Bạch Văn Thuận</t></is></c><c r="B3"><v>987111000</v></c><c r="C3"><v>61.5</v></c></row><row r="4"><c r="A4" t="inlineStr"><is><t>Cù Thị Thìn</t></is></c><c r="B4" t="inlineStr"><is><t>987111001</t></is></c><c r="C4" t="inlineStr"><is><t>48.2</t></is></c></row></sheetData><ignoredErrors><ignoredError sqref="B2:C4" numberStoredAsText="1"/></ignoredErrors></worksheet>',
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    outcome: {
      rows: [
        { clientName: 'Đàm Thị Thảo', phone: '0912111000', weight: 52.5 },
        { clientName: 'Bạch Văn Thuận', phone: '0987111000', weight: 61.5 },
        { clientName: 'Cù Thị Thìn', phone: '0987111001', weight: 48.2 },
      ],
      tells: ['3 phone zeroAdded: 987111000', '4 phone zeroAdded: 987111001'],
    },
  },
  {
    name: '02 The plus is lost as soon as it is typed; no format gives it back',
    parts: {
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t>SĐT</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Âu Thị Thoa</t></is></c><c r="B2"><v>84912345678</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>Đoàn Văn Thế</t></is></c><c r="B3" t="inlineStr"><is><t>+84 987 654 321</t></is></c></row></sheetData></worksheet>',
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    outcome: {
      rows: [
        { clientName: 'Âu Thị Thoa', phone: '0912345678' },
        { clientName: 'Đoàn Văn Thế', phone: '0987654321' },
      ],
    },
  },
  {
    name: '03 Margins to the left and above; a gap within a row must not close up',
    parts: {
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="C2:E6"/><cols><col min="1" max="2" width="2" customWidth="1"/></cols><sheetData><row r="2"><c r="C2" t="inlineStr"><is><t>Khách hàng 2026</t></is></c></row><row r="4"><c r="C4" t="inlineStr"><is><t>Họ và tên</t></is></c><c r="D4" t="inlineStr"><is><t>SĐT</t></is></c><c r="E4" t="inlineStr"><is><t>Dị ứng</t></is></c></row><row r="5"><c r="C5" t="inlineStr"><is><t>Hàn Thị Thủy</t></is></c><c r="D5" t="inlineStr"><is><t>0941222333</t></is></c><c r="E5" t="inlineStr"><is><t>mực</t></is></c></row><row r="6"><c r="C6" t="inlineStr"><is><t>Kha Văn Tiến</t></is></c><c r="E6" t="inlineStr"><is><t>sữa bò</t></is></c></row></sheetData></worksheet>',
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    outcome: {
      rows: [
        { allergies: ['mực'], clientName: 'Hàn Thị Thủy', phone: '0941222333' },
        { allergies: ['sữa bò'], clientName: 'Kha Văn Tiến' },
      ],
      tells: ['linesAbove: Khách hàng 2026'],
    },
  },
  {
    name: '04 Runs are joined without blanks; line breaks stand within headers',
    parts: {
      'xl/sharedStrings.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="5" uniqueCount="5"><si><r><rPr><b/><sz val="11"/></rPr><t>H</t></r><r><t>ọ và t</t></r><r><rPr><color rgb="FFFF0000"/></rPr><t>ên *</t></r></si><si><r><t xml:space="preserve">Chiều c</t></r><r><rPr><b/></rPr><t>ao</t></r><r><t xml:space="preserve">&#10;(cm)</t></r></si><si><r><rPr><b/></rPr><t xml:space="preserve">Cân </t></r><r><t xml:space="preserve">nặng\n</t></r><r><rPr><i/></rPr><t>(kg)</t></r></si><si><t>Lã Thị Thắm</t></si><si><t>Nghiêm Văn Thông</t></si></sst>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row><row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2"><v>155</v></c><c r="C2"><v>47.5</v></c></row><row r="3"><c r="A3" t="s"><v>4</v></c><c r="B3"><v>168</v></c><c r="C3"><v>71</v></c></row></sheetData></worksheet>',
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId8" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    },
    outcome: {
      rows: [
        { clientName: 'Lã Thị Thắm', height: 155, weight: 47.5 },
        { clientName: 'Nghiêm Văn Thông', height: 168, weight: 71 },
      ],
    },
  },
  {
    name: '05 A formula whose stored text is the address, or only a label',
    parts: {
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t>Email</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Thiều Thị Mai</t></is></c><c r="B2" t="str"><f>HYPERLINK("mailto:mai.thieu@gmail.com","mai.thieu@gmail.com")</f><v>mai.thieu@gmail.com</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>Thân Văn Lộc</t></is></c><c r="B3" t="str"><f>HYPERLINK("mailto:loc.than@abc.vn","Gửi thư")</f><v>Gửi thư</v></c></row></sheetData></worksheet>',
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    outcome: {
      rows: [{ clientName: 'Thiều Thị Mai', email: 'mai.thieu@gmail.com' }],
      tells: ['3 email email: Gửi thư'],
    },
  },
  {
    name: '06 A stored 0 is a zero though it is shown as a dash; a typed dash is unknown',
    parts: {
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="_(* #,##0.0_);_(* \\(#,##0.0\\);_(* &quot;-&quot;??_);_(@_)"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Tên thực phẩm</t></is></c><c r="B1" t="inlineStr"><is><t>Năng lượng (kcal)</t></is></c><c r="C1" t="inlineStr"><is><t>Đạm (g)</t></is></c><c r="D1" t="inlineStr"><is><t>Béo (g)</t></is></c><c r="E1" t="inlineStr"><is><t>Bột đường (g)</t></is></c><c r="F1" t="inlineStr"><is><t>Chất xơ (g)</t></is></c><c r="G1" t="inlineStr"><is><t>Natri (mg)</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Thạch rau câu nhà làm</t></is></c><c r="B2" s="1"><v>40</v></c><c r="C2" s="1"><v>0</v></c><c r="D2" s="1"><v>0</v></c><c r="E2" s="1"><v>10</v></c><c r="F2" s="1"/><c r="G2" t="inlineStr"><is><t>-</t></is></c></row></sheetData></worksheet>',
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    },
    kind: 'foods',
    outcome: {
      rows: [
        {
          nutrients: { calories: 40, protein: 0, fat: 0, carbs: 10 },
          name: 'Thạch rau câu nhà làm',
        },
      ],
    },
  },
  {
    name: '07 The trailing comma of a format divides what is shown by a thousand, not what is stored',
    parts: {
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0,&quot;K&quot;"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Ngày đặt</t></is></c><c r="B1" t="inlineStr"><is><t>Khách hàng</t></is></c><c r="C1" t="inlineStr"><is><t>SĐT</t></is></c><c r="D1" t="inlineStr"><is><t>Thành tiền</t></is></c></row><row r="2"><c r="A2" s="2"><v>46354</v></c><c r="B2" t="inlineStr"><is><t>Tưởng Thị Trang</t></is></c><c r="C2" t="inlineStr"><is><t>0942333444</t></is></c><c r="D2" s="1"><v>1199000</v></c></row></sheetData></worksheet>',
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    },
    outcome: {
      rows: [{ clientName: 'Tưởng Thị Trang', phone: '0942333444' }],
      tells: ['columns left out: Ngày đặt, Thành tiền'],
    },
  },
  {
    name: "08 LibreOffice's own format is what its users have",
    parts: {
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml':
        '<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.3"><office:body><office:spreadsheet><table:table table:name="Khách"><table:table-row><table:table-cell office:value-type="string"><text:p>Họ và tên</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>SĐT</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>Email</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>Ngày sinh</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>Cân nặng</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell office:value-type="string"><text:p>Quan Thị Vi</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2"/><table:table-cell office:value-type="date" office:date-value="1985-10-20"><text:p>20/10/85</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="50.5"><text:p>50,5</text:p></table:table-cell></table:table-row><table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>',
    },
    outcome: { refused: 'notXlsx' },
  },
  {
    name: '09 Mac users choose the document itself',
    parts: {
      'Index/Document.iwa': '(binary, 40 bytes of any kind)',
      'Metadata/DocumentIdentifier': '1F0C5B1E-7A57-4B9E-9C3E-3C1A9F6E0B55',
    },
    outcome: { refused: 'notXlsx' },
  },
];
