import { expose } from 'comlink';
import { createBulkService } from './bulkService';

expose(createBulkService());
