import { publicApiText } from '../../i18n/publicApi';
import { toaster } from '../../ui/toaster';

const texts = publicApiText.made;

export async function copyKey(key: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(key);
    toaster.create({ title: texts.copied, type: 'success' });
  } catch {
    toaster.create({ title: texts.notCopied, type: 'error' });
  }
}
