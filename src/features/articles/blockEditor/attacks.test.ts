// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { blockSchema, type Block } from '../../../domain/records/articleBlocks/blocks';
import { safeLink } from '../../../domain/records/articleBlocks/inline';
import { markdownToBlocks } from '../../../domain/publicHouse/articles/markdownParse';
import { articleSchema } from '../../../domain/records/articles';
import { publicPart } from '../../../domain/publicHouse/published';
import { withIds } from '../model/withIds';
import { fromEditor, normalForm, toEditor, withUntouched } from './convert';
import { htmlToRuns, runsToHtml } from './html';
import { htmlToBlocks, pastedBlocks } from './pastedBlocks';

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">bấm</a>',
  '<a href="JaVaScRiPt:alert(1)">bấm</a>',
  '<a href=" javascript:alert(1)">bấm</a>',
  '<a href="java\tscript:alert(1)">bấm</a>',
  '<a href="java\nscript:alert(1)">bấm</a>',
  '<a href="&#106;avascript:alert(1)">bấm</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">bấm</a>',
  '<a href="vbscript:msgbox(1)">bấm</a>',
  '<a href="//evil.example">bấm</a>',
  '<a href="https://ok.example\u202e">bấm</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>Gửi</button></form>',
  '<b onclick="alert(1)" style="background:url(javascript:alert(1))">đậm</b>',
  '<p onmouseover=alert(1)>chữ</p>',
  '<body onload=alert(1)>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="data:text/css,*{}">',
  '<style>@import "//evil.example/x.css"</style>',
  '<video><source onerror="alert(1)"></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</textarea><script>alert(1)</script>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
];

function harmless(html: string): boolean {
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
  return [...body.querySelectorAll('*')].every((element) => {
    const known = /^(?:A|B|I|S|U|MARK|CODE|BR)$/.test(element.tagName);
    const attributes = [...element.attributes].every(
      ({ name, value }) =>
        (name === 'class' && /^[\w-]+$/.test(value)) ||
        (name === 'href' && safeLink(value) === value),
    );
    return known && attributes;
  });
}

const paragraph = (text: unknown) => ({ id: 'b1', type: 'paragraph', data: { text } });

describe('E13 what is stored is data, never markup', () => {
  it.each(ATTACKS)('%s is text or nothing in the editor', (attack) => {
    const html = runsToHtml(htmlToRuns(attack));
    expect(harmless(html)).toBe(true);
    for (const block of withIds(htmlToBlocks(attack).blocks, () => 'b1')) {
      expect(blockSchema.safeParse(block).success).toBe(true);
      const { text } = toEditor(block).data as { text?: string };
      expect(harmless(text ?? '')).toBe(true);
    }
  });

  it.each(ATTACKS)('%s is text when it is typed or pasted as markdown', (attack) => {
    const typed = toEditor(paragraph([{ text: attack }]) as Block).data as { text: string };
    expect(harmless(typed.text)).toBe(true);
    for (const block of withIds(markdownToBlocks(`**x** ${attack}`), () => 'b1')) {
      const { text = '', title = '' } = toEditor(block).data as Record<string, string>;
      expect(harmless(text) && harmless(title)).toBe(true);
    }
  });

  it('a link leads to the web, a mail, a telephone or a page of ours', () => {
    for (const address of [
      'https://who.int/a?b=1#c',
      'mailto:a@b.vn',
      'tel:+84901',
      '/recipe/1',
      '#a',
    ])
      expect(safeLink(address)).toBe(address);
    const attacks = ATTACKS.map((attack) => /href="([^"]*)"/.exec(attack)?.[1] ?? 'ftp://x');
    for (const address of attacks) expect(safeLink(address)).toBeUndefined();
  });

  it('the gateway takes no block that holds anything else', () => {
    const wrong = [
      paragraph('<img src=x onerror=alert(1)>'),
      paragraph([{ text: 'x', link: 'javascript:alert(1)' }]),
      paragraph([{ text: 'x', onclick: 'alert(1)' }]),
      { id: 'b1', type: 'paragraph', data: { text: [], html: '<b>' } },
      {
        id: 'b1',
        type: 'image',
        data: { address: 'https://evil.example/x.png', alt: '', caption: '' },
      },
      { id: 'b1', type: 'image', data: { address: 'javascript:alert(1)', alt: '', caption: '' } },
      { id: '"><img>', type: 'delimiter', data: {} },
      { id: 'b1', type: 'recipe', data: { refId: '../x?y', title: '' } },
    ];
    for (const block of wrong) expect(blockSchema.safeParse(block).success).toBe(false);
  });

  it('the public gets the kinds that this version knows, and no others', () => {
    const at = '2026-11-22T08:00:00.000Z';
    const blocks = [
      paragraph([{ text: 'Chào' }]),
      { id: 'b2', type: 'hologram', data: { html: '<script>alert(1)</script>' } },
    ];
    const article = {
      id: 'a1',
      workspaceId: 'w1',
      expertId: 'e1',
      createdAt: at,
      updatedAt: at,
      title: 'Bài',
      slug: 'bai',
      status: 'published',
      tags: [],
      summary: '',
      blocks,
      readingTime: 1,
      wordCount: 1,
    };
    expect(articleSchema.safeParse(article).success).toBe(false);
    expect(publicPart('articles', article)?.blocks).toEqual([blocks[0]]);
    expect(publicPart('articles', { ...article, deletedAt: at })).toBeUndefined();
  });
});

