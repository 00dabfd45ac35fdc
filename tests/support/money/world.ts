import type { StoredDocument } from '../../../sync-server/couch/client';
import type { JobRequest } from '../../../sync-server/modules/jobs/queue';

interface StoredJob {
  request: JobRequest;
  isDone: boolean;
  missed: number;
}

export interface World {
  documents: Map<string, StoredDocument>;
  jobs: Map<string, StoredJob>;
  clock: number;
  noted: Set<string>;
  arrived: Set<string>;
}
