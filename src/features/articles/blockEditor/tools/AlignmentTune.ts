import type { API, BlockTune } from '@editorjs/editorjs';
import type { MenuConfig } from '@editorjs/editorjs/types/tools';
import { ALIGNMENTS, type Alignment } from '../../../../domain/records/articleBlocks/blocks';
import { articlesText } from '../../../../i18n/articles';
import { icons } from '../icons';

const text = articlesText.editor.align;

export class AlignmentTune implements BlockTune {
  static readonly isTune = true;
  private align: Alignment;
  private readonly wrapper = document.createElement('div');
  private readonly changed: () => void;

  constructor({
    api,
    data,
    block,
  }: {
    api: API;
    data?: { align?: Alignment };
    block: { id: string; dispatchChange: () => void };
  }) {
    void api;
    this.align = data?.align ?? 'left';
    this.changed = () => block.dispatchChange();
  }

  wrap(content: HTMLElement): HTMLElement {
    this.wrapper.append(content);
    this.draw();
    return this.wrapper;
  }

  render(): MenuConfig {
    return ALIGNMENTS.map((align) => ({
      icon: icons[align],
      title: text[align],
      isActive: () => this.align === align,
      closeOnActivate: true,
      onActivate: () => {
        this.align = align;
        this.draw();
        this.changed();
      },
    }));
  }

  save(): { align: Alignment } {
    return { align: this.align };
  }

  private draw(): void {
    this.wrapper.style.textAlign = this.align === 'left' ? '' : this.align;
  }
}
