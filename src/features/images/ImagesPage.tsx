import { Button } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ImageLibrary } from '../../blocks/images/ImageLibrary';
import { useData, useLive } from '../../data/react';
import type { ImageRecord } from '../../domain/records/images';
import { imagesText } from '../../i18n/images';
import { Page } from '../../ui/Page';
import { UploadQueue } from './UploadQueue';
import { laterPart } from '../../ui/laterPart';

const ImageDetails = laterPart(async () => (await import('./ImageDetails')).ImageDetails);
const AddImages = laterPart(async () => (await import('./AddImages')).AddImages);

export function ImagesPage() {
  const data = useData();
  const images = useLive(() => data.images.watchAll(), [data]);
  const titles = useMemo(
    () => new Map((images ?? []).map(({ id, title }) => [id, title])),
    [images],
  );
  const [isAdding, setAdding] = useState(false);
  const [openImage, setOpenImage] = useState<ImageRecord>();
  return (
    <Page
      title={imagesText.title}
      actions={
        <Button colorPalette="leaf" minH="11" onClick={() => setAdding(true)}>
          <ImagePlus size={18} aria-hidden /> {imagesText.add}
        </Button>
      }
    >
      <UploadQueue titles={titles} />
      <ImageLibrary onPick={setOpenImage} />
      {openImage ? (
        <ImageDetails image={openImage} onClose={() => setOpenImage(undefined)} />
      ) : null}
      {isAdding ? <AddImages onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}
