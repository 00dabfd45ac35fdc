import { Box, Button, Flex, Portal, Text } from '@chakra-ui/react';
import { useEffect, useSyncExternalStore } from 'react';
import { common } from '../../i18n/common';
import { sessionStore } from '../../sync/browserSession';
import { useUpdate } from './useUpdate';
import { UPDATE_BAR_ID } from './updateBarId';
import type { Update } from './useUpdate';

type Shown = Extract<Update, { kind: 'waiting' | 'elsewhere' }>;

function Bar({ update, onLater }: { update: Shown; onLater: () => void }) {
  const texts = common.update;
  const waiting = update.kind === 'waiting';
  return (
    <Flex
      as="section"
      aria-label={texts.title}
      position="fixed"
      zIndex="toast"
      insetInline={{ base: '4', md: 'auto' }}
      insetEnd={{ md: '6' }}
      bottom={{
        base: 'calc(84px + env(safe-area-inset-bottom))',
        md: '6',
      }}
      maxW={{ md: 'md' }}
      wrap="wrap"
      align="center"
      gap="3"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="leaf.border"
      borderRadius="l3"
      boxShadow="md"
    >
      <Text as="div" flex="1" minW="44">
        <strong>{texts.title}</strong>
        <Text textStyle="sm" color="fg.muted">
          {waiting ? texts.body : texts.elsewhere}
        </Text>
      </Text>
      <Button variant="ghost" colorPalette="gray" onClick={onLater}>
        {texts.later}
      </Button>
      <Button
        colorPalette="leaf"
        onClick={() => (waiting ? update.apply() : window.location.reload())}
      >
        {waiting ? texts.now : texts.reload}
      </Button>
    </Flex>
  );
}

/** Toasts are no part of the sign-in page's weight. */
async function tellOfflineReady(): Promise<void> {
  const { toaster } = await import('../../ui/toaster');
  const { title, body } = common.offlineReady;
  toaster.create({ title, description: body, type: 'success' });
}

/** Offers a new version without getting in the way, and tells once that no network is needed any more. */
export function UpdateBar() {
  const { update, dismiss } = useUpdate();
  const { account } = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  // Before somebody has signed in, there is nothing yet to work with.
  const tellReady = update.kind === 'offline-ready' && account !== null;
  useEffect(() => {
    if (!tellReady) return;
    dismiss();
    tellOfflineReady().catch(reportError);
  }, [tellReady, dismiss]);
  const shown = update.kind === 'waiting' || update.kind === 'elsewhere' ? update : null;
  return (
    // A live region straight in the body: dialogs hide everything else from screen readers.
    <Portal>
      <Box id={UPDATE_BAR_ID} aria-live="polite">
        {shown ? <Bar update={shown} onLater={dismiss} /> : null}
      </Box>
    </Portal>
  );
}
