import type { SharedImageEntry } from '../domain/records/library';
import { isOfDevice, mayPull, restAfter, when, type SyncContext } from './context';
import { createTask, type Task } from './task';

const newestFirst = (a: SharedImageEntry, b: SharedImageEntry): number =>
  b.updatedAt.localeCompare(a.updatedAt);

/** Keeps thumbnails of the shared library on the device, so that it is there without a network. */
export function createSharedImageKeeper(
  context: SyncContext,
  failed: (error: unknown) => void,
): Task {
  const { local } = context;
  let present: readonly SharedImageEntry[] | undefined;
  const state = { stopped: false };

  const task = createTask(async () => {
    await when(context, mayPull);
    const wanted = present;
    if (!wanted) return;
    try {
      await local.imageFiles.keepShared(wanted.toSorted(newestFirst));
      context.failures.succeeded('sharedImages');
    } catch (error) {
      if (state.stopped) return;
      if (isOfDevice(error)) throw error;
      // A picture that breaks off is no reason to open the connection anew, which would end pushes under way.
      await restAfter(context, 'sharedImages', error);
      task.wake();
    }
  }, failed);

  const watch = local.sharedImages.watchAll().subscribe((entries) => {
    const isEmptyAsBefore = entries.length === 0 && (present ?? []).length === 0;
    present = entries;
    if (!isEmptyAsBefore) task.wake();
  });

  return {
    wake: task.wake,
    stop() {
      state.stopped = true;
      watch.unsubscribe();
      // Waits for a network, maybe for ever.
      void task.stop();
      return Promise.resolve();
    },
  };
}
