import { session } from '../../gateway/browserSession';
import { failureText } from '../../gateway/failureText';
import { createJobCalls } from '../../gateway/jobCalls';
import { JobsPage } from './JobsPage';

const calls = createJobCalls(session);

/** The page with the calls of this tab's session. */
export function AdminJobsPage() {
  return <JobsPage calls={calls} explain={failureText} />;
}
