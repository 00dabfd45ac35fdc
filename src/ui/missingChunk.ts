const CHUNK =
  /dynamically imported module|Importing a module script failed|error loading dynamically|preload CSS/i;

/** An update took the old files away, or there is no network. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && CHUNK.test(error.message);
}

export function technicalText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
