import type { Core, Module } from '../module';
import { createMailer, type Mailer } from './mailer';

/** Sends mails. */
export const mail = ({ ctx: { config, log } }: Core): Module<{ mailer: Mailer }> => ({
  gives: { mailer: createMailer({ config, log }) },
});
