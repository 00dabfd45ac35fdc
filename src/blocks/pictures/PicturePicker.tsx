import { Dialog, Tabs } from '@chakra-ui/react';
import type { ImageRecord } from '../../domain/collections/images';
import type { PictureWords } from '../../domain/pictures/record';
import { picturesText } from '../../i18n/pictures';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { PictureLibrary } from './PictureLibrary';
import type { ProblemWords } from './texts';
import { Uploader } from './Uploader';

interface PicturePickerProps {
  title?: string;
  /** First words of a new picture: the dish's name, for example. */
  words?: Partial<PictureWords> | undefined;
  problems?: ProblemWords | undefined;
  /** A picture that is there already: pasted, for example. */
  file?: File | undefined;
  onPick: (image: ImageRecord) => void;
  onClose: () => void;
}

/** The library, or a new picture. */
function Ways({
  words,
  problems,
  file,
  onPick,
}: Pick<PicturePickerProps, 'words' | 'problems' | 'file' | 'onPick'>) {
  return (
    <Tabs.Root defaultValue={file ? 'upload' : 'library'} lazyMount colorPalette="leaf">
      <Tabs.List mb="4">
        <Tabs.Trigger value="library" minH="11">
          {picturesText.tabs.library}
        </Tabs.Trigger>
        <Tabs.Trigger value="upload" minH="11">
          {picturesText.tabs.upload}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="library">
        <PictureLibrary onPick={onPick} />
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

/** Chooses a picture of the library, or brings a new one in; either closes it. Default export: load it with its press. */
export default function PicturePicker(props: PicturePickerProps) {
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
        <Dialog.Title>{title ?? picturesText.choose}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Ways words={words} problems={problems} file={file} onPick={pick} />
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
