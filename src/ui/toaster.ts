export interface ToastMessage {
  type?: 'success' | 'error' | 'warning' | 'info';
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
}

type Show = (message: ToastMessage) => void;

let show: Show | undefined;
let early: ToastMessage | undefined;

/**
 * `toaster.create({ title, description?, type, action? })`, shown at once; where toasts are not drawn yet (they
 * are no part of a start), the newest is shown when they are.
 */
export const toaster = {
  create(message: ToastMessage): void {
    if (show) show(message);
    else early = message;
  },
};

/** Where messages go from now on. @returns ends it */
export function drawToasts(next: Show): () => void {
  show = next;
  if (early) next(early);
  early = undefined;
  return () => {
    show = undefined;
  };
}
