const CHUNK =
  /dynamically imported module|Importing a module script failed|error loading dynamically|preload CSS/i;

/** Whether a part of the app could not be fetched: an update took the old files away, or no network. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && CHUNK.test(error.message);
}

/** An error in words that a person can send to support. */
export function technicalText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
