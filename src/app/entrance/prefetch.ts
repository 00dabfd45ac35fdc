export const WORKSPACE_FILES_ID = 'workspace-files';

function fetchFiles(): void {
  const list = document.getElementById(WORKSPACE_FILES_ID)?.textContent;
  if (!list) return;
  for (const href of JSON.parse(list) as string[]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** Starts with the first keystroke, so that visitors who only look load nothing. The files are fetched, not run. */
export function prefetchWorkspaceWhileTyping(): void {
  const begin = (): void => {
    for (const event of EVENTS) document.removeEventListener(event, begin);
    fetchFiles();
  };
  for (const event of EVENTS) document.addEventListener(event, begin, { passive: true });
}

const EVENTS = ['input', 'pointerdown', 'keydown'] as const;
