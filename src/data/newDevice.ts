import type { OpenLocalData } from './openLocalData';
import { pullState } from './store/pullState';

/** Whether this device holds nothing of the server's yet: it was never here, or what it had was removed. */
export async function isNewDevice({ store }: OpenLocalData): Promise<boolean> {
  return !(await pullState(store, 'workspace'))?.checkpoint;
}
