/** The parts of a key press that are read, of the page itself or of React. */
interface KeyPress {
  readonly isComposing?: boolean;
  readonly keyCode: number;
  readonly nativeEvent?: { readonly isComposing: boolean };
}

/** `keyCode` of a press that an input method took. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method that is composing a letter: it then chooses, adds and closes nothing.
 * Safari says so by the code alone, for its keydown comes when the composition has ended.
 */
export function isComposing(event: KeyPress): boolean {
  const composing = event.nativeEvent?.isComposing ?? event.isComposing ?? false;
  return composing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}
