import type { TableCase } from '../../../../tests/support/tableOutcome';

/** Cases a careful person expects; each says what is stored, and what is said. */
export const addressesSecond: readonly TableCase[] = [
  {
    name: '03 A remark in brackets; [at] for @',
    text: 'Họ và tên;Email\nNguyễn Thị Tuyết;tuyet@gmail.com (mail phụ)\nTrần Văn Thanh;thanh[at]gmail.com\n',
    outcome: {
      rows: [],
      tells: ['2 email email: tuyet@gmail.com (mail phụ)', '3 email email: thanh[at]gmail.com'],
    },
  },
  {
    name: '09 Each lacks a part',
    text: 'Họ và tên,Email\nLê Thị Út,@gmail.com\nPhạm Thị Vạn,van@\nĐỗ Thị Xuân,xuan@gmail..com\n',
    outcome: {
      rows: [],
      tells: ['2 email email: @gmail.com', '3 email email: van@', '4 email email: xuan@gmail..com'],
    },
  },
  {
    name: '13 The address is only in the link of the cell',
    text: 'sheet1.xml: <row r="1"><c r="A1" t="inlineStr"><is><t>Họ và tên</t></is></c><c r="B1" t="inlineStr"><is><t>Email</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Vũ Thị Yến</t></is></c><c r="B2" t="inlineStr"><is><t>Gửi mail</t></is></c></row> … <hyperlinks><hyperlink ref="B2" r:id="rId1"/></hyperlinks>; sheet1.xml.rels: rId1 type hyperlink, Target="mailto:yen.vu@gmail.com", TargetMode="External"',
    outcome: { rows: [] },
  },
];
