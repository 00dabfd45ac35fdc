import type { API, InlineTool, SanitizerConfig } from '@editorjs/editorjs';
import type { MenuConfig } from '@editorjs/editorjs/types/tools';
import { articlesText } from '../../../../i18n/articles';
import { icons } from '../icons';

const TAG = 'S';
const CLASS = 'cdx-strike';

export class Strike implements InlineTool {
  static readonly isInline = true;
  static readonly title = articlesText.editor.strike;
  static get sanitize(): SanitizerConfig {
    return { s: { class: CLASS } };
  }
  private readonly api: API;

  constructor({ api }: { api: API }) {
    this.api = api;
  }

  readonly shortcut = 'CMD+SHIFT+X';

  render(): MenuConfig {
    return {
      icon: icons.strike,
      title: articlesText.editor.strike,
      isActive: () => this.findTag() !== null,
      onActivate: () => this.toggle(),
    };
  }

  private findTag(): HTMLElement | null {
    return this.api.selection.findParentTag(TAG, CLASS);
  }

  private toggle(): void {
    const selection = window.getSelection();
    if (!selection || selection.rangeCount === 0) return;
    const range = selection.getRangeAt(0);
    const strikeTag = this.findTag();
    if (strikeTag) {
      this.api.selection.expandToTag(strikeTag);
      strikeTag.replaceWith(...strikeTag.childNodes);
      return;
    }
    const element = document.createElement(TAG);
    element.classList.add(CLASS);
    element.append(range.extractContents());
    range.insertNode(element);
    this.api.selection.expandToTag(element);
  }
}
