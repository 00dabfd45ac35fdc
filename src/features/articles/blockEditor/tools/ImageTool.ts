import type { API, BlockAPI, BlockTool, ToolboxConfig } from '@editorjs/editorjs';
import { articlesText } from '../../../../i18n/articles';
import type { EditorHost } from '../host';
import { icons } from '../icons';

const text = articlesText.editor;

interface ImageData {
  address: string;
  alt: string;
  caption: string;
}
interface ImageOptions {
  api: API;
  block: BlockAPI;
  data: Partial<ImageData>;
  config?: { host: EditorHost };
}

export class ImageTool implements BlockTool {
  private readonly data: ImageData;
  private readonly image = document.createElement('img');
  private readonly caption = document.createElement('div');
  private url: string | undefined;
  private isGone = false;
  private readonly options: ImageOptions;

  constructor(options: ImageOptions) {
    const { address = '', alt = '', caption = '' } = options.data;
    this.options = options;
    this.data = { address, alt, caption };
  }

  static get toolbox(): ToolboxConfig {
    return { icon: icons.image, title: text.tools.image };
  }

  render(): HTMLElement {
    const figure = document.createElement('figure');
    figure.className = 'article-figure';
    this.caption.className = 'article-caption cdx-input';
    this.caption.contentEditable = 'true';
    this.caption.dataset.placeholder = text.caption;
    this.caption.setAttribute('role', 'textbox');
    this.caption.setAttribute('aria-label', text.caption);
    this.caption.textContent = this.data.caption;
    this.image.alt = this.data.alt;
    figure.append(this.image, this.caption);
    void this.draw();
    return figure;
  }

  rendered(): void {
    if (this.data.address === '') void this.ask();
  }

  save(): ImageData {
    return { ...this.data, caption: (this.caption.textContent ?? '').trim() };
  }

  destroy(): void {
    this.isGone = true;
    if (this.url !== undefined) URL.revokeObjectURL(this.url);
  }

  private async ask(): Promise<void> {
    const { block, api, config } = this.options;
    const picked = await config?.host.pickImage();
    if (picked) {
      Object.assign(this.data, picked);
      this.image.alt = picked.alt;
      await this.draw();
      block.dispatchChange();
      return;
    }
    const index = api.blocks.getBlockIndex(block.id);
    if (index !== undefined && index >= 0) void api.blocks.delete(index);
  }

  private async draw(): Promise<void> {
    const { address } = this.data;
    const url = address === '' ? undefined : await this.options.config?.host.imageSource(address);
    if (url !== undefined && this.isGone) URL.revokeObjectURL(url);
    else if (url === undefined) this.image.removeAttribute('src');
    else {
      this.url = url;
      this.image.src = url;
    }
  }
}
