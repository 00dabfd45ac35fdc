import { Button, Box } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { common } from '../i18n/common';
import { Question } from './AppDialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question before what cannot be undone; everything else is done at once and offers undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Question
      role="alertdialog"
      open={props.open}
      initialFocusEl={() => cancel.current}
      onClose={props.onClose}
      title={props.title}
      buttons={
        <>
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
        </>
      }
    >
      <Box color="fg.muted">{props.children}</Box>
    </Question>
  );
}
