import '../fonts.css';
import '../site/styles/tokens.css';
import '../site/styles/frame.css';
import './visitor.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { keepOffline } from './keepOffline';
import { readOldOrderLink } from './order/oldLink';
import { startOutbox } from './outbox';
import { readFirstAnswer } from './survey/firstAnswer';

readOldOrderLink();
readFirstAnswer();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(<App />);
  startOutbox();
}
keepOffline();
