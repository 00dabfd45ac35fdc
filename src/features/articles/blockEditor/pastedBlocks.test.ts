// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  blockSchema,
  MAX_COLUMNS,
  MAX_ITEMS,
  MAX_ROWS,
  type NewBlock,
} from '../../../domain/records/articleBlocks/blocks';
import { plainText, type Run } from '../../../domain/records/articleBlocks/inline';
import { asLines, pastedBlocks } from './pastedBlocks';

/** Looks written as letters before the words: `b:` bold, `i:` italic, `u:` underlined, `s:` struck through. */
const looks = (runs: readonly Run[]): string[] =>
  runs.map(({ text, bold, italic, underline, strike, highlight, link }) => {
    const letters = [
      [bold, 'b'],
      [italic, 'i'],
      [underline, 'u'],
      [strike, 's'],
      [highlight, 'h'],
      [link, 'a'],
    ].map(([has, letter]) => (has ? letter : ''));
    return letters.every((letter) => letter === '') ? text : `${letters.join('')}:${text}`;
  });

/** A block in short: `h2 Words`, `- line`, `1. line` with its depth as spaces, rows of a table with bars. */
function short(block: NewBlock): string[] {
  const { type, data } = block;
  if (type === 'paragraph') return [plainText(data.text)];
  if (type === 'header') return [`h${data.level} ${plainText(data.text)}`];
  if (type === 'list') {
    const sign = { ordered: '1.', unordered: '-', checklist: '[]' }[data.style];
    return data.items.map(
      ({ text, depth, checked }) =>
        `${' '.repeat(depth)}${checked ? '[x]' : sign} ${plainText(text)}`,
    );
  }
  if (type === 'table') return data.rows.map((row) => row.map(plainText).join('|'));
  if (type === 'quote') return [`> ${plainText(data.text)}`];
  return [type === 'code' ? `code ${data.code}` : type];
}

const of = (html: string, text = '') => pastedBlocks(html, text);
const inShort = (html: string, text = '') => (of(html, text)?.blocks ?? []).flatMap(short);
const runsOfFirst = (html: string): string[] => {
  const first = of(html)?.blocks[0];
  return first?.type === 'paragraph' ? looks(first.data.text) : [];
};

describe('E13 looks of what is pasted', () => {
  it.each([
    [
      'a wrapper that says it is not bold',
      '<b style="font-weight:normal"><span style="font-weight:400">Nước</span></b>',
      ['Nước'],
    ],
    [
      'a wrapper around paragraphs',
      '<b style="font-weight: normal;"><p>Nước <span style="font-weight:700">lọc</span></p><p>Hai</p></b>',
      ['Nước ', 'b:lọc'],
    ],
    [
      'a weight in words',
      '<p><span style="font-weight:bold">A</span><span style="font-weight:500">B</span></p>',
      ['b:A', 'B'],
    ],
    ['a style', '<p><span style="color:red; font-style : italic">A</span></p>', ['i:A']],
    ['lines', '<p><span style="text-decoration:underline line-through">A</span></p>', ['us:A']],
    [
      'a line by its long name',
      '<p><span style="text-decoration-line:line-through">A</span></p>',
      ['s:A'],
    ],
    [
      'one that is taken away within',
      '<p><strong>A<span style="font-weight:400">B</span></strong></p>',
      ['b:A', 'B'],
    ],
    [
      'all of a font in one',
      '<p><span style="font: italic 700 12px/1.2 Arial">A</span><span style="font:12pt bold">B</span></p>',
      ['bi:A', 'B'],
    ],
    ['a property with a prefix', "<p><span style='mso-bidi-font-weight:bold'>A</span></p>", ['A']],
    [
      'a marker of Word',
      "<p><span style='background:yellow;mso-highlight:yellow'>A</span></p>",
      ['h:A'],
    ],
    ['a paragraph that is bold itself', '<p style="font-weight:600">A</p>', ['b:A']],
    ['bold around blocks', '<b><div>A</div></b>', ['b:A']],
    [
      'a link, which is underlined anyway',
      '<p><a href="https://who.int" style="text-decoration:none"><span style="text-decoration:underline">A</span></a></p>',
      ['a:A'],
    ],
    [
      'an element that takes its own line away',
      '<p><u style="text-decoration:none">A</u></p>',
      ['A'],
    ],
  ])('%s', (_what, html, runs) => expect(runsOfFirst(html)).toEqual(runs));
});

