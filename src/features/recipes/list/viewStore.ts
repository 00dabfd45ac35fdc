import { createListView } from '../../../blocks/recordList/listView';
import { recipeList } from '../model/recipeList';

export const useRecipeView = createListView(recipeList.noFilter);
