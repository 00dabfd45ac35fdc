import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { articlesText } from '../../i18n/articles';
import { toaster } from '../../ui/toaster';
import { ARTICLE_PATHS } from './paths';

export function MissingArticle() {
  const navigate = useNavigate();
  useEffect(() => {
    toaster.create({
      type: 'error',
      title: articlesText.loadFailed,
      description: articlesText.loadFailedHint,
    });
    void navigate(ARTICLE_PATHS.list, { replace: true });
  }, [navigate]);
  return null;
}
