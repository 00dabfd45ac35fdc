import '../styles/site.css';
import { bindActions } from './actions';
import { bindFrame } from './frame';
import { bindPortions } from './portions';
import { bindPurchase } from './purchase';
import { bindReactions } from './reactions';
import { bindShop } from './shop';

// Only what a script can do is shown by it: the page is whole without.
bindFrame(document);
bindActions(document);
bindPortions(document);
bindShop(document);
bindPurchase(document);
bindReactions(document);
document.documentElement.dataset.scripted = '';
