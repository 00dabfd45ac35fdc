import { accounts } from './modules/accounts';
import { ai } from './modules/ai';
import { articles } from './modules/articles';
import { billing } from './modules/billing';
import { catalogue } from './modules/catalogue';
import { clientLinks } from './modules/clientLinks';
import { clientMail } from './modules/clientMail';
import { clients } from './modules/clients';
import { figures } from './modules/figures';
import { images } from './modules/images';
import { jobs } from './modules/jobs';
import { ledgerViews } from './modules/ledgerViews';
import { mail } from './modules/mail';
import { matching } from './modules/matching';
import { metrics } from './modules/metrics';
import { moderation } from './modules/moderation';
import { assemble, type Core } from './modules/module';
import { orders } from './modules/orders';
import { notices } from './modules/notices';
import { printableCalls, printables } from './modules/printables';
import { published } from './modules/published';
import { purchases } from './modules/purchases';
import { staff } from './modules/staff';
import { status } from './modules/status';
import { storage } from './modules/storage';
import { submissions } from './modules/submissions';
import { sales } from './modules/sales';
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
    .add(notices)
    .add(billing)
    .add(images)
    .add(printables)
    .add(clientMail)
    .add(clientLinks)
    .add(printableCalls)
    .add(catalogue)
    .add(published)
    .add(purchases)
    .add(moderation)
    .add(ledgerViews)
    .add(sales)
    .add(figures)
    .add(staff)
    .add(site)
    .add(articles)
    .add(matching)
    .add(submissions)
    .add(orders)
    .add(ai)
    .add(sync)
    .add(jobs)
    .add(metrics);
