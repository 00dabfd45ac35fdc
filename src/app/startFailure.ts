import { common } from '../i18n/common';
import { isStorageForbidden } from '../platform/storageAccess';

/** Plain HTML that needs nothing of the app. */
export function showStartFailure(error: unknown): void {
  reportError(error);
  const texts = common.errorPage;
  const box = document.createElement('main');
  box.id = 'start-failed';
  const title = document.createElement('h1');
  title.textContent = texts.title;
  const what = document.createElement('p');
  what.textContent = isStorageForbidden()
    ? common.start.storageMissing
    : `${texts.what} ${texts.safe} ${texts.next}`;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = texts.reload;
  reload.addEventListener('click', () => window.location.reload());
  box.append(title, what, reload);
  document.title = `${texts.title} · ${common.product}`;
  document.getElementById('root')?.replaceChildren(box);
}
