import { accounts } from './modules/accounts';
import { articles } from './modules/articles';
import { catalogue } from './modules/catalogue';
import { clientLinks } from './modules/clientLinks';
import { clientMail } from './modules/clientMail';
import { clients } from './modules/clients';
import { images } from './modules/images';
import { jobs } from './modules/jobs';
import { mail } from './modules/mail';
import { metrics } from './modules/metrics';
import { assemble, type Core } from './modules/module';
import { printableCalls, printables } from './modules/printables';
import { published } from './modules/published';
import { status } from './modules/status';
import { storage } from './modules/storage';
import { site } from './site';
import { sync } from './sync';

/**
 * All that the gateway can do, one line for each capability. Who stands further down may use what those above give;
 * the last three gather what all have brought.
 */
export const createModules = (core: Omit<Core, 'brought'>) =>
  assemble(core)
    .add(status)
    .add(clients)
    .add(storage)
    .add(mail)
    .add(accounts)
    .add(images)
    .add(printables)
    .add(clientMail)
    .add(clientLinks)
    .add(printableCalls)
    .add(catalogue)
    .add(published)
    .add(site)
    .add(articles)
    .add(sync)
    .add(jobs)
    .add(metrics);
