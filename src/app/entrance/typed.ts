/** Text typed into the form of the page before its script was there. */
export interface Typed {
  values: { name: string; value: string }[];
  /** Name of the field in which the cursor stands. */
  focus: string | undefined;
}

const fieldOf = (root: HTMLElement, name: string): HTMLInputElement | HTMLTextAreaElement | null =>
  root.querySelector(`[name="${CSS.escape(name)}"]`);

/** Reads the form that the build has drawn, before the app replaces it. */
export function readTyped(root: HTMLElement): Typed {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[name], textarea[name]')];
  const active = fields.find((field) => field === document.activeElement);
  return {
    values: fields.flatMap(({ name, value, defaultValue }) =>
      value === defaultValue ? [] : [{ name, value }],
    ),
    focus: active?.name,
  };
}

/** Puts it into the form that the app has drawn, as if it were typed there. */
export function typeAgain(root: HTMLElement, { values, focus }: Typed): void {
  for (const { name, value } of values) {
    const field = fieldOf(root, name);
    if (!field) continue;
    // React replaces the setter of its own fields; the browser's says that something was typed.
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (focus) fieldOf(root, focus)?.focus();
}
