import { expose } from 'comlink';
import { reportsService } from './reportsService';

expose(reportsService);
