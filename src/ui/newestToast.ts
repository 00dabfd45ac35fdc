/** Abilities of a toaster that `newestToast` needs. */
interface Stack<M> {
  create: (message: M) => unknown;
  remove: () => void;
}

/** Milliseconds in which a message still belongs to the page that comes: "saved", and then the list. */
const GOES_ALONG = 3000;

/** Toasts, one at a time. */
export interface NewestToast<M> {
  create: (message: M) => void;
  /** Which screen stands: what was said of the one before goes with it. */
  moveTo: (screen: string) => void;
}

/**
 * Shows a message at once. One toast shows at a time and what happened last matters most; by
 * itself the stack would let a message wait until the one before it has gone.
 * @param now milliseconds of a clock that only goes forward
 */
export function newestToast<M>(
  stack: Stack<M>,
  now: () => number = () => performance.now(),
): NewestToast<M> {
  let made = Number.NEGATIVE_INFINITY;
  let shown: string | undefined;
  return {
    create: (message) => {
      made = now();
      stack.remove();
      stack.create(message);
    },
    moveTo: (screen) => {
      if (screen !== shown && now() - made > GOES_ALONG) stack.remove();
      shown = screen;
    },
  };
}
