import { Alert, Button, Dialog, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { formsText as texts } from '../../i18n/forms';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { useFormNotice } from '../../ui/formNotice';
import { isComposing } from '../../ui/composing';

interface FormDialogProps {
  title: string;
  restored: boolean;
  onDiscard: () => void;
  missing?: string | undefined;
  saving: boolean;
  failure: string | null;
  /** Grows with each refused save, which moves the focus to the first error. */
  refusals: number;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert.Root status="warning" colorPalette="turmeric" alignItems="center" py="2">
      <Flex wrap="wrap" align="center" gap="2" w="full" justify="space-between">
        <Text>{texts.restored}</Text>
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </Flex>
    </Alert.Root>
  );
}

function Foot(props: FormDialogProps) {
  const missingId = useId();
  return (
    <Dialog.Footer
      flexWrap="wrap"
      borderTopWidth="1px"
      pt="3"
      pb="calc(12px + env(safe-area-inset-bottom))"
    >
      {props.failure ? (
        <Text role="alert" color="fg.error" flex="1 1 100%" textStyle="sm">
          {props.failure}
        </Text>
      ) : null}
      <Button variant="outline" colorPalette="gray" onClick={props.onClose}>
        {texts.close}
      </Button>
      {props.missing ? (
        <Text id={missingId} color="fg.muted" textStyle="sm" order="-1" me="auto">
          {props.missing}
        </Text>
      ) : null}
      <Button
        type="submit"
        minW="28"
        disabled={props.missing !== undefined}
        aria-describedby={props.missing ? missingId : undefined}
        loading={props.saving}
      >
        {texts.save}
      </Button>
    </Dialog.Footer>
  );
}

function showFirstError(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
  field?.focus({ preventScroll: true });
  field?.closest('[role="group"]')?.scrollIntoView({ block: 'center' });
}

type FieldsProps = FormDialogProps & { formRef: RefObject<HTMLFormElement | null> };

function Fields({ formRef, ...props }: FieldsProps) {
  const notice = useFormNotice();
  return (
    <form
      ref={formRef}
      noValidate
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSave();
      }}
    >
      <Dialog.Body>
        <Stack gap="5">
          {notice}
          {props.restored ? <Restored onDiscard={props.onDiscard} /> : null}
          {props.children}
        </Stack>
      </Dialog.Body>
      <Foot {...props} />
    </form>
  );
}

export function FormDialog(props: FormDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const { refusals } = props;
  useEffect(() => {
    if (refusals > 0) showFirstError(form.current);
  }, [refusals]);
  return (
    <AppDialog
      size={{ mdDown: 'full', md: 'lg' }}
      scrollBehavior="inside"
      // Escape is handled below, after fields with their own use for it (open suggestions).
      closeOnEscape={false}
      initialFocusEl={() => form.current?.querySelector<HTMLElement>('input') ?? null}
      onClose={props.onClose}
      content={{
        maxH: { mdDown: '100dvh' },
        onKeyDown: (event) => {
          if (event.key === 'Escape' && !isComposing(event)) props.onClose();
        },
      }}
    >
      <Dialog.Header pe="14">
        <Dialog.Title>{props.title}</Dialog.Title>
      </Dialog.Header>
      <Fields {...props} formRef={form} />
      <DialogCross label={texts.closeForm} />
    </AppDialog>
  );
}
