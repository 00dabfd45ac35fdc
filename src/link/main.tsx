import '../platform/zodSetup';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { keepOffline } from './keepOffline';
import './styles/link.css';
import { startSync } from './sync';
import { takeFromAddress } from './token';

takeFromAddress();
// The link may be opened in a tab that shows the page already.
globalThis.addEventListener('hashchange', takeFromAddress);
startSync();
const root = document.querySelector('#root');
if (root) createRoot(root).render(<App />);
keepOffline();
