interface KeyPress {
  readonly isComposing?: boolean;
  readonly keyCode: number;
  readonly nativeEvent?: { readonly isComposing: boolean };
}

/** `keyCode` of a press that an input method took. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * A key that composes a letter must choose, add and close nothing. Safari says so by the code alone, for its keydown comes
 * after the composition has ended.
 */
export function isComposing(event: KeyPress): boolean {
  const composing = event.nativeEvent?.isComposing ?? event.isComposing ?? false;
  return composing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}
