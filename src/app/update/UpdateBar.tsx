import { Box, Button, Flex, Portal, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { common } from '../../i18n/common';
import { updateNeeded } from './updateNeeded';
import { useUpdate, type Update } from './useUpdate';
import { UPDATE_BAR_ID } from './updateBarId';

type Shown = Exclude<Update, { kind: 'none' }>;

function Bar({ update, onLater }: { update: Shown; onLater: () => void }) {
  const texts = common.update;
  const waiting = update.kind === 'waiting';
  return (
    <Flex
      as="section"
      aria-label={texts.title}
      position="fixed"
      zIndex="toast"
      insetInlineStart={{ base: '4', md: '6' }}
      insetInlineEnd={{ base: '4', md: 'auto' }}
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

export function UpdateBar() {
  const { update, dismiss } = useUpdate();
  // The outdated banner offers the same; do not say it twice.
  const isMust = useSyncExternalStore(updateNeeded.subscribe, updateNeeded.getSnapshot);
  const visibleUpdate = update.kind === 'none' || isMust ? null : update;
  return (
    // A live region directly in the body, because dialogs hide everything else from screen readers.
    <Portal>
      <Box id={UPDATE_BAR_ID} aria-live="polite">
        {visibleUpdate ? <Bar update={visibleUpdate} onLater={dismiss} /> : null}
      </Box>
    </Portal>
  );
}
