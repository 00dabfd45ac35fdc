import { createProfileStore } from '../../gateway/profileStore';
import { openAhead } from './openWorkspace';

/** Opens the data of whoever is signed in, if that person has a workspace. */
export function openSignedIn(): void {
  const account = createProfileStore(localStorage).read();
  if (account?.role === 'expert' && account.status === 'approved') openAhead(account);
}
