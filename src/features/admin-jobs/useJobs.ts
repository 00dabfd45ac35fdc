import { useCallback, useEffect, useState } from 'react';
import type { JobRecord } from '../../domain/jobs';
import type { JobCalls } from '../../gateway/jobCalls';

interface Shown {
  /** null until the first answer; after a failure the last answer stays beside `error`. */
  jobs: JobRecord[] | null;
  total: number;
  error: unknown;
}

/** Jobs that failed for good, as the server tells them; asked again when the network returns. */
export function useJobs(calls: JobCalls): Shown & { reload: () => Promise<void> } {
  const [shown, setShown] = useState<Shown>({ jobs: null, total: 0, error: null });
  const reload = useCallback(async () => {
    try {
      const { jobs, total } = await calls.deadLetters();
      setShown({ jobs, total, error: null });
    } catch (error) {
      setShown((last) => ({ ...last, error }));
    }
  }, [calls]);
  useEffect(() => {
    const ask = () => void reload();
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [reload]);
  return { ...shown, reload };
}
