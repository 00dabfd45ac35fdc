import Code from '@editorjs/code';
import Delimiter from '@editorjs/delimiter';
import type { EditorConfig, ToolConstructable } from '@editorjs/editorjs';
import Header from '@editorjs/header';
import InlineCode from '@editorjs/inline-code';
import List from '@editorjs/list';
import Marker from '@editorjs/marker';
import Paragraph from '@editorjs/paragraph';
import Quote from '@editorjs/quote';
import Table from '@editorjs/table';
import Underline from '@editorjs/underline';
import Warning from '@editorjs/warning';
import { DEEPEST } from '../../../domain/records/articleBlocks/blocks';
import { articlesText } from '../../../i18n/articles';
import type { EditorHost } from './host';
import { AlignmentTune } from './tools/AlignmentTune';
import { MenuCardTool, RecipeCardTool } from './tools/cardTools';
import { ImageTool } from './tools/ImageTool';
import { Strike } from './tools/Strike';

const text = articlesText.editor;
/** The tools' types refer to other versions of Editor.js than ours. */
const tool = (one: unknown) => one as ToolConstructable;

export function toolSet(host: EditorHost): NonNullable<EditorConfig['tools']> {
  const inlineToolbar = true;
  const own = { host };
  return {
    paragraph: {
      class: tool(Paragraph),
      inlineToolbar,
      tunes: ['alignment'],
      config: { placeholder: text.placeholder, preserveBlank: true },
    },
    header: {
      class: tool(Header),
      inlineToolbar,
      tunes: ['alignment'],
      config: { levels: [1, 2, 3, 4], defaultLevel: 2, placeholder: text.headingHint },
    },
    list: { class: tool(List), inlineToolbar, config: { maxLevel: DEEPEST + 1 } },
    quote: { class: tool(Quote), inlineToolbar },
    image: { class: tool(ImageTool), config: own },
    recipe: { class: tool(RecipeCardTool), config: own },
    dailyMenu: { class: tool(MenuCardTool), config: own },
    table: { class: tool(Table), inlineToolbar, config: { rows: 2, cols: 3 } },
    warning: {
      class: tool(Warning),
      config: { titlePlaceholder: text.warningTitle, messagePlaceholder: text.warningMessage },
    },
    code: { class: tool(Code), config: { placeholder: text.codeHint } },
    delimiter: { class: tool(Delimiter) },
    underline: { class: tool(Underline) },
    strike: { class: tool(Strike) },
    marker: { class: tool(Marker) },
    inlineCode: { class: tool(InlineCode) },
    alignment: { class: tool(AlignmentTune) },
  };
}
