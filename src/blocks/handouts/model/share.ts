export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export type Shared = 'shared' | 'downloaded' | 'given up';

type Sharing = Pick<Navigator, 'canShare' | 'share'>;

/** Downloads where the browser cannot share, or forbids it because the file took too long to make. */
export async function shareFile(
  file: File,
  title: string,
  sharing: Partial<Sharing> = navigator,
  save: (file: File) => void = download,
): Promise<Shared> {
  const data = { files: [file], title };
  if (sharing.share && sharing.canShare?.(data))
    try {
      await sharing.share(data);
      return 'shared';
    } catch (error) {
      // The person closed the share sheet: no fallback is wanted.
      if (error instanceof Error && error.name === 'AbortError') return 'given up';
    }
  save(file);
  return 'downloaded';
}
