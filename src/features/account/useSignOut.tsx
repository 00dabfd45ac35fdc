import { useEffect, useState, type ReactNode } from 'react';
import { useData } from '../../data/react';
import { useSyncStatus } from '../../sync/react';
import { part } from '../../routing/part';
import { laterFrom } from '../../ui/laterPart';
import { leaveDevice } from './leaveDevice';

const SignOutDialog = laterFrom(
  part(() => import('./SignOutDialog')),
  (module) => module.SignOutDialog,
);

/** Milliseconds to find out what is unsent; on a device that is stuck nothing is removed. */
const PATIENCE = 5_000;

export function useSignOut(): { signOut: () => void; dialog: ReactNode } {
  const { counted, waiting, rejections, conflicts, refusedImages } = useSyncStatus();
  const { account, imageFiles } = useData();
  const [step, setStep] = useState<'none' | 'asking' | 'leaving'>('none');
  const unsent = waiting.length + rejections.length + refusedImages;
  // The send queue loads after the first render, and data may be removed only once all is known to be sent.
  useEffect(() => {
    if (step !== 'leaving') return;
    // Image files have an upload queue of their own.
    const open = unsent + conflicts.length + imageFiles.uploads.getSnapshot().length;
    if (counted) return leaveDevice(account, open === 0);
    const timer = setTimeout(() => leaveDevice(account, false), PATIENCE);
    return () => clearTimeout(timer);
  }, [step, counted, unsent, conflicts.length, account, imageFiles]);
  const signOut = () => setStep(unsent > 0 ? 'asking' : 'leaving');
  const dialog = step === 'asking' ? <SignOutDialog onClose={() => setStep('none')} /> : null;
  return { signOut, dialog };
}
