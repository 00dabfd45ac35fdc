import {
  Box,
  Toaster as ChakraToaster,
  createToaster,
  Portal,
  Stack,
  Toast,
} from '@chakra-ui/react';
import { useEffect, type ComponentProps } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { common } from '../i18n/common';
import { newestToast } from './newestToast';
import { listenToPastedImages } from './pastedImages';
import { drawToasts } from './toaster';

const stack = createToaster({
  placement: 'bottom',
  max: 1,
  overlap: false,
  duration: 6000,
  offsets: {
    top: '16px',
    left: '16px',
    right: '16px',
    // Clear of the bottom bar, and of the buttons at the foot of a page.
    bottom: 'calc(84px + var(--page-foot, 0px) + env(safe-area-inset-bottom))',
  },
});

const newest = newestToast(stack);

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert } as const;
const TINTS = { success: 'fg.success', error: 'fg.error', warning: 'fg.warning' } as const;

function getIcon(type: string | undefined) {
  const known = type === 'success' || type === 'error' || type === 'warning' ? type : undefined;
  const Icon = known ? ICONS[known] : Info;
  return (
    <Box color={known ? TINTS[known] : 'fg.info'} flexShrink="0" mt="0.5">
      <Icon size={20} aria-hidden />
    </Box>
  );
}

/** Passes presses through to what lies below; only the toast's own buttons are met. */
const LOOK = {
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  boxShadow: 'md',
  pointerEvents: 'none !important',
  '& button': { pointerEvents: 'auto' },
} as const;

type Message = Parameters<ComponentProps<typeof ChakraToaster>['children']>[0];

function Message({ toast }: { toast: Message }) {
  return (
    <Toast.Root
      role={toast.type === 'error' ? 'alert' : 'group'}
      width={{ base: 'full', md: 'md' }}
      css={{ '&&': LOOK }}
    >
      {getIcon(toast.type)}
      <Stack gap="0.5" flex="1" maxWidth="100%" alignSelf="center">
        {toast.title ? <Toast.Title>{toast.title}</Toast.Title> : null}
        {toast.description ? (
          <Toast.Description color="fg.muted" opacity="1">
            {toast.description}
          </Toast.Description>
        ) : null}
      </Stack>
      {toast.action ? (
        <Toast.ActionTrigger
          minH="11"
          borderColor="leaf.border"
          color="leaf.fg"
          fontWeight="semibold"
          cursor="pointer"
        >
          {toast.action.label}
        </Toast.ActionTrigger>
      ) : null}
      <Cross />
    </Toast.Root>
  );
}

function Cross() {
  return (
    <Toast.CloseTrigger
      aria-label={common.close}
      position="static"
      minW="11"
      minH="11"
      m="-2"
      color="fg.muted"
      cursor="pointer"
    >
      <X size={18} aria-hidden />
    </Toast.CloseTrigger>
  );
}

/**
 * `role="status"` is the sync badge's alone; the region around toasts is live.
 * @param screen names the page: what was said of one goes with it
 */
export function Toasts({ screen }: { screen: string }) {
  useEffect(() => newest.moveTo(screen), [screen]);
  useEffect(() => listenToPastedImages(window), []);
  useEffect(() => {
    // The stack listens from the microtask after these effects on; a message given to it before is lost.
    let end: (() => void) | undefined;
    const timer = setTimeout(() => (end = drawToasts(newest.create)));
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, []);
  return (
    <Portal>
      <ChakraToaster toaster={stack} insetInline={{ mdDown: '4' }}>
        {(toast) => <Message toast={toast} />}
      </ChakraToaster>
    </Portal>
  );
}
