import { Button, Dialog, Stack, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Picture } from '../../blocks/pictures/Picture';
import { useData, useLive } from '../../data/react';
import { labelOf } from '../../domain/collections';
import type { ImageRecord } from '../../domain/collections/images';
import { categoryWord, mealTypeWord } from '../../domain/pictures/kinds';
import { pictureUses } from '../../domain/pictures/uses';
import type { PictureUse } from '../../domain/pictures/uses';
import { common } from '../../i18n/common';
import { picturesText } from '../../i18n/pictures';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { RecordFact, RecordFacts } from '../../ui/RecordCard';
import { toaster } from '../../ui/toaster';

const text = picturesText.details;

/** Where a picture is used; undefined until all that may use it was read. */
function useUses(imageId: string): PictureUse[] | undefined {
  const data = useData();
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const menus = useLive(() => data.menus.watchAll(), [data]);
  const articles = useLive(() => data.articles.watchAll(), [data]);
  return useMemo(
    () => recipes && menus && articles && pictureUses(imageId, { recipes, menus, articles }),
    [imageId, recipes, menus, articles],
  );
}

const sayNotRestored = (): void => toaster.create({ type: 'error', title: text.restoreFailed });

/** Deletes a picture, and offers to take that back. */
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

const wordsOfUse = ({ collection, title }: PictureUse): string =>
  `${labelOf(collection)} “${title}”`;

function Uses({ uses }: { uses: readonly PictureUse[] | undefined }) {
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

/** One picture: large, its facts, where it is used. One that is used says so before it is deleted. */
export function PictureDetails({ image, onClose }: { image: ImageRecord; onClose: () => void }) {
  const uses = useUses(image.id);
  const remove = useRemove(image, onClose);
  const [isAsking, setAsking] = useState(false);
  const isMine = useData().account.accountId === image.uploadedBy;
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
          <Picture address={image.url} alt={image.altText} size="full" borderRadius="l2" />
          <RecordFacts>
            <RecordFact name={text.file}>{text.size(image.width, image.height)}</RecordFact>
            <RecordFact name={text.kind}>
              {`${categoryWord(image.category)} · ${mealTypeWord(image.mealType)}`}
            </RecordFact>
            <RecordFact name={picturesText.upload.altText}>{image.altText}</RecordFact>
            <RecordFact name={picturesText.upload.tags}>{image.tags.join(', ')}</RecordFact>
            <RecordFact name={picturesText.upload.description}>{image.description}</RecordFact>
            <RecordFact name={text.usedIn}>
              <Uses uses={uses} />
            </RecordFact>
          </RecordFacts>
        </Stack>
      </Dialog.Body>
      {isMine ? (
        <Dialog.Footer>
          <Button
            variant="outline"
            colorPalette="chilli"
            minH="11"
            disabled={!uses}
            onClick={() => (uses && uses.length > 0 ? setAsking(true) : void remove())}
          >
            <Trash2 size={18} aria-hidden /> {text.remove}
          </Button>
        </Dialog.Footer>
      ) : null}
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