const line = (level: number, sign: string, words: string, list = 'l0') =>
  `<p class=MsoListParagraph style='margin-left:1in;mso-list:${list} level${level} lfo1'><![if !supportLists]>` +
  `<span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}</p>`;

describe('E13 lists that are pasted', () => {
  it('of Word are lists, each line at its level', () =>
    expect(
      inShort(
        line(1, '·', 'Rau') + line(2, 'o', 'Cải') + line(3, '§', 'Ngọt') + line(1, '·', 'Cá'),
      ),
    ).toEqual(['- Rau', ' - Cải', '  - Ngọt', '- Cá']));

  it.each(['1.', '1)', '(a)', 'iv.', 'B.'])('of Word that count with %s are ordered', (sign) =>
    expect(inShort(line(1, sign, 'Vo gạo'))).toEqual(['1. Vo gạo']),
  );

  it('of Word end at a paragraph, and another kind begins another', () =>
    expect(
      inShort(
        `${line(1, '·', 'A')}<p class=MsoNormal>Giữa</p>${line(1, '·', 'B')}${line(1, '1.', 'C', 'l1')}`,
      ),
    ).toEqual(['- A', 'Giữa', '- B', '1. C']));

  it('of Word on the web are one list', () =>
    expect(
      inShort(
        ['<li data-aria-level="1"><p>A</p></li>', '<li data-aria-level="2"><p>B</p></li>']
          .map((one) => `<div class="ListContainerWrapper X"><ul>${one}</ul></div>`)
          .join(''),
      ),
    ).toEqual(['- A', ' - B']));

  it('hold a list beside a line as well as within it', () => {
    expect(inShort('<ul><li>A</li><ul><li>B</li></ul><li>C</li></ul>')).toEqual([
      '- A',
      ' - B',
      '- C',
    ]);
    expect(inShort('<ol><li>A<ol><li>B</li></ol></li></ol>')).toEqual(['1. A', ' 1. B']);
  });

  it('keep lines without a list, texts between lines, boxes and levels', () => {
    expect(inShort('<li>A</li><li>B</li>')).toEqual(['- A', '- B']);
    expect(inShort('<ul>Đầu<li>A</li><div><li>B</li></div></ul>')).toEqual(['- Đầu', '- A', '- B']);
    expect(
      inShort(
        '<ul><li><input type="checkbox" checked>A</li><li><input type="checkbox">B</li></ul>',
      ),
    ).toEqual(['[x] A', '[] B']);
  });

  it('that are longer than one may be are several', () => {
    const { blocks = [] } = of(`<ul>${'<li>a</li>'.repeat(MAX_ITEMS + 2)}</ul>`) ?? {};
    expect(blocks.map(({ data }) => ('items' in data ? data.items.length : 0))).toEqual([
      MAX_ITEMS,
      2,
    ]);
  });
});

