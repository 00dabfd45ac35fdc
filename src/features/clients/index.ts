export { ClientDetailPage } from './ClientDetailPage';
export { ClientsPage } from './ClientsPage';
