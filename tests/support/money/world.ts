import type { StoredDocument } from '../../../sync-server/couch/client';
import type { JobRequest } from '../../../sync-server/modules/jobs/queue';

interface StoredJob {
  request: JobRequest;
  isDone: boolean;
  /** Runs that found no write to go with. */
  missed: number;
}

/** Parts that all gateways of a walk share: documents, jobs, the clock, and what was noted to be looked at. */
export interface World {
  documents: Map<string, StoredDocument>;
  jobs: Map<string, StoredJob>;
  /** Milliseconds since 1970. */
  clock: number;
  noted: Set<string>;
  /** Clients whose week has come from the expert's device. */
  arrived: Set<string>;
}
