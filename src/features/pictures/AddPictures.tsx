import { Dialog } from '@chakra-ui/react';
import { Uploader } from '../../blocks/pictures/Uploader';
import { PICTURE_LIMITS } from '../../domain/pictures/limits';
import { picturesText } from '../../i18n/pictures';
import { AppDialog, DialogCross } from '../../ui/AppDialog';

const LIMITS = { most: PICTURE_LIMITS.managerFiles, mostBytes: PICTURE_LIMITS.managerBytes };

/** Brings pictures into the library: up to ten at once, each up to 10 MB before the device makes it smaller. */
export function AddPictures({ onClose }: { onClose: () => void }) {
  return (
    <AppDialog
      size={{ mdDown: 'full', md: 'xl' }}
      scrollBehavior="inside"
      onClose={onClose}
      content={{ maxH: { mdDown: '100dvh' } }}
    >
      <Dialog.Header pe="14">
        <Dialog.Title>{picturesText.add}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Uploader
          limits={LIMITS}
          problems={picturesText.managerProblems}
          onAdded={(_image, isLast) => isLast && onClose()}
        />
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
