import type { Core, Module } from '../module';
import { createAskedMails } from './askedMails';
import { createMailer, type Mailer } from './mailer';

export const mail = ({ ctx: { config, log }, counters }: Core): Module<{ mailer: Mailer }> => ({
  gives: { mailer: createMailer({ config, log, mayAsk: createAskedMails(counters) }) },
});
