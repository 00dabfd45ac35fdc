export interface ToastMessage {
  type?: 'success' | 'error' | 'warning' | 'info';
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
}

type Show = (message: ToastMessage) => void;

let show: Show | undefined;
let early: ToastMessage | undefined;

/** Toasts are not loaded at start; until then the newest message is kept and shown once they are. */
export const toaster = {
  create(message: ToastMessage): void {
    if (show) show(message);
    else early = message;
  },
};

export function drawToasts(next: Show): () => void {
  show = next;
  if (early) next(early);
  early = undefined;
  return () => {
    show = undefined;
  };
}
