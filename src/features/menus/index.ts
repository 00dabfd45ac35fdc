export { MenuEditPage } from './MenuEditPage';
export { MenusPage } from './MenusPage';
export { MenuWizardPage } from './MenuWizardPage';
