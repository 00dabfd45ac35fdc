import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AppLink } from './Link';
import { MoreMenu } from './MoreMenu';
import { PHONE, useMedia } from './useMedia';

export type SeldomAction = { label: string; icon: ReactNode; disabled?: boolean } & (
  | { run: () => void }
  | { to: string }
);

interface SeldomActionsProps {
  label: string;
  actions: readonly SeldomAction[];
  onGo: (to: string) => void;
}

const PLAIN = { variant: 'outline', colorPalette: 'gray', minH: '11' } as const;

/** On a phone they would fill a third of the screen, so they stand behind three dots. */
export function SeldomActions({ label, actions, onGo }: SeldomActionsProps) {
  const phone = useMedia(PHONE);
  if (phone)
    return (
      <MoreMenu
        label={label}
        actions={actions
          .filter(({ disabled }) => disabled !== true)
          .map((action) => ({
            value: action.label,
            label: action.label,
            icon: action.icon,
            run: () => ('to' in action ? onGo(action.to) : action.run()),
          }))}
      />
    );
  return actions.map((action) =>
    'to' in action ? (
      <Button key={action.label} asChild {...PLAIN}>
        <AppLink to={action.to}>
          {action.icon} {action.label}
        </AppLink>
      </Button>
    ) : (
      <Button
        key={action.label}
        {...PLAIN}
        disabled={action.disabled ?? false}
        onClick={action.run}
      >
        {action.icon} {action.label}
      </Button>
    ),
  );
}
