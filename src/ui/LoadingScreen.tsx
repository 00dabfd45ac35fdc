import { Box, Dialog, Flex, Spinner, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { loadingText } from '../i18n/loading';
import { AppDialog } from './AppDialog';
import { ProgressBar } from './ProgressBar';

const text = loadingText.states;

export interface LoadingStep {
  label: string;
  state: 'done' | 'now' | 'later';
  note?: string;
}

interface LoadingScreenProps {
  title: string;
  hint: string;
  steps: readonly LoadingStep[];
  action?: ReactNode;
  onLeave?: () => void;
}

const ICONS: Record<LoadingStep['state'], ReactNode> = {
  done: <Check size={20} aria-hidden />,
  now: <Spinner size="sm" aria-hidden />,
  later: <Circle size={20} aria-hidden />,
};
const COLOURS = { done: 'leaf.fg', now: 'fg', later: 'fg.muted' } as const;

function Step({ label, state, note }: LoadingStep) {
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      minH="10"
      color={COLOURS[state]}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <Flex w="6" justify="center" flexShrink="0">
        {ICONS[state]}
      </Flex>
      <Box>
        <Text fontWeight={state === 'now' ? 'semibold' : 'normal'}>
          {label}
          <VisuallyHidden>: {text[state]}</VisuallyHidden>
        </Text>
        {note ? (
          <Text textStyle="sm" color="fg.muted">
            {note}
          </Text>
        ) : null}
      </Box>
    </Flex>
  );
}

function computeProgress(steps: readonly LoadingStep[]): number {
  const worth = { done: 1, now: 0.5, later: 0 } as const;
  const sum = steps.reduce((total, { state }) => total + worth[state], 0);
  return sum / steps.length;
}

export function LoadingScreen({ title, hint, steps, action, onLeave }: LoadingScreenProps) {
  const done = computeProgress(steps);
  return (
    <AppDialog
      size="full"
      onClose={() => onLeave?.()}
      closeOnEscape={onLeave !== undefined}
      closeOnInteractOutside={false}
    >
      <Dialog.Body display="flex" alignItems="center" justifyContent="center" px="6">
        <Stack gap="6" w="full" maxW="md">
          <Stack gap="2">
            <Dialog.Title textStyle="2xl">{title}</Dialog.Title>
            <Dialog.Description color="fg.muted">{hint}</Dialog.Description>
          </Stack>
          <Box>
            <VisuallyHidden asChild>
              <progress aria-label={title} value={done} max={1} />
            </VisuallyHidden>
            <ProgressBar share={done} />
          </Box>
          <Stack as="ol" listStyleType="none" gap="1">
            {steps.map((step) => (
              <Step key={step.label} {...step} />
            ))}
          </Stack>
          {action ? <Flex>{action}</Flex> : null}
        </Stack>
      </Dialog.Body>
    </AppDialog>
  );
}
