import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { use, useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { common } from '../i18n/common';
import { BesideDialogs } from './besideDialogs';
import { isComposing } from './composing';
import { PageHead } from './pageHead';
import { topDialog } from './topDialog';

interface AppDialogProps extends Omit<Dialog.RootProps, 'onOpenChange' | 'children'> {
  onClose: () => void;
  content?: Dialog.ContentProps;
  positioner?: Dialog.PositionerProps;
  children: ReactNode;
}

/**
 * Keeps keys out of a field behind the dialog, which has the focus for a frame or more after the dialog opened: what is
 * typed goes to the dialog's first field, and Enter sends no form behind it.
 */
function useKeysWithin(box: RefObject<HTMLElement | null>, firstFocus: () => HTMLElement | null) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const dialog = box.current;
    if (isComposing(event) || !dialog || topDialog() !== dialog) return;
    if (!(target instanceof Element) || dialog.contains(target)) return;
    if (!target.closest('input, textarea, select, [contenteditable=true]')) return;
    event.stopPropagation();
    if (event.key.length > 1) event.preventDefault();
    (firstFocus() ?? dialog).focus();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** A dialog, open unless `open` says otherwise; `children` are the parts within its content. */
export function AppDialog(props: AppDialogProps) {
  const { onClose, content, positioner, children, initialFocusEl, ...root } = props;
  const beside = use(BesideDialogs);
  const box = useRef<HTMLDivElement>(null);
  /** It is asked a frame later, which can be long on a slow tablet: a field that was pressed before keeps the focus. */
  const firstFocus = () => {
    const { activeElement } = document;
    const isInside = activeElement instanceof HTMLElement && box.current?.contains(activeElement);
    return isInside ? activeElement : (initialFocusEl?.() ?? null);
  };
  useKeysWithin(box, firstFocus);
  return (
    <Dialog.Root
      open
      persistentElements={beside}
      {...root}
      initialFocusEl={firstFocus}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner {...positioner}>
          <Dialog.Content ref={box} {...content}>
            <PageHead value={0}>{children}</PageHead>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The cross in the corner of a dialog. */
export function DialogCross({ label = common.close }: { label?: string }) {
  return (
    <Dialog.CloseTrigger asChild>
      <CloseButton aria-label={label} boxSize="11" />
    </Dialog.CloseTrigger>
  );
}

interface QuestionProps extends Omit<AppDialogProps, 'children'> {
  title: string;
  children: ReactNode;
  buttons: ReactNode;
}

/** A question in the middle of the screen: title, text, buttons. */
export function Question({ title, children, buttons, ...dialog }: QuestionProps) {
  return (
    <AppDialog placement="center" positioner={{ px: '4' }} {...dialog}>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>{children}</Dialog.Body>
      <Dialog.Footer flexWrap="wrap">{buttons}</Dialog.Footer>
    </AppDialog>
  );
}
