import { useSearchParams } from 'react-router-dom';
import { useKitchenHandout } from '../../blocks/handouts/useKitchenHandout';
import { PrintPage } from './PrintPages';

/** `/expert/print-kitchen?id=`: what a hospital kitchen cooks on one day. */
export function PrintKitchenPage() {
  const [query] = useSearchParams();
  return <PrintPage handout={useKitchenHandout(query.get('id') ?? '')} />;
}
