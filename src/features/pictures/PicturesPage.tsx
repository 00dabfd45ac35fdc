import { Button } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PictureLibrary } from '../../blocks/pictures/PictureLibrary';
import { useData, useLive } from '../../data/react';
import type { ImageRecord } from '../../domain/collections/images';
import { picturesText } from '../../i18n/pictures';
import { Page } from '../../ui/Page';
import { UploadQueue } from './UploadQueue';
import { laterPart } from '../../ui/laterPart';

const PictureDetails = laterPart(async () => (await import('./PictureDetails')).PictureDetails);
const AddPictures = laterPart(async () => (await import('./AddPictures')).AddPictures);

/** `/expert/images`: the pictures of the practice, and those on their way up. */
export function PicturesPage() {
  const data = useData();
  const images = useLive(() => data.images.watchAll(), [data]);
  const titles = useMemo(
    () => new Map((images ?? []).map(({ id, title }) => [id, title])),
    [images],
  );
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<ImageRecord>();
  return (
    <Page
      title={picturesText.title}
      actions={
        <Button colorPalette="leaf" minH="11" onClick={() => setAdding(true)}>
          <ImagePlus size={18} aria-hidden /> {picturesText.add}
        </Button>
      }
    >
      <UploadQueue titles={titles} />
      <PictureLibrary onPick={setShown} />
      {shown ? <PictureDetails image={shown} onClose={() => setShown(undefined)} /> : null}
      {isAdding ? <AddPictures onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}
