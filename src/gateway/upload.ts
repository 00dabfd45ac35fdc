import type { Fetch } from './calls';

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
}

/**
 * As `fetch`, which cannot tell the progress of an upload.
 * @param progress told of bytes
 */
export function uploadWith(progress: (sentBytes: number) => void): Fetch {
  return (path, { method = 'PUT', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = (): void => reject(new TypeError('the upload was cut'));
      request.open(method, path);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded }) => progress(loaded));
      request.addEventListener('load', () => resolve(toResponse(request)));
      request.addEventListener('error', fail);
      request.addEventListener('abort', fail);
      if (signal?.aborted) return fail();
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit);
    });
}
