import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { common } from '../i18n/common';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Chilli for what cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question before what cannot be undone; everything else is done at once and offers undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      open={props.open}
      placement="center"
      initialFocusEl={() => cancel.current}
      onOpenChange={({ open }) => {
        if (!open) props.onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{props.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body color="fg.muted">{props.children}</Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button ref={cancel} variant="outline" colorPalette="gray" onClick={props.onClose}>
                {props.cancelLabel ?? common.cancel}
              </Button>
              <Button
                colorPalette={props.danger ? 'chilli' : 'leaf'}
                loading={props.busy ?? false}
                onClick={props.onConfirm}
              >
                {props.confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
