import { expose } from 'comlink';
import { createGeneratorService } from './generatorService';

expose(createGeneratorService());
