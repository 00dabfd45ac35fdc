import {
  Box,
  Toaster as ChakraToaster,
  createToaster,
  Portal,
  Stack,
  Toast,
} from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { common } from '../i18n/common';
import { newestToast } from './newestToast';

/** One toast at a time, above the bottom bar. */
const stack = createToaster({
  placement: 'bottom',
  max: 1,
  overlap: false,
  duration: 6000,
  offsets: {
    top: '16px',
    left: '16px',
    right: '16px',
    bottom: 'calc(84px + env(safe-area-inset-bottom))',
  },
});

/** `toaster.create({ title, description?, type, action?: { label, onClick } })`, shown at once. */
export const toaster = newestToast(stack);

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert } as const;
const TINTS = { success: 'fg.success', error: 'fg.error', warning: 'fg.warning' } as const;

function iconOf(type: string | undefined) {
  const known = type === 'success' || type === 'error' || type === 'warning' ? type : undefined;
  const Icon = known ? ICONS[known] : Info;
  return (
    <Box color={known ? TINTS[known] : 'fg.info'} flexShrink="0" mt="0.5">
      <Icon size={20} aria-hidden />
    </Box>
  );
}

/** Where toasts appear. `role="status"` is the pill's alone; the region around toasts is live. */
export function Toaster() {
  return (
    <Portal>
      <ChakraToaster toaster={stack} insetInline={{ mdDown: '4' }}>
        {(toast) => (
          <Toast.Root
            role={toast.type === 'error' ? 'alert' : 'group'}
            width={{ base: 'full', md: 'md' }}
            css={{
              '&&': { bg: 'bg.panel', color: 'fg', borderWidth: '1px', boxShadow: 'md' },
            }}
          >
            {iconOf(toast.type)}
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
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  );
}
