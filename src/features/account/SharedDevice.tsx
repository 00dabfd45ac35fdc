import { Switch, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { accountPages } from '../../i18n/accountPages';
import { isSharedDevice, markShared } from '../../platform/sharedDevice';
import { toaster } from '../../ui/toaster';

const text = accountPages.shared;

export function SharedDevice() {
  const [shared, setShared] = useState(isSharedDevice);
  const mark = (next: boolean): void => {
    try {
      markShared(next);
      setShared(next);
    } catch {
      toaster.create({ type: 'error', title: text.failed });
    }
  };
  return (
    <>
      <Switch.Root
        colorPalette="leaf"
        checked={shared}
        onCheckedChange={({ checked }) => mark(checked)}
        mt="3"
        minH="11"
      >
        <Switch.HiddenInput />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label>{text.label}</Switch.Label>
      </Switch.Root>
      <Text textStyle="sm" color="fg.muted">
        {text.hint}
      </Text>
    </>
  );
}
