import type { API, BlockAPI, BlockTool, ToolboxConfig } from '@editorjs/editorjs';
import type { CardData } from '../../../../domain/records/articleBlocks/blocks';
import { articlesText } from '../../../../i18n/articles';
import type { CardKind, CardView, EditorHost } from '../host';
import { icons } from '../icons';

const text = articlesText.editor;

interface CardOptions {
  api: API;
  block: BlockAPI;
  data: Partial<CardData>;
  config?: { host: EditorHost };
}

function line(className: string, content: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.textContent = content;
  return element;
}

abstract class CardTool implements BlockTool {
  protected abstract readonly kind: CardKind;
  private data: Partial<CardData>;
  private readonly card = document.createElement('div');
  private stop: (() => void) | undefined;
  private readonly options: CardOptions;

  constructor(options: CardOptions) {
    this.options = options;
    this.data = { ...options.data };
  }

  render(): HTMLElement {
    this.card.className = 'article-card';
    this.watch();
    return this.card;
  }

  rendered(): void {
    if (!this.data.refId) void this.ask();
  }

  save(): Partial<CardData> {
    return this.data;
  }

  destroy(): void {
    this.stop?.();
  }

  private watch(): void {
    const { refId, title = '' } = this.data;
    this.stop?.();
    if (refId === undefined) return;
    const data = { ...this.data, refId, title };
    this.stop = this.options.config?.host.watchCard(this.kind, data, (view) => this.show(view));
  }

  private show({ title, facts, figures, isGone }: CardView): void {
    this.card.replaceChildren(
      line('article-card-kind', text.tools[this.kind]),
      line('article-card-title', title),
      line('article-card-facts', facts),
      line('article-card-figures', figures),
      line('article-card-note', isGone ? text.cardGone : text.cardFollows[this.kind]),
    );
  }

  private async ask(): Promise<void> {
    const { block, api, config } = this.options;
    const picked = await config?.host.pickCard(this.kind);
    if (picked) {
      this.data = picked;
      this.watch();
      block.dispatchChange();
      return;
    }
    const index = api.blocks.getBlockIndex(block.id);
    if (index !== undefined && index >= 0) void api.blocks.delete(index);
  }
}

export class RecipeCardTool extends CardTool {
  protected readonly kind = 'recipe';
  static get toolbox(): ToolboxConfig {
    return { icon: icons.recipe, title: text.tools.recipe };
  }
}

export class MenuCardTool extends CardTool {
  protected readonly kind = 'dailyMenu';
  static get toolbox(): ToolboxConfig {
    return { icon: icons.dailyMenu, title: text.tools.dailyMenu };
  }
}
