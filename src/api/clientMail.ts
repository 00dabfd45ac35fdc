import { z } from 'zod';
import { contract } from './contract';

const query = z.object({ token: z.string().max(300) });

/** Asks first, because mail programs open links by themselves. */
export const askToStopMails = contract({
  method: 'get',
  path: '/api/mail/stop',
  callers: ['anyone'],
  query,
  answer: { mediaTypes: ['text/html'] },
});

/** Body: empty from the page's form, or `List-Unsubscribe=One-Click` from a mail program (RFC 8058). */
export const stopMails = contract({
  method: 'post',
  path: '/api/mail/stop',
  callers: ['anyone'],
  query,
  body: 'form',
  bodyLimit: 2_000,
  answer: { mediaTypes: ['text/html'] },
});
