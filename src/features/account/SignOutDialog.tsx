import { Button, Spinner, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { accountTexts } from '../../i18n/account';
import { useData } from '../../data/react';
import { session } from '../../gateway/browserSession';
import { useSyncActions, useSyncStatus } from '../../sync/react';
import { Question } from '../../ui/AppDialog';
import { leaveDevice } from './leaveDevice';

const texts = accountTexts.signOut;

function Waiting({ online }: { online: boolean }) {
  return (
    <Text mt="3" aria-live="polite" color="fg.muted">
      <Spinner size="xs" me="2" />
      {online ? texts.waiting : texts.waitingForNetwork}
    </Text>
  );
}

function useLeaveWhenSent(patient: boolean): void {
  const { waiting, rejections, conflicts } = useSyncStatus();
  const { account, imageFiles } = useData();
  const sent = waiting.length === 0;
  useEffect(() => {
    if (!patient || !sent) return;
    const open = rejections.length + conflicts.length + imageFiles.uploads.getSnapshot().length;
    leaveDevice(account, open === 0);
  }, [patient, sent, rejections.length, conflicts.length, account, imageFiles]);
}

export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { waiting, rejections, refusedImages, online, locked } = useSyncStatus();
  const refused = rejections.length + refusedImages;
  const { retryNow } = useSyncActions();
  const [patient, setPatient] = useState(false);
  const sent = waiting.length === 0;
  useLeaveWhenSent(patient);
  const wait = () => {
    setPatient(true);
    retryNow();
  };
  return (
    <Question
      role="alertdialog"
      onClose={onClose}
      title={texts.title(waiting.length + refused)}
      buttons={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {texts.stay}
          </Button>
          <Button variant="outline" colorPalette="chilli" onClick={() => void session.logout()}>
            {texts.now}
          </Button>
          {locked === null && !sent && !patient ? (
            <Button colorPalette="leaf" onClick={wait}>
              {texts.wait}
            </Button>
          ) : null}
        </>
      }
    >
      <Text>{texts.body}</Text>
      {refused > 0 ? <Text mt="3">{texts.refused(refused)}</Text> : null}
      {patient ? <Waiting online={online} /> : null}
    </Question>
  );
}
