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
 * The field behind keeps the focus for a frame or more after a dialog opened: typed keys go to the dialog's first field,
 * and Enter sends no form behind it.
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

export function AppDialog(props: AppDialogProps) {
  const { onClose, content, positioner, children, initialFocusEl, ...root } = props;
  const beside = use(BesideDialogs);
  const box = useRef<HTMLDivElement>(null);
  /** Asked a frame later, which can be long on a slow tablet: a field that was pressed meanwhile keeps the focus. */
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
