import '../../platform/zodSetup';
import 'virtual:theme.css';
import '../../ui/fonts.css';
import { loginPath } from '../routes';
import { isSignedIn } from './ahead';
import { startExpert } from './start';

const root = document.getElementById('root');
const { pathname, search } = window.location;
// Who has never signed in here needs nothing of the workspace.
if (isSignedIn() === false && (pathname === '/' || pathname.startsWith('/expert')))
  window.location.replace(pathname === '/' ? loginPath('') : loginPath(pathname + search));
else if (root) void startExpert(root);
