import { Dialog, Text } from '@chakra-ui/react';
import { buildAddress } from '../../api/contract';
import { addSharedImage, putSharedImage } from '../../api/sharedImages';
import { UploadForm } from '../../blocks/images/UploadForm';
import type { ImageWords } from '../../domain/records/images/record';
import { IMAGE_LIMITS, IMAGE_SIZES } from '../../domain/records/images/limits';
import { gateway, session } from '../../gateway/browserSession';
import { refusal } from '../../gateway/calls';
import { adminImageTexts as texts } from '../../i18n/adminImages';
import { newId } from '../../platform/ids';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { toaster } from '../../ui/toaster';
import type { MadeImage } from '../../workers/imageClient';

const LIMITS = { most: IMAGE_LIMITS.managerFiles, mostBytes: IMAGE_LIMITS.managerBytes };

/** Files first, so that no entry names missing ones. */
async function upload(made: MadeImage, words: ImageWords): Promise<void> {
  const id = newId();
  for (const size of IMAGE_SIZES) {
    const address = buildAddress(putSharedImage, { params: { id, size } });
    const headers = { 'content-type': made[size].type };
    const answer = await session.call(address, { method: 'PUT', headers, body: made[size] });
    if (!answer.ok) throw await refusal(answer);
  }
  const { isOffered: _, description, ...rest } = words;
  const kept = { ...rest, ...(description === '' ? {} : { description }) };
  await gateway.ask(addSharedImage, { params: { id }, body: { words: kept } });
  toaster.create({ title: texts.added, type: 'success' });
}

export function AddShared({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  return (
    <AppDialog
      size={{ mdDown: 'full', md: 'xl' }}
      scrollBehavior="inside"
      onClose={onClose}
      content={{ maxH: { mdDown: '100dvh' } }}
    >
      <Dialog.Header pe="14">
        <Dialog.Title>{texts.addTitle}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Text mb="4" color="fg.muted">
          {texts.addHint}
        </Text>
        <UploadForm
          limits={LIMITS}
          canOffer={false}
          add={upload}
          onAdded={(_image, isLast) => {
            onAdded();
            if (isLast) onClose();
          }}
        />
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
