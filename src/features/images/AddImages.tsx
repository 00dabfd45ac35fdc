import { Dialog } from '@chakra-ui/react';
import { Uploader } from '../../blocks/images/Uploader';
import { IMAGE_LIMITS } from '../../domain/records/images/limits';
import { imagesText } from '../../i18n/images';
import { AppDialog, DialogCross } from '../../ui/AppDialog';

const LIMITS = { most: IMAGE_LIMITS.managerFiles, mostBytes: IMAGE_LIMITS.managerBytes };

export function AddImages({ onClose }: { onClose: () => void }) {
  return (
    <AppDialog
      size={{ mdDown: 'full', md: 'xl' }}
      scrollBehavior="inside"
      onClose={onClose}
      content={{ maxH: { mdDown: '100dvh' } }}
    >
      <Dialog.Header pe="14">
        <Dialog.Title>{imagesText.add}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Uploader
          limits={LIMITS}
          problems={imagesText.managerProblems}
          onAdded={(_image, isLast) => isLast && onClose()}
        />
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
