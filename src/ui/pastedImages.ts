import { pastedImagesText } from '../i18n/pastedImages';
import { toaster } from './toaster';

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

function isImageOnly(data: DataTransfer): boolean {
  return (
    data.getData('text/plain') === '' &&
    [...data.files].some(({ type }) => type.startsWith('image/'))
  );
}

function onPaste(event: ClipboardEvent): void {
  const data = event.clipboardData;
  if (!data || event.defaultPrevented || !isTextField(event.target)) return;
  if (isImageOnly(data)) toaster.create({ type: 'warning', title: pastedImagesText.textOnly });
}

/**
 * Says that a field of plain text takes no image: browsers say nothing. Where another part of the page takes it, it is not said.
 * @returns ends it
 */
export function listenToPastedImages(page: Window): () => void {
  page.addEventListener('paste', onPaste);
  return () => page.removeEventListener('paste', onPaste);
}
