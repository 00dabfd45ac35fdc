const LOCAL_ZONE = 'Asia/Ho_Chi_Minh';

/** The present instant as UTC ISO 8601 with milliseconds. */
export function nowInstant(): string {
  return new Date().toISOString();
}

// Made when first asked for: it costs a start some milliseconds.
let localDateFormat: Intl.DateTimeFormat | undefined;

/** The calendar date in Vietnam at an instant (default: now), `YYYY-MM-DD`. */
export function localDate(at: Date = new Date()): string {
  localDateFormat ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: LOCAL_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return localDateFormat.format(at);
}
