export { AccountPage } from './AccountPage';
export { StandingPage } from './StandingPage';
