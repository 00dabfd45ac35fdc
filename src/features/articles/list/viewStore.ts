import { createListView } from '../../../blocks/recordList/listView';
import { articleList } from '../model/articleList';

export const useArticleView = createListView(articleList.noFilter);
