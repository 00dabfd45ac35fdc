import type { ErrorRequestHandler } from 'express';

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly error: string;

  constructor(status: number, error: string, reason: string) {
    super(reason);
    this.status = status;
    this.error = error;
  }
}

interface StatusError extends Error {
  status: number;
  reason?: string;
}

function hasStatus(error: unknown): error is StatusError {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}

export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (!hasStatus(error)) return new Refusal(500, 'internal_server_error', String(error));
  const reason = error.reason ?? error.message;
  if (error.name === 'SyntaxError') return new Refusal(400, 'bad_request', 'invalid UTF-8 JSON');
  if (error.name === 'PayloadTooLargeError')
    return new Refusal(413, 'too_large', 'the request entity is too large');
  if (error.status === 409) return new Refusal(409, 'conflict', 'Document update conflict.');
  return new Refusal(error.status, error.name, reason);
}

export const refusalHandler: ErrorRequestHandler = (error: unknown, _req, res, _next) => {
  const { status, error: word, message } = toRefusal(error);
  res.status(status).json({ error: word, reason: message });
};
