import { lazy, Suspense, useEffect } from 'react';
import { RESULT_PATH, SURVEY_PATH, WEEKLY_ORDER_PATH } from '../domain/publicHouse/publicPaths';
import { VisitorFrame } from './frame/VisitorFrame';
import { usePlace } from './navigation';
import { SurveyPage } from './survey/SurveyPage';

const loadResult = () => import('./result/ResultPage');
const loadOrder = () => import('./order/OrderPage');
const ResultPage = lazy(async () => ({ default: (await loadResult()).ResultPage }));
const OrderPage = lazy(async () => ({ default: (await loadOrder()).OrderPage }));

function renderPage(path: string) {
  if (path === RESULT_PATH) return <ResultPage />;
  if (path === WEEKLY_ORDER_PATH) return <OrderPage />;
  return <SurveyPage />;
}

export function App() {
  const path = new URL(usePlace(), window.location.origin).pathname.replace(/\/$/, '');
  useEffect(() => {
    void loadResult().catch(() => undefined);
    void loadOrder().catch(() => undefined);
  }, []);
  return (
    <VisitorFrame path={path || SURVEY_PATH}>
      <Suspense fallback={null}>{renderPage(path)}</Suspense>
    </VisitorFrame>
  );
}
