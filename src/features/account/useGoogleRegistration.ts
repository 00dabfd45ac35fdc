import { useEffect, useState } from 'react';
import { readGoogleTicket } from '../../api/google';
import { gateway } from '../../gateway/browserSession';
import { ServerAnswer } from '../../gateway/calls';
import { toldByGoogle } from './googleTold';

/** A person whom Google has named. */
export interface GoogleTicket {
  email: string;
  name: string;
}

/**
 * Asks who came back from Google to register.
 * @returns `ticket` null: nobody, or they may not any more (`isOver`); `leave` goes on without Google
 */
export function useGoogleRegistration() {
  const [ticket, setTicket] = useState<GoogleTicket | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (toldByGoogle() !== 'ready') return;
    gateway.ask(readGoogleTicket, {}).then(setTicket, (error: unknown) => {
      if (error instanceof ServerAnswer) setOver(true);
    });
  }, []);
  return { ticket, isOver, leave: () => setTicket(null) };
}
