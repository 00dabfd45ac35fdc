export function topDialog(): Element | null {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  const open = [...dialogs].filter((dialog) => dialog.getAttribute('data-state') !== 'closed');
  return open.at(-1) ?? null;
}
