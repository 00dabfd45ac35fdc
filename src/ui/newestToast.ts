interface Stack<M> {
  create: (message: M) => unknown;
  remove: () => void;
}

/** Milliseconds in which a message still belongs to the next page: "saved", and then the list. */
const GOES_ALONG = 3000;

export interface NewestToast<M> {
  create: (message: M) => void;
  moveTo: (screen: string) => void;
}

/**
 * The newest toast matters most; by itself the stack would let it wait until the toast before has gone.
 * @param now milliseconds of a monotonic clock
 */
export function newestToast<M>(
  stack: Stack<M>,
  now: () => number = () => performance.now(),
): NewestToast<M> {
  let made = Number.NEGATIVE_INFINITY;
  let visibleToast: string | undefined;
  return {
    create: (message) => {
      made = now();
      stack.remove();
      stack.create(message);
    },
    moveTo: (screen) => {
      if (screen !== visibleToast && now() - made > GOES_ALONG) stack.remove();
      visibleToast = screen;
    },
  };
}
