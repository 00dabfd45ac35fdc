import type { AdminRole } from '../../domain/accounts/access/roles';

/** Colours of the roles (platform specification, section 6); for badges only. */
const TONES: Readonly<Record<AdminRole, string>> = {
  owner: 'red',
  billing: 'green',
  support: 'blue',
  content: 'purple',
};

export const getTone = (role: AdminRole | undefined): string =>
  role === undefined ? 'gray' : TONES[role];
