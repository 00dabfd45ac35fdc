import { Button, Dialog, Portal, Spinner, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { accountTexts } from '../../i18n/account';
import { session } from '../../gateway/browserSession';
import { useSyncActions, useSyncStatus } from '../../sync/react';

/** Before signing out with unsent work: how much, that it stays, and an offer to wait for it. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { waiting, rejections, online, locked } = useSyncStatus();
  const { retryNow } = useSyncActions();
  const [patient, setPatient] = useState(false);
  const texts = accountTexts.signOut;
  const sent = waiting.length === 0;
  useEffect(() => {
    if (patient && sent) void session.logout();
  }, [patient, sent]);
  return (
    <Dialog.Root
      open
      role="alertdialog"
      placement="center"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{texts.title(waiting.length + rejections.length)}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text>{texts.body}</Text>
              {rejections.length > 0 ? (
                <Text mt="3">{texts.refused(rejections.length)}</Text>
              ) : null}
              {patient ? (
                <Text mt="3" aria-live="polite" color="fg.muted">
                  <Spinner size="xs" me="2" />
                  {online ? texts.waiting : texts.waitingForNetwork}
                </Text>
              ) : null}
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button variant="outline" colorPalette="gray" onClick={onClose}>
                {texts.stay}
              </Button>
              <Button variant="outline" colorPalette="chilli" onClick={() => void session.logout()}>
                {texts.now}
              </Button>
              {locked === null && !sent && !patient ? (
                <Button
                  colorPalette="leaf"
                  onClick={() => {
                    setPatient(true);
                    retryNow();
                  }}
                >
                  {texts.wait}
                </Button>
              ) : null}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
