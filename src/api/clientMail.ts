import { z } from 'zod';
import { contract } from './contract';

const query = z.object({ token: z.string().max(300) });

/** The page of the link in automatic mails, which asks: mail programs open links by themselves. */
export const askToStopMails = contract({
  method: 'get',
  path: '/api/mail/stop',
  callers: ['anyone'],
  query,
  answer: { mediaTypes: ['text/html'] },
});

/** By the form of that page, which is empty, or by a mail program (RFC 8058), whose form says `List-Unsubscribe=One-Click`. */
export const stopMails = contract({
  method: 'post',
  path: '/api/mail/stop',
  callers: ['anyone'],
  query,
  body: 'form',
  bodyLimit: 2_000,
  answer: { mediaTypes: ['text/html'] },
});
