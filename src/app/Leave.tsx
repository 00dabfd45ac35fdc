import { useEffect } from 'react';

/** Leaves for a page of another entry, without a way back to this one. */
export function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}
