import '../styles/site.css';
import { bindActions } from './actions';
import { bindFrame } from './frame';
import { bindPortions } from './portions';
import { bindReactions } from './reactions';

// Only what a script can do is shown by it: the page is whole without.
bindFrame(document);
bindActions(document);
bindPortions(document);
bindReactions(document);
// Most pages sell nothing.
if (document.querySelector('[data-shop], [data-wait], [data-mail-again], [data-copy]'))
  void import('./buying').then(({ bindBuying }) => bindBuying(document));
document.documentElement.dataset.scripted = '';
