import { Button, Dialog, Stack, Text } from '@chakra-ui/react';
import { Download, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { readImageFile } from '../../blocks/images/smallJpeg';
import { StoredImage } from '../../blocks/images/StoredImage';
import { useData, useLive, useLiveOne } from '../../data/react';
import { getCollectionLabel } from '../../domain/records';
import type { ImageRecord } from '../../domain/records/images';
import { toSlug } from '../../domain/publicHouse/articles/article';
import { categoryWord, mealTypeWord } from '../../domain/records/images/kinds';
import { imageUses, type ImageUse } from '../../domain/records/images/uses';
import { common } from '../../i18n/common';
import { imagesText } from '../../i18n/images';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { RecordFact, RecordFacts } from '../../ui/RecordCard';
import { toaster } from '../../ui/toaster';
import { Sharing } from './Sharing';

const text = imagesText.details;

function useUses(imageId: string): ImageUse[] | undefined {
  const data = useData();
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const menus = useLive(() => data.menuList, [data]);
  const articles = useLive(() => data.articles.watchAll(), [data]);
  return useMemo(
    () => recipes && menus && articles && imageUses(imageId, { recipes, menus, articles }),
    [imageId, recipes, menus, articles],
  );
}

const sayNotRestored = (): void => toaster.create({ type: 'error', title: text.restoreFailed });

function useRemove(image: ImageRecord, onClose: () => void): () => Promise<void> {
  const data = useData();
  const restore = (): void => {
    data.images.restore(image).catch(sayNotRestored);
  };
  return async () => {
    try {
      await data.images.remove(image.id);
    } catch {
      toaster.create({ type: 'error', title: text.removeFailed });
      return;
    }
    onClose();
    const action = { label: common.undo, onClick: restore };
    toaster.create({ type: 'success', title: text.removed(image.title), action });
  };
}

function useDownload({ id, workspaceId, title, mimeType }: ImageRecord): () => Promise<void> {
  const data = useData();
  return async () => {
    const place = { workspaceId, imageId: id };
    const file = await readImageFile(data, place, 'full').catch(() => undefined);
    if (!file) {
      toaster.create({ type: 'error', title: text.downloadFailed });
      return;
    }
    const url = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = url;
    link.download = `${toSlug(title) || 'anh'}.${mimeType.split('/')[1] ?? 'webp'}`;
    link.click();
    URL.revokeObjectURL(url);
  };
}

const wordsOfUse = ({ collection, title }: ImageUse): string =>
  `${getCollectionLabel(collection)} “${title}”`;

function Uses({ uses }: { uses: readonly ImageUse[] | undefined }) {
  if (!uses) return null;
  if (uses.length === 0) return <Text>{text.unused}</Text>;
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {uses.map((use) => (
        <Text as="li" key={`${use.collection} ${use.id}`}>
          {wordsOfUse(use)}
        </Text>
      ))}
    </Stack>
  );
}

interface FooterProps {
  image: ImageRecord;
  uses: readonly ImageUse[] | undefined;
  onRemove: () => void;
  onAsk: () => void;
}

function Footer({ image, uses, onRemove, onAsk }: FooterProps) {
  const download = useDownload(image);
  const isMine = useData().account.accountId === image.uploadedBy;
  return (
    <Dialog.Footer flexWrap="wrap">
      <Button variant="outline" colorPalette="gray" minH="11" onClick={() => void download()}>
        <Download size={18} aria-hidden /> {text.download}
      </Button>
      {isMine ? (
        <Button
          variant="outline"
          colorPalette="chilli"
          minH="11"
          disabled={!uses}
          onClick={uses && uses.length > 0 ? onAsk : onRemove}
        >
          <Trash2 size={18} aria-hidden /> {text.remove}
        </Button>
      ) : null}
    </Dialog.Footer>
  );
}

const Shared = ({ image }: { image: ImageRecord }) => (
  <>
    <RecordFact name={imagesText.sharing.author}>{image.expertName}</RecordFact>
    <RecordFact name={imagesText.sharing.title}>{imagesText.sharing.state.approved}</RecordFact>
  </>
);

function Facts({ image, uses }: Pick<FooterProps, 'image' | 'uses'>) {
  const isMine = useData().account.accountId === image.uploadedBy;
  return (
    <RecordFacts>
      <RecordFact name={text.file}>{text.size(image.width, image.height)}</RecordFact>
      <RecordFact name={text.kind}>
        {`${categoryWord(image.category)} · ${mealTypeWord(image.mealType)}`}
      </RecordFact>
      <RecordFact name={imagesText.upload.altText}>{image.altText}</RecordFact>
      <RecordFact name={imagesText.upload.tags}>{image.tags.join(', ')}</RecordFact>
      <RecordFact name={imagesText.upload.description}>{image.description}</RecordFact>
      {isMine ? (
        <RecordFact name={imagesText.sharing.title}>
          <Sharing image={image} />
        </RecordFact>
      ) : (
        <Shared image={image} />
      )}
      <RecordFact name={text.usedIn}>
        <Uses uses={uses} />
      </RecordFact>
    </RecordFacts>
  );
}

export function ImageDetails({
  image: opened,
  onClose,
}: {
  image: ImageRecord;
  onClose: () => void;
}) {
  const data = useData();
  const isOwn = opened.workspaceId === data.account.workspaceId;
  const image = useLiveOne(data.images, isOwn ? opened.id : null) ?? opened;
  const uses = useUses(image.id);
  const remove = useRemove(image, onClose);
  const [isAsking, setAsking] = useState(false);
  return (
    <AppDialog
      size={{ mdDown: 'full', md: 'lg' }}
      scrollBehavior="inside"
      onClose={onClose}
      content={{ maxH: { mdDown: '100dvh' } }}
    >
      <Dialog.Header pe="14">
        <Dialog.Title>{image.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          <StoredImage address={image.url} alt={image.altText} size="full" borderRadius="l2" />
          <Facts image={image} uses={uses} />
        </Stack>
      </Dialog.Body>
      <Footer
        image={image}
        uses={uses}
        onRemove={() => void remove()}
        onAsk={() => setAsking(true)}
      />
      <DialogCross />
      <ConfirmDialog
        open={isAsking}
        title={text.removeUsed}
        confirmLabel={text.remove}
        danger
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <Text mb="2">{text.removeUsedHint}</Text>
        <Uses uses={uses} />
      </ConfirmDialog>
    </AppDialog>
  );
}
