import { Button, Flex, Portal, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { common } from '../../i18n/common';
import { toaster } from '../../ui/toaster';
import { useUpdate } from './useUpdate';
import type { Update } from './useUpdate';

type Shown = Extract<Update, { kind: 'waiting' | 'elsewhere' }>;

function Bar({ update, onLater }: { update: Shown; onLater: () => void }) {
  const texts = common.update;
  const waiting = update.kind === 'waiting';
  return (
    <Flex
      as="section"
      aria-label={texts.title}
      aria-live="polite"
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

/** Offers a new version without getting in the way, and tells once that no network is needed any more. */
export function UpdateBar() {
  const { update, dismiss } = useUpdate();
  useEffect(() => {
    if (update.kind === 'offline-ready')
      toaster.create({
        title: common.offlineReady.title,
        description: common.offlineReady.body,
        type: 'success',
      });
  }, [update.kind]);
  if (update.kind !== 'waiting' && update.kind !== 'elsewhere') return null;
  return (
    <Portal>
      <Bar update={update} onLater={dismiss} />
    </Portal>
  );
}
