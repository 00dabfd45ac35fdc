export interface Typed {
  values: { name: string; value: string }[];
  focus: string | undefined;
}

const findField = (
  root: HTMLElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | null =>
  root.querySelector(`[name="${CSS.escape(name)}"]`);

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

export function typeAgain(root: HTMLElement, { values, focus }: Typed): void {
  for (const { name, value } of values) {
    const field = findField(root, name);
    if (!field) continue;
    // React overrides the setter on its own fields and would miss the change; the prototype's setter bypasses that.
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (focus) findField(root, focus)?.focus();
}