describe('P16 blocks in the editor', () => {
  it('are as they were when nobody touched them', () => {
    const markdown = [
      '## Tiêu đề **đậm**',
      'Một [liên kết](https://who.int) và ==tô sáng== `mã` & <dấu>',
      '1. một\n   1. hai\n2. ba',
      '- [x] xong',
      '> Lời\n>\n> — Ai',
      '> [!WARNING]\n> **Lưu ý**\n>\n> Hỏi bác sĩ',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
      '```\n<b>\n```',
      '---',
      '![Canh](/images/w1/p1/full "Ngon")',
      '[Phở](/recipe/r1)',
    ].join('\n\n');
    let count = 0;
    const blocks = withIds(markdownToBlocks(markdown), () => `b${(count += 1)}`);
    expect(blocks).toHaveLength(11);
    for (const block of blocks) expect(normalForm(block)).toEqual(block);
  });

  it('S02 keep words and fields of a newer version, also where something beside them is changed', () => {
    const text = [{ text: 'Ăn nhạt' }];
    const newer = [
      { id: 'b1', type: 'list', data: { style: 'timeline', items: [{ text, depth: 0 }] } },
      { id: 'b2', type: 'paragraph', data: { text, align: 'spread', tone: 'soft' } },
      { id: 'b3', type: 'quote', data: { text, caption: [], align: 'spread' } },
    ] as unknown as Block[];
    for (const before of newer) {
      const { tunes, data, type } = toEditor(before);
      const untouched = fromEditor({
        id: before.id,
        tool: type,
        data,
        ...(tunes ? { tunes } : {}),
      });
      expect(untouched && withUntouched(untouched, before)).toEqual(before);
      const words =
        before.type === 'list' ? { items: [{ content: 'Ăn ít', meta: {} }] } : { text: 'Ăn ít' };
      const typed = fromEditor({ id: before.id, tool: type, data: { ...data, ...words } });
      const blocks = typed && withUntouched(typed, before);
      const now = [{ text: 'Ăn ít' }];
      const changed = before.type === 'list' ? { items: [{ text: now, depth: 0 }] } : { text: now };
      expect(blocks).toEqual({ ...before, data: { ...before.data, ...changed } });
    }
  });

  it('that nobody has chosen yet are none, and too long ones are refused', () => {
    expect(fromEditor({ id: 'b1', tool: 'image', data: { address: '' } })).toBeUndefined();
    expect(fromEditor({ id: 'b1', tool: 'recipe', data: {} })).toBeUndefined();
    expect(fromEditor({ id: 'b1', tool: 'hologram', data: {} })).toBeUndefined();
    const code = 'x'.repeat(20_001);
    expect(fromEditor({ id: 'b1', tool: 'code', data: { code } })).toBeNull();
  });

  it('come of what word processors and chats put on the clipboard', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal"><h2>Ăn nhạt</h2><p>Bớt <b>muối</b>' +
      '&nbsp;mỗi ngày.</p><ul><li><p>Me</p><ul><li>Thơm</li></ul></li></ul><table><tr><th>Gia vị</th></tr>' +
      '<tr><td>Muối</td></tr></table></b>';
    expect(pastedBlocks(html, 'Ăn nhạt')?.blocks).toEqual([
      { type: 'header', data: { text: [{ text: 'Ăn nhạt' }], level: 2 } },
      {
        type: 'paragraph',
        data: { text: [{ text: 'Bớt ' }, { text: 'muối', bold: true }, { text: ' mỗi ngày.' }] },
      },
      {
        type: 'list',
        data: {
          style: 'unordered',
          items: [
            { text: [{ text: 'Me' }], depth: 0 },
            { text: [{ text: 'Thơm' }], depth: 1 },
          ],
        },
      },
      {
        type: 'table',
        data: { withHeadings: true, rows: [[[{ text: 'Gia vị' }]], [[{ text: 'Muối' }]]] },
      },
    ]);
    expect(pastedBlocks('', 'một câu')).toBeUndefined();
    expect(pastedBlocks('', 'một\nhai')?.blocks).toHaveLength(2);
  });
});