describe('E13 tables that are pasted', () => {
  it('with a title over all columns stand between their neighbours', () =>
    expect(
      inShort(
        '<h3>Mẫu</h3><p>Trước</p><table><thead><tr><th colspan="2">Ngày 1</th></tr></thead><tbody><tr><td>Sáng</td>' +
          '<td>Xôi</td></tr></tbody></table><p>Sau</p>',
      ),
    ).toEqual(['h3 Mẫu', 'Trước', 'Ngày 1|', 'Sáng|Xôi', 'Sau']));

  it('keep each cell in its column below one that goes over rows', () =>
    expect(
      inShort(
        '<table><tr><td rowspan=3>Tối</td><td>Cơm</td><td rowspan="2" colspan="2">x</td></tr><tr><td>Cá</td></tr>' +
          '<tr><td>Rau</td><td>1</td><td>2</td></tr></table>',
      ),
    ).toEqual(['Tối|Cơm|x|', '|Cá||', '|Rau|1|2']));

  it('take absurd spans, short rows and more columns than one may have', () => {
    expect(
      inShort(
        '<table><tr><td rowspan=0>A</td><td>B</td></tr><tr><td rowspan=99999>C</td></tr></table>',
      ),
    ).toEqual(['A|B', '|C']);
    const wide = Array.from({ length: MAX_COLUMNS + 2 }, (_, at) => `<td>${at}</td>`).join('');
    const [row = ''] = inShort(`<table><tr>${wide}</tr></table>`);
    expect(row.split('|')).toHaveLength(MAX_COLUMNS);
    expect(row).toContain('19 · 20 · 21');
    expect(
      inShort('<table><tr><td colspan=5000>A</td></tr><tr><td>B</td></tr></table>')[1],
    ).toMatch(/^B\|/);
  });

  it('of markdown are as wide as their widest row', () => {
    expect(inShort('', '| Bữa |\n|---|\n| Sáng | Xôi | 150 g |\n| Trưa |')).toEqual([
      'Bữa||',
      'Sáng|Xôi|150 g',
      'Trưa||',
    ]);
  });

  it('that only lay a page out are what stands in them; a name stays', () => {
    expect(inShort('<table><tr><td><p>A</p><ul><li>B</li></ul></td></tr></table>')).toEqual([
      'A',
      '- B',
    ]);
    expect(
      inShort('<table><caption>Bảng 1</caption><tr><td>A</td><td>B</td></tr></table>'),
    ).toEqual(['Bảng 1', 'A|B']);
  });

  it('within a cell are its text, and long ones are several', () => {
    expect(
      inShort(
        '<table><tr><td>A<table><tr><td>b</td><td>c</td></tr></table></td><td>D</td></tr></table>',
      ),
    ).toEqual(['A\nb\nc|D']);
    const rows = '<tr><td>1</td><td>2</td></tr>'.repeat(MAX_ROWS + 1);
    expect(of(`<table>${rows}</table>`)?.blocks).toHaveLength(2);
  });
});

describe('E13 lines that are pasted', () => {
  it.each([
    ['breaks within a block', '<div>Một<br>Hai<br><br>Ba</div>', ['Một\nHai\n\nBa']],
    ['breaks of a text without a block', 'Một<br/>Hai', ['Một\nHai']],
    ['breaks at its ends', '<p><br>Một<br></p>', ['Một']],
    ['lines broken in the source', '<p>\n  Một\n  hai\n</p>', ['Một hai']],
    [
      'lines that a chat shows broken',
      '<span style="white-space: pre-wrap">Một\nHai</span>',
      ['Một\nHai'],
    ],
    ['blocks in a cell or a line', '<ul><li><p>A</p><p>B</p></li></ul>', ['- A\nB']],
    ['empty paragraphs', '<p>A</p><p><br></p><p>&nbsp;</p><p>B</p>', ['A', 'B']],
    ['blocks in blocks in inline elements', '<span><div>A</div><div>B</div></span>', ['A', 'B']],
    ['terms and what they mean', '<dl><dt>A</dt><dd>B</dd></dl>', ['A', 'B']],
  ])('%s', (_what, html, blocks) => expect(inShort(html)).toEqual(blocks));

  it('of a message with a list stay where they were ended', () => {
    const message = 'Bữa sáng\nPhở bò\n\n- Ít muối';
    expect(of('', message)?.blocks[0]).toEqual({
      type: 'paragraph',
      data: { text: [{ text: 'Bữa sáng\nPhở bò' }] },
    });
    const folded = `${'dòng dài '.repeat(8)}\nnối tiếp.\n\n- Ít muối`;
    expect(inShort('', folded)[0]).not.toContain('\n');
    expect(of('', '```\na\nb\n```')?.blocks[0]).toMatchObject({ data: { code: 'a\nb' } });
  });

  it('of plain text are paragraphs, as they are written', () =>
    expect(inShort('', 'a*b*c\r\nHai\r\n\r\nBa\\_')).toEqual(['a*b*c', 'Hai', 'Ba\\_']));

  it('of several blocks are one text where a field takes no blocks', () =>
    expect(
      plainText(asLines(of('<h2>A</h2><p>B</p><ul><li>C</li><li>D</li></ul>')?.blocks ?? [])),
    ).toBe('A\nB\nC\nD'));
});

