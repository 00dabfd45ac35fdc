import { useState } from 'react';
import { useAccount, useData } from '../../../data/react';
import { handoutsText } from '../../../i18n/handouts';
import { toaster } from '../../../ui/toaster';
import { useDraft } from '../../../ui/useDraft';
import type { Handout } from '../useHandout';
import {
  buildEntries,
  readLetter,
  recipientProblems,
  formatSubject,
  type About,
  type Letter,
} from './letter';

const text = handoutsText.mail;

const FORM = { read: readLetter };

export interface WrittenLetter {
  about: About;
  letter: Letter;
  change: (part: Partial<Letter>) => void;
  clear: () => void;
}

export function useLetter(about: About, { client, printable, name }: Handout): WrittenLetter {
  const initial: Letter = {
    recipients: [{ name: client?.clientName ?? '', address: client?.email ?? '' }],
    subject: formatSubject(about.kind, name ?? printable.title),
    message: '',
  };
  const [letter, setLetter, clear] = useDraft(`mail:${about.targetId}`, initial, FORM);
  const change = (part: Partial<Letter>) => setLetter((now) => ({ ...now, ...part }));
  return { about, letter, change, clear };
}

export function useSending({ about, letter, clear }: WrittenLetter, onSent?: () => void) {
  const data = useData();
  const isUnconfirmed = useAccount().emailConfirmed === false;
  const [isConfirming, setIsConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const problems = recipientProblems(letter.recipients);
  const send = async () => {
    setIsConfirming(true);
    // The gateway would accept it and never send it.
    if (isUnconfirmed) {
      toaster.create({ type: 'error', title: text.unconfirmed, description: text.unconfirmedHint });
      return;
    }
    const problem = problems.find(Boolean);
    if (problem) {
      toaster.create({ type: 'error', title: problem });
      return;
    }
    setBusy(true);
    try {
      for (const entry of buildEntries(() => data.newBase(), letter, about))
        await data.outbox.insert(entry);
      clear();
      setIsConfirming(false);
      toaster.create({ type: 'success', title: text.queued });
      onSent?.();
    } catch {
      toaster.create({ type: 'error', title: text.failed });
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, isUnconfirmed, problems: isConfirming ? problems : [] };
}
