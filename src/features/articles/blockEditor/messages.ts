import type { I18nConfig } from '@editorjs/editorjs';
import { BLOCK_WORDS } from '../../../domain/records/articleBlocks/blocks';
import { articlesText } from '../../../i18n/articles';

const text = articlesText.editor;
const { list, table, quote } = text;

export const messages: I18nConfig = {
  messages: {
    ui: {
      blockTunes: {
        toggler: { 'Click to tune': text.tune, 'or drag to move': text.drag },
      },
      inlineToolbar: { converter: { 'Convert to': text.convert } },
      toolbar: { toolbox: { Add: text.add } },
      popover: { Filter: text.filter, 'Nothing found': text.nothing, 'Convert to': text.convert },
    },
    toolNames: {
      Text: BLOCK_WORDS.paragraph,
      Heading: BLOCK_WORDS.header,
      'Heading 1': text.heading(1),
      'Heading 2': text.heading(2),
      'Heading 3': text.heading(3),
      'Heading 4': text.heading(4),
      List: BLOCK_WORDS.list,
      'Unordered List': list.unordered,
      'Ordered List': list.ordered,
      Checklist: list.checklist,
      Quote: BLOCK_WORDS.quote,
      Code: BLOCK_WORDS.code,
      Delimiter: BLOCK_WORDS.delimiter,
      Warning: BLOCK_WORDS.warning,
      Table: BLOCK_WORDS.table,
      Link: text.link,
      Marker: text.highlight,
      Bold: text.bold,
      Italic: text.italic,
      Underline: text.underline,
      InlineCode: text.inlineCode,
      Strike: text.strike,
    },
    tools: {
      stub: { 'The block can not be displayed correctly.': text.unknown },
      link: { 'Add a link': text.addLink },
      header: { 'Heading 1': text.heading(1), 'Heading 2': text.heading(2) },
      code: { 'Enter a code': text.codeHint },
      warning: { Title: text.warningTitle, Message: text.warningMessage },
      quote: {
        'Align Left': quote.left,
        'Align Center': quote.center,
        'Enter a quote': quote.text,
        'Enter a caption': quote.caption,
      },
      list: {
        Unordered: list.unordered,
        Ordered: list.ordered,
        Checklist: list.checklist,
        'Start with': list.start,
        'Counter type': list.counter,
        Numeric: list.numeric,
        'Lower Roman': list.lowerRoman,
        'Upper Roman': list.upperRoman,
        'Lower Alpha': list.lowerAlpha,
        'Upper Alpha': list.upperAlpha,
      },
      table: {
        'Add column to left': table.columnLeft,
        'Add column to right': table.columnRight,
        'Delete column': table.deleteColumn,
        'Add row above': table.rowAbove,
        'Add row below': table.rowBelow,
        'Delete row': table.deleteRow,
        'With headings': table.withHeadings,
        'Without headings': table.withoutHeadings,
        Stretch: table.stretch,
        Collapse: table.collapse,
        Heading: table.heading,
      },
    },
    blockTunes: {
      delete: { Delete: text.remove, 'Click to delete': text.removeSure },
      moveUp: { 'Move up': text.moveUp },
      moveDown: { 'Move down': text.moveDown },
    },
  },
};
