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

export const stopMails = contract({
  method: 'post',
  path: '/api/mail/stop',
  callers: ['anyone'],
  query,
  answer: { mediaTypes: ['text/html'] },
});
