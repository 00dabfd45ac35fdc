import { accounts } from './modules/accounts';
import { adminFoods } from './modules/adminFoods';
import { ai } from './modules/ai';
import { appeals } from './modules/appeals';
import { articles } from './modules/articles';
import { billing } from './modules/billing';
import { catalogue } from './modules/catalogue';
import { clientLinks } from './modules/clientLinks';
import { clientMail } from './modules/clientMail';
import { contacts } from './modules/contacts';
import { conversion } from './modules/conversion';
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
import { publicApi } from './modules/publicApi';
import { published } from './modules/published';
import { publicProfiles } from './modules/publicProfiles';
import { privacy } from './modules/privacy';
import { purchases } from './modules/purchases';
import { quotas } from './modules/quotas';
import { reviews } from './modules/reviews';
import { reading } from './modules/reading';
import { staff } from './modules/staff';
import { status } from './modules/status';
import { sharedImages } from './modules/sharedImages';
import { storage } from './modules/storage';
import { submissions } from './modules/submissions';
import { sales } from './modules/sales';
import { support } from './modules/support';
import { tierLimits } from './modules/tierLimits';
import { waiting } from './modules/waiting';
import { site } from './site';
import { sync } from './sync';

/** One line per capability. Later ones may use what earlier ones give; from `sync` on they collect what all have brought. */
export const createModules = (core: Omit<Core, 'brought'>) =>
  assemble(core)
    .add(status)
    .add(tierLimits)
    .add(storage)
    .add(mail)
    .add(accounts)
    .add(notices)
    .add(quotas)
    .add(billing)
    .add(images)
    .add(printables)
    .add(clientMail)
    .add(clientLinks)
    .add(printableCalls)
    .add(catalogue)
    .add(adminFoods)
    .add(published)
    .add(reading)
    .add(purchases)
    .add(moderation)
    .add(sharedImages)
    .add(appeals)
    .add(reviews)
    .add(contacts)
    .add(publicProfiles)
    .add(ledgerViews)
    .add(sales)
    .add(conversion)
    .add(figures)
    .add(staff)
    .add(support)
    .add(site)
    .add(articles)
    .add(matching)
    .add(submissions)
    .add(orders)
    .add(ai)
    .add(privacy)
    .add(sync)
    .add(publicApi)
    .add(jobs)
    .add(metrics)
    .add(waiting);
