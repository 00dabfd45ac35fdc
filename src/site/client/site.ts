import '../styles/site.css';
import { bindActions } from './actions';
import { bindFrame } from './frame';
import { bindPortions } from './portions';

// Only what a script can do is shown by it: the page is whole without.
bindFrame(document);
bindActions(document);
bindPortions(document);
document.documentElement.dataset.scripted = '';
