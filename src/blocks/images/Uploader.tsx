import type { ImageRecord } from '../../domain/records/images';
import { imagesText } from '../../i18n/images';
import { toaster } from '../../ui/toaster';
import { UploadForm, type UploadFormProps } from './UploadForm';
import { useAddImage } from './useAddImage';

const { upload: text } = imagesText;

/** Adds to the device's own images. */
export function Uploader({ onAdded, ...props }: Omit<UploadFormProps<ImageRecord>, 'add'>) {
  const add = useAddImage();
  return (
    <UploadForm
      {...props}
      add={add}
      onAdded={(image, isLast) => {
        toaster.create({ type: 'success', title: text.saved, description: text.savedHint });
        onAdded(image, isLast);
      }}
    />
  );
}
