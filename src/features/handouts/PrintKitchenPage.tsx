import { useSearchParams } from 'react-router-dom';
import { useKitchenHandout } from '../../blocks/handouts/useKitchenHandout';
import { PrintPage } from './PrintPages';

export function PrintKitchenPage() {
  const [query] = useSearchParams();
  return <PrintPage handout={useKitchenHandout(query.get('id') ?? '')} />;
}
