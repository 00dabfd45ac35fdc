/** What a toaster must be able to do for `newestToast`. */
interface Stack<M> {
  create: (message: M) => unknown;
  remove: () => void;
}

/**
 * Shows a message at once. One toast shows at a time and what happened last matters most; by
 * itself the stack would let a message wait until the one before it has gone.
 */
export function newestToast<M>(stack: Stack<M>): { create: (message: M) => void } {
  return {
    create: (message) => {
      stack.remove();
      stack.create(message);
    },
  };
}
