import { expose } from 'comlink';
import { createNutritionService } from './nutritionService';

expose(createNutritionService());
