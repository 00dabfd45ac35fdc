import '../../platform/zodSetup';
import 'virtual:theme.css';
import '../../ui/fonts.css';
import { isEntrance, loginPath } from '../routes';
import { isSignedIn } from './preload';
import { startExpert } from './start';

const root = document.getElementById('root');
const { pathname, search } = window.location;
// An older gateway answers every address with this page.
if (isEntrance(pathname)) void import('../entrance/main');
// Somebody who never signed in here needs nothing of the workspace.
else if (isSignedIn() === false && (pathname === '/' || pathname.startsWith('/expert')))
  window.location.replace(pathname === '/' ? loginPath('') : loginPath(pathname + search));
else if (root) void startExpert(root);
