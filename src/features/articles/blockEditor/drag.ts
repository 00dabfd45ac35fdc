/** Pixels after which a press on the handle is a drag, not a press. */
const THRESHOLD = 6;
const HANDLE = '.ce-toolbar__settings-btn';
const EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

interface DragOptions {
  holder: HTMLElement;
  begin: () => void;
  current: () => number;
  move: (to: number, from: number) => void;
}

function placeAt(blocks: readonly Element[], y: number): number {
  const before = blocks.findIndex((block) => {
    const { top, height } = block.getBoundingClientRect();
    return y < top + height / 2;
  });
  return before < 0 ? blocks.length : before;
}

/** Up to this width Editor.js puts the handle below its block, on top of the next one. */
const NARROW = '(max-width: 650px)';
export const isNarrow = (): boolean => matchMedia(NARROW).matches;

function blockAt(blocks: readonly Element[], y: number): number {
  return blocks.findIndex((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

class Dragging {
  private from = -1;
  private to = -1;
  private startY = 0;
  private isMoving = false;
  private readonly options: DragOptions;

  constructor(options: DragOptions) {
    this.options = options;
  }

  readonly hear = (event: PointerEvent): void => {
    if (event.type === 'pointerdown') this.down(event);
    else if (this.from < 0) return;
    else if (event.type === 'pointermove') this.over(event);
    else this.end(event.type === 'pointerup');
  };

  private blocks(): Element[] {
    return [...this.options.holder.querySelectorAll('.ce-block')];
  }

  private down(event: PointerEvent): void {
    const handle = event.target instanceof Element ? event.target.closest(HANDLE) : null;
    if (!handle) return;
    const { top, height } = handle.getBoundingClientRect();
    this.from = isNarrow() ? this.options.current() : blockAt(this.blocks(), top + height / 2);
    this.startY = event.clientY;
    this.isMoving = false;
    handle.setPointerCapture(event.pointerId);
  }

  private over(event: PointerEvent): void {
    const isFar = Math.abs(event.clientY - this.startY) > THRESHOLD;
    if (isFar && !this.isMoving) this.options.begin();
    this.isMoving ||= isFar;
    if (!this.isMoving) return;
    event.preventDefault();
    this.to = placeAt(this.blocks(), event.clientY);
    this.mark(this.to);
  }

  private end(isDone: boolean): void {
    const { from, to, isMoving, options } = this;
    this.from = -1;
    this.mark(undefined);
    if (!isDone || !isMoving) return;
    const targetIndex = to > from ? to - 1 : to;
    if (targetIndex !== from) options.move(targetIndex, from);
    // The click that ends a drag would open the handle's menu.
    options.holder.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => options.holder.removeEventListener('click', swallow, true));
  }

  private mark(targetIndex: number | undefined): void {
    const blocks = this.blocks();
    for (const [index, block] of blocks.entries()) {
      const isLast = index + 1 === blocks.length;
      block.classList.toggle('article-drop', index === targetIndex);
      block.classList.toggle('article-drop-end', isLast && targetIndex === blocks.length);
    }
  }
}

export function listenToDrag(options: DragOptions): () => void {
  const { hear } = new Dragging(options);
  for (const name of EVENTS) options.holder.addEventListener(name, hear);
  return () => {
    for (const name of EVENTS) options.holder.removeEventListener(name, hear);
  };
}