describe('E13 what cannot be taken is said', () => {
  it.each([
    ['an image within a text', '<p>A</p><p><img src="file:///C:/a.png"></p>', ['images']],
    ['an image whose bytes are there', '<p>A</p><p><img src="data:image/png;base64,AA=="></p>', []],
    ['an image alone', '<img src="https://a.vn/b.jpg">', ['images']],
    [
      'a sign that a chat sends as an image',
      '<p>A <img alt="🍚" src="https://a.vn/e.png"></p>',
      [],
    ],
    ['a spacer', '<p>A<img width="1" height="1" src="https://a.vn/c.gif"></p>', []],
    ['a film', '<p>A</p><video controls></video>', ['frames']],
    ['a drawing with words', '<p>A</p><svg><text>Đạm 20 g</text></svg>', ['drawings']],
    ['a formula', '<p>A <math><msqrt><mi>x</mi></msqrt></math></p>', ['drawings']],
    ['an icon', '<p>A <svg><path d="M0 0h9"/></svg></p>', []],
  ])('%s', (_what, html, losses) => expect(of(html)?.losses).toEqual(losses));

  it('an image leaves its word where it stood, of the web with its address', () => {
    const html =
      '<p>A</p><p><img alt="Canh chua" src="data:image/png;base64,AA=="></p>' +
      '<p>B <img src="https://a.vn/b.jpg"> C</p><p><img src="file:///x.png"></p>';
    const read = of(html);
    expect(read?.blocks.flatMap(short)).toEqual(['A', '[Ảnh 1: Canh chua]', 'B [Ảnh] C', '[Ảnh]']);
    expect(read?.images?.map(({ word, file }) => [word, file.type, file.size])).toEqual([
      ['[Ảnh 1: Canh chua]', 'image/png', 1],
    ]);
    expect(JSON.stringify(read?.blocks)).toContain('"link":"https://a.vn/b.jpg"');
    expect(JSON.stringify(read?.blocks)).not.toContain('file:');
  });

  it('a sign of a chat stays in its sentence', () =>
    expect(inShort('<p>Ăn <img alt="🍚" src="https://a.vn/e.png"> nhé</p>')).toEqual([
      'Ăn 🍚 nhé',
    ]));

  it('a block that breaks a limit becomes its words, and the others stay', () => {
    const many = Array.from(
      { length: 1200 },
      (_, at) => `<${at % 2 ? 'b' : 'i'}>x</${at % 2 ? 'b' : 'i'}>`,
    );
    const { blocks = [], losses } = of(`<h2>A</h2><p>${many.join('')}</p><p>Z</p>`) ?? {};
    expect(losses).toEqual(['simplified']);
    expect(blocks.flatMap(short)).toEqual(['h2 A', 'x'.repeat(1200), 'Z']);
    for (const block of blocks)
      expect(blockSchema.safeParse({ id: 'b', ...block }).success).toBe(true);
  });
});

describe('P16 markdown beside markup', () => {
  it('counts where the markup only colours it', () =>
    expect(
      inShort(
        '<div style="font-family: Menlo, monospace; white-space: pre;"><span style="font-weight:bold">## A</span></div>',
        '## A\n- B',
      ),
    ).toEqual(['h2 A', '- B']));

  it('does not count where the markup has looks of its own', () =>
    expect(listLooks('<p><span style="font-weight:700">A</span></p><p>- B</p>', 'A\n- B')).toEqual([
      ['b:A'],
      ['- B'],
    ]));
});

function listLooks(html: string, text: string): string[][] {
  return (of(html, text)?.blocks ?? []).map((block) =>
    block.type === 'paragraph' ? looks(block.data.text) : [block.type],
  );
}
