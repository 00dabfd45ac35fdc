import '../styles/site.css';
import { bindActions } from './actions';
import { bindFrame } from './frame';
import { keepOffline } from './keepOffline';
import { openPurchase } from './ownPurchase';
import { bindMendEmail } from './mendEmail';
import { bindPortions } from './portions';
import { bindPurchase } from './purchase';
import { bindReactions } from './reactions';
import { bindRefundAccount } from './refundAccount';
import { bindSearch } from './search';
import { bindShop } from './shop';

function bindParts(root: ParentNode): void {
  bindActions(root);
  bindPortions(root);
  bindShop(root);
  bindPurchase(root);
  bindMendEmail(root);
  bindRefundAccount(root);
  bindReactions(root);
}

// Only what a script can do is shown by it: the page is whole without.
bindFrame(document);
bindParts(document);
bindSearch(document);
openPurchase(bindParts);
keepOffline();
document.documentElement.dataset.scripted = '';
