import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const spreadsheetsThirdMore: readonly TableCase[] = [
  {
    name: '10 Clinics put passwords on lists of patients; the file is then no ZIP',
    base64:
      '0M8R4KGxGuEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABFAG4AYwByAHkAcAB0AGkAbwBuAEkAbgBmAG8ARQBuAGMAcgB5AHAAdABlAGQAUABhAGMAawBhAGcAZQA=',
    outcome: { refused: 'oldExcel' },
  },
  {
    name: '11 Sizes stand only in the central directory; the order of entries is free',
    base64:
      'UEsDBBQACAAIAAAAfV0AAAAAAAAAAAAAAAAYAAAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1sdZBBTsMwEEWvYnlPJw0JgspxBUKIfQN7KzWJRTyO7FHLHRASR0As2XCALoO4R2+CU6GqldKl3/w/fhoxf7EtW2kfjMOCTycJZxortzRYF/yhvDu75HMp1s4/h0ZrYjGOoeANUTcDCFWjrQoT12mMkyfnraL49DWEzmu13JVsC2mSXIBVBrkUO3arSEnh3Zr5+C1noVPD3uksjYlqgNeRUsENtgb1gnzkJkhB8n67eWOr/oNR/4UCSAoYBlD9F29OFRc/7+VxHqLA3iIdtYh0dNnvN9asbLabV/bYf456nKomV9l5lmV5no/ZwMF9YH94+QdQSwcItrROJvIAAACqAQAAUEsDBBQACAAAAAAAfV0AAAAAAAAAAAAAAAAPAAAAeGwvd29ya2Jvb2sueG1sPD94bWwgdmVyc2lvbj0iMS4wIiBlbmNvZGluZz0iVVRGLTgiIHN0YW5kYWxvbmU9InllcyI/Pgo8d29ya2Jvb2sgeG1sbnM9Imh0dHA6Ly9zY2hlbWFzLm9wZW54bWxmb3JtYXRzLm9yZy9zcHJlYWRzaGVldG1sLzIwMDYvbWFpbiIgeG1sbnM6cj0iaHR0cDovL3NjaGVtYXMub3BlbnhtbGZvcm1hdHMub3JnL29mZmljZURvY3VtZW50LzIwMDYvcmVsYXRpb25zaGlwcyI+PHNoZWV0cz48c2hlZXQgbmFtZT0iU2hlZXQxIiBzaGVldElkPSIxIiByOmlkPSJySWQxIi8+PC9zaGVldHM+PC93b3JrYm9vaz5QSwcId0D+xBwBAAAcAQAAUEsDBBQACAAIAAAAfV0AAAAAAAAAAAAAAAAaAAAAeGwvX3JlbHMvd29ya2Jvb2sueG1sLnJlbHOFz80KwjAMB/C7T1Fyd9k8iMi6XUTYVeYDlC77YFtbmvqxt7d4EAeCp5CE/P4kL5/zJO7kebBGQpakIMho2wymk3Ctz9sDCA7KNGqyhiQsxFAWm/xCkwrxhvvBsYiIYQl9CO6IyLqnWXFiHZm4aa2fVYit79ApPaqOcJeme/TfBhQrU1SNBF81GYh6cTH4v23bdtB0svo2kwk/IvBh/cg9UYio8h0FCZ8R47tkSVQBixxXHxYvUEsHCJpvPHy1AAAAKQEAAFBLAQIUABQACAAIAAAAfV22tE4m8gAAAKoBAAAYAAAAAAAAAAAAAAAAAAAAAAB4bC93b3Jrc2hlZXRzL3NoZWV0MS54bWxQSwECFAAUAAgAAAAAAH1dd0D+xBwBAAAcAQAADwAAAAAAAAAAAAAAAAA4AQAAeGwvd29ya2Jvb2sueG1sUEsBAhQAFAAIAAgAAAB9XZpvPHy1AAAAKQEAABoAAAAAAAAAAAAAAAAAkQIAAHhsL19yZWxzL3dvcmtib29rLnhtbC5yZWxzUEsFBgAAAAADAAMAywAAAI4DAAAAAA==',
    outcome: { rows: [{ clientName: 'Ưng Thị Vân', phone: '0943444555' }] },
  },
  {
    name: '12 New workbooks keep their empty first sheet',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><bookViews><workbookView activeTab="1"/></bookViews><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/><sheet name="Danh sách" sheetId="2" r:id="rId2"/></sheets></workbook>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1"/><sheetData/></worksheet>',
      'xl/worksheets/sheet2.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t>SĐT</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Uông Văn Vinh</t></is></c><c r="B2" t="inlineStr"><is><t>0944555666</t></is></c></row></sheetData></worksheet>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
    },
    outcome: {
      rows: [{ clientName: 'Uông Văn Vinh', phone: '0944555666' }],
      tells: ['not read: sheet Sheet1'],
    },
  },
  {
    name: '13 Built-in format 17 has no day, a custom one only the year: still dates',
    parts: {
      'xl/styles.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="17" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t>Ngày sinh</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Văn Thị Xuyên</t></is></c><c r="B2" s="1"><v>28976</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>Vương Văn Ý</t></is></c><c r="B3" s="2"><v>31340</v></c></row></sheetData></worksheet>',
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    },
    outcome: {
      rows: [
        { clientName: 'Văn Thị Xuyên', birthYear: 1979, birthMonth: 5, birthDay: 1 },
        { clientName: 'Vương Văn Ý', birthYear: 1985, birthMonth: 10, birthDay: 20 },
      ],
    },
  },
  {
    name: '14 A chart may be a tab of its own and the first one',
    parts: {
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Biểu đồ" sheetId="3" r:id="rId1"/><sheet name="Khách" sheetId="1" r:id="rId2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>',
      'xl/chartsheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<chartsheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetPr/><sheetViews><sheetView workbookViewId="0"/></sheetViews><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></chartsheet>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t>Năm sinh</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Xa Thị Yên</t></is></c><c r="B2"><v>1974</v></c></row></sheetData></worksheet>',
    },
    outcome: {
      rows: [{ clientName: 'Xa Thị Yên', birthYear: 1974 }],
      tells: ['not read: sheet Biểu đồ'],
    },
  },
  {
    name: '15 Excel itself opens such files, so their owners hold them to be right',
    parts: {
      'xl\\worksheets\\sheet1.xml':
        '<?xml version="1.0" encoding="utf-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t>SĐT</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Ấu Thị Ngân</t></is></c><c r="B2" t="inlineStr"><is><t>0945666777</t></is></c></row></sheetData></worksheet>',
      'xl\\workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl\\_rels\\workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    outcome: { rows: [{ clientName: 'Ấu Thị Ngân', phone: '0945666777' }] },
  },
  {
    name: "16 Accounting programs write Excel's XML of 2003; ss:Index leaves a gap",
    text: '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Khách"><Table><Row><Cell><Data ss:Type="String">Họ và tên</Data></Cell><Cell><Data ss:Type="String">SĐT</Data></Cell><Cell><Data ss:Type="String">Ngày sinh</Data></Cell></Row><Row><Cell><Data ss:Type="String">Bàng Thị Nụ</Data></Cell><Cell ss:Index="3"><Data ss:Type="DateTime">1992-02-29T00:00:00.000</Data></Cell></Row></Table></Worksheet></Workbook>\n',
    outcome: { refused: 'markup' },
  },
  {
    name: '17 The hidden column of the old number comes first; comments are no cells',
    parts: {
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><cols><col min="2" max="2" width="0" hidden="1" customWidth="1"/></cols><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t>SĐT cũ</t></is></c><c r="C1" t="inlineStr"><is><t>SĐT</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Cam Thị Nhung</t></is></c><c r="B2" t="inlineStr"><is><t>01689123456</t></is></c><c r="C2" t="inlineStr"><is><t>0946777888</t></is></c></row></sheetData></worksheet>',
      'xl/comments1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>Lan</author></authors><commentList><comment ref="A2" authorId="0"><text><r><rPr><b/></rPr><t>Lan:</t></r><r><t xml:space="preserve">\nDị ứng tôm nặng!</t></r></text></comment></commentList></comments>',
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    outcome: {
      rows: [{ clientName: 'Cam Thị Nhung', phone: '0946777888' }],
      tells: ['columns left out: SĐT cũ'],
    },
  },
  {
    name: '18 An index without a text is a loss, not an empty cell',
    parts: {
      'xl/sharedStrings.xml':
        '<?xml version="1.0" encoding="UTF-8"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>Họ và tên</t></si><si><t>Dị ứng</t></si><si><t>Chế Thị Oanh</t></si><si><t>Chế Văn Phú</t></si><si><t>Chế Thị Quyên</t></si></sst>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" t="s"><v>99</v></c></row><row r="3"><c r="A3" t="s"><v>3</v></c><c r="B3" t="s"><v>-1</v></c></row><row r="4"><c r="A4" t="s"><v>4</v></c><c r="B4" t="s"><v></v></c></row></sheetData></worksheet>',
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId8" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    },
    outcome: {
      rows: [{ clientName: 'Chế Thị Quyên' }],
      tells: ['2 allergies cellError: #REF!', '3 allergies cellError: #REF!'],
    },
  },
  {
    name: '19 No spreadsheet program writes a document type',
    parts: {
      'xl/sharedStrings.xml':
        '<?xml version="1.0"?>\n<!DOCTYPE sst [<!ENTITY a "tôm tôm tôm"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;"><!ENTITY g "&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;"><!ENTITY h "&g;&g;&g;&g;&g;&g;&g;&g;&g;&g;"><!ENTITY i "&h;&h;&h;&h;&h;&h;&h;&h;&h;&h;"><!ENTITY x SYSTEM "file:///etc/hostname">]>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>Họ và tên</t></si><si><t>Ghi chú</t></si><si><t>Dư Thị Sen</t></si><si><t>&i;&x;</t></si></sst>',
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" t="s"><v>3</v></c></row></sheetData></worksheet>',
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId8" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    },
    outcome: { rows: [{ clientName: 'Dư Thị Sen' }], tells: ['columns left out: Ghi chú'] },
  },
  {
    name: '20 The reference tells the place, not the order in the file',
    parts: {
      'xl/worksheets/sheet1.xml':
        '<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="C1" t="inlineStr"><is><t>Dị ứng</t></is></c><c r="A1" t="inlineStr"><is><t>Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t>SĐT</t></is></c></row><row r="3"><c r="B3" t="inlineStr"><is><t>0947888999</t></is></c><c r="A3" t="inlineStr"><is><t>Đường Văn Tấn</t></is></c></row><row r="2"><c r="c2" t="inlineStr"><is><t>tôm</t></is></c><c r="a2" t="inlineStr"><is><t>Đường Thị Thu</t></is></c></row></sheetData></worksheet>',
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    outcome: {
      rows: [
        { allergies: ['tôm'], clientName: 'Đường Thị Thu' },
        { clientName: 'Đường Văn Tấn', phone: '0947888999' },
      ],
    },
  },
];
