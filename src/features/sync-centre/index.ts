export { SyncCentrePage } from './SyncCentrePage';
