import { toaster } from '../../ui/toaster';

/**
 * Says something at once: one toast shows at a time, and what happened last matters most. Without
 * this a message would wait until the one before it has gone.
 */
export function say(message: Parameters<typeof toaster.create>[0]): void {
  toaster.dismiss();
  toaster.create(message);
}
