import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutStyles, withSheets } from './packageStyles';

const read = (name: string): string => readFileSync(`node_modules/${name}`, 'utf8');

describe('S02 styles of packages', () => {
  it('S02 what Editor.js and its tools would write into the page becomes a sheet of the build', () => {
    const editor = withoutStyles(read('@editorjs/editorjs/dist/editorjs.mjs'));
    for (const rule of ['.ce-block', '.ce-hint--', '.cdx-notify--', '.ct{', '--selectionColor:']) {
      expect(editor.css).toContain(rule);
      expect(editor.code).not.toContain(`${rule}{`);
    }
    expect(withoutStyles(read('@editorjs/table/dist/table.mjs')).css).toContain('.tc-wrap{');
  });

  it('S02 only rules are taken out', () => {
    const code = 'a.appendChild(document.createTextNode("một : hai { ba }")); module.exports = "";';
    expect(withoutStyles(code)).toEqual({ code, css: '' });
    const rule = 'a.appendChild(document.createTextNode(".a{b:\\"c\\"}"))';
    expect(withoutStyles(rule)).toEqual({
      code: 'a.appendChild(document.createTextNode(""))',
      css: '.a{b:"c"}',
    });
  });

  it('S02 dragging constructs its sheets; a package that changed fails the build', () => {
    expect(withSheets(read('@dnd-kit/dom/index.js'))).not.toContain('isDocument(root) ? __private');
    expect(() => withSheets('')).toThrow();
  });
});
