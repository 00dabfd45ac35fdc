/** The element in which the build lists the files of the expert's first page. */
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

/**
 * Fetches the workspace's files as soon as somebody begins to sign in: who only looks at the page pays nothing, and
 * they are there when the password is typed. Nothing of them runs.
 */
export function prefetchWorkspaceWhileTyping(): void {
  const begin = (): void => {
    for (const event of EVENTS) document.removeEventListener(event, begin);
    fetchFiles();
  };
  for (const event of EVENTS) document.addEventListener(event, begin, { passive: true });
}

const EVENTS = ['input', 'pointerdown', 'keydown'] as const;
