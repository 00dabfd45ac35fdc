import { useState } from 'react';

/**
 * Whose form is open, as last seen: a deletion on another device must not close it over what is typed.
 * @param open whether the form is open
 */
export function useKept<T>(present: T | undefined, open: boolean): T | undefined {
  const [kept, setKept] = useState(present);
  if (!open && kept !== undefined) setKept(undefined);
  else if (open && present !== undefined && present !== kept) setKept(present);
  return present ?? (open ? kept : undefined);
}
