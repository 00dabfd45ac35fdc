import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { recipesText } from '../../i18n/recipes';
import { toaster } from '../../ui/toaster';
import { RECIPE_PATHS } from './paths';

export function MissingRecipe() {
  const navigate = useNavigate();
  useEffect(() => {
    toaster.create({
      type: 'error',
      title: recipesText.notFound,
      description: recipesText.notFoundHint,
    });
    void navigate(RECIPE_PATHS.list, { replace: true });
  }, [navigate]);
  return null;
}
