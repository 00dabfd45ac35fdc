import '../styles/site.css';
import { bindActions } from './actions';
import { bindFrame } from './frame';
import { keepOffline } from './keepOffline';
import { bindPortions } from './portions';
import { bindPurchase } from './purchase';
import { bindReactions } from './reactions';
import { bindSearch } from './search';
import { bindShop } from './shop';

// Only what a script can do is shown by it: the page is whole without.
bindFrame(document);
bindActions(document);
bindPortions(document);
bindShop(document);
bindPurchase(document);
bindReactions(document);
bindSearch(document);
keepOffline();
document.documentElement.dataset.scripted = '';
