import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useData } from '../../../data/react';
import type { LocalData } from '../../../data/types';
import type { CardData } from '../../../domain/records/articleBlocks/blocks';
import type { Menu } from '../../../domain/records/menus';
import type { Recipe } from '../../../domain/records/recipes';
import { readImageAddress } from '../../../domain/records/images/address';
import type { ImageSize } from '../../../domain/records/images/limits';
import type { CardKind, EditorHost } from '../blockEditor/host';
import { CardDialog } from '../editor/CardDialog';
import { cardView } from '../model/cards';
import { laterPart } from '../../../ui/laterPart';

const ImagePicker = laterPart(
  async () => (await import('../../../blocks/images/ImagePicker')).default,
);

type PickedImage = { address: string; alt: string } | undefined;
interface ImageQuestion {
  kind: 'image';
  /** Key that gives the next question a fresh dialog. */
  order: number;
  file: File | undefined;
  answer: (picked: PickedImage) => void;
}

type Question = ImageQuestion | { kind: CardKind; answer: (picked: CardData | undefined) => void };

async function fileUrl(data: LocalData, address: string): Promise<string | undefined> {
  const named = readImageAddress(address);
  if (!named) return undefined;
  const { imageId } = named;
  const read = (size: ImageSize) => data.imageFiles.read({ imageId, size }).catch(() => undefined);
  // Without a network a large image of another device may not be here.
  const file = (await read('full')) ?? (await read('thumbnail'));
  return file && URL.createObjectURL(file);
}

function QuestionDialog({ question, onDone }: { question: Question; onDone: () => void }) {
  if (question.kind !== 'image')
    return (
      <CardDialog
        kind={question.kind}
        onPick={question.answer}
        onClose={() => {
          question.answer(undefined);
          onDone();
        }}
      />
    );
  return <AskedImage key={question.order} question={question} onDone={onDone} />;
}

/** Answers only once the dialog is closed: the next image of a paste must not find it closing. */
function AskedImage({ question, onDone }: { question: ImageQuestion; onDone: () => void }) {
  const picked = useRef<PickedImage>(undefined);
  return (
    <ImagePicker
      file={question.file}
      onPick={({ url, altText }) => {
        picked.current = { address: url, alt: altText };
      }}
      onClose={() => {
        onDone();
        question.answer(picked.current);
      }}
    />
  );
}

export function useEditorHost(): { host: EditorHost; dialog: ReactNode } {
  const data = useData();
  const [question, setQuestion] = useState<Question>();
  const requestNumber = useRef(0);
  const host = useMemo<EditorHost>(
    () => ({
      imageSource: (address) => fileUrl(data, address),
      pickImage: (file) =>
        new Promise((answer) => {
          requestNumber.current += 1;
          setQuestion({ kind: 'image', order: requestNumber.current, file, answer });
        }),
      pickCard: (kind) =>
        new Promise((answer) => {
          setQuestion({ kind, answer });
        }),
      watchCard: (kind, card, show) => {
        const showDocument = (document: Recipe | Menu | undefined) =>
          show(cardView(kind, card, document));
        const watching =
          kind === 'recipe'
            ? data.recipes.watch(card.refId).subscribe(showDocument)
            : data.menus.watch(card.refId).subscribe(showDocument);
        return () => watching.unsubscribe();
      },
    }),
    [data],
  );
  const dialog = question ? (
    <QuestionDialog question={question} onDone={() => setQuestion(undefined)} />
  ) : null;
  return { host, dialog };
}
