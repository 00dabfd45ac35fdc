import { Dialog, Tabs } from '@chakra-ui/react';
import type { ImageRecord } from '../../domain/records/images';
import type { ImageWords } from '../../domain/records/images/record';
import { imagesText } from '../../i18n/images';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { ImageLibrary } from './ImageLibrary';
import type { ProblemWords } from './texts';
import { Uploader } from './Uploader';

interface ImagePickerProps {
  title?: string;
  words?: Partial<ImageWords> | undefined;
  problems?: ProblemWords | undefined;
  file?: File | undefined;
  onPick: (image: ImageRecord) => void;
  onClose: () => void;
}

function Ways({
  words,
  problems,
  file,
  onPick,
}: Pick<ImagePickerProps, 'words' | 'problems' | 'file' | 'onPick'>) {
  return (
    <Tabs.Root defaultValue={file ? 'upload' : 'library'} lazyMount colorPalette="leaf">
      <Tabs.List mb="4">
        <Tabs.Trigger value="library" minH="11">
          {imagesText.tabs.library}
        </Tabs.Trigger>
        <Tabs.Trigger value="upload" minH="11">
          {imagesText.tabs.upload}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="library">
        <ImageLibrary onPick={onPick} />
      </Tabs.Content>
      <Tabs.Content value="upload">
        <Uploader
          {...(words ? { words } : {})}
          {...(problems ? { problems } : {})}
          file={file}
          onAdded={onPick}
        />
      </Tabs.Content>
    </Tabs.Root>
  );
}

export default function ImagePicker(props: ImagePickerProps) {
  const { title, words, problems, file, onPick, onClose } = props;
  const pick = (image: ImageRecord): void => {
    onPick(image);
    onClose();
  };
  return (
    <AppDialog
      size={{ mdDown: 'full', md: 'xl' }}
      scrollBehavior="inside"
      onClose={onClose}
      content={{ maxH: { mdDown: '100dvh' } }}
    >
      <Dialog.Header pe="14">
        <Dialog.Title>{title ?? imagesText.choose}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Ways words={words} problems={problems} file={file} onPick={pick} />
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
