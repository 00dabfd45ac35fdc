import { Observable } from 'rxjs';
import { useLive, type Watched } from './react';

export interface LiveMany<T> {
  ids: ReadonlySet<string>;
  documents: T[];
}

function watchMany<T extends { id: string }>(
  repository: Watched<T>,
  ids: ReadonlySet<string>,
): Observable<LiveMany<T>> {
  return new Observable((subscriber) => {
    const documentsById = new Map<string, T | undefined>();
    const answer = (): void => {
      if (documentsById.size < ids.size) return;
      const all = [...ids].map((id) => documentsById.get(id));
      subscriber.next({ ids, documents: all.filter((one) => one !== undefined) });
    };
    const watching = [...ids].map((id) =>
      repository.watch(id).subscribe({
        next(one) {
          documentsById.set(id, one);
          answer();
        },
        error: (error: unknown) => subscriber.error(error),
      }),
    );
    if (ids.size === 0) answer();
    return () => watching.forEach((one) => one.unsubscribe());
  });
}

/**
 * `undefined` until they are read; when other ids are asked for, the former answer stands until theirs is there.
 * @param ids absent while it is not known which
 * @throws to the error page when they cannot be read
 */
export function useLiveMany<T extends { id: string }>(
  repository: Watched<T>,
  ids: readonly string[] | undefined,
): LiveMany<T> | undefined {
  return useLive(
    () => (ids ? watchMany(repository, new Set(ids)) : new Observable<LiveMany<T>>()),
    [repository, ids?.join('\n')],
  );
}
