import { useEffect, useState } from 'react';
import { readGoogleTicket } from '../../api/google';
import { gateway } from '../../gateway/browserSession';
import { ServerAnswer } from '../../gateway/calls';
import { toldByGoogle } from './googleTold';

export interface GoogleTicket {
  email: string;
  name: string;
}

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
