import type { DatabaseName } from '../domain/records';
import type { OpenLocalData } from './openLocalData';
import { hasAll, pullState } from './store/pullState';

/** Of each database of the server, whether all of it has come to this device once. */
export type Arrived = Readonly<Record<DatabaseName, boolean>>;

export async function readArrived({ store, catalogue }: OpenLocalData): Promise<Arrived> {
  const [workspace, published, state] = await Promise.all([
    pullState(store, 'workspace'),
    pullState(store, 'published'),
    catalogue.state(),
  ]);
  return {
    workspace: hasAll(workspace),
    published: hasAll(published),
    // Its file is stored as a whole, or not at all.
    catalogue: state !== undefined,
  };
}

export const hasArrived = (arrived: Arrived): boolean => Object.values(arrived).every(Boolean);
