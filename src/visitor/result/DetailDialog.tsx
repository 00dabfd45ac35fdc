import { useEffect, useRef, useState, type ReactNode } from 'react';
import { adviceFor } from '../../domain/publicHouse/survey/advice';
import type { SurveyAnswers } from '../../domain/publicHouse/survey/answers';
import type { SurveyFigures } from '../../domain/publicHouse/survey/result';
import { GOAL_WORDS } from '../../domain/publicHouse/survey/resultWords';
import { surveySummary } from '../../domain/publicHouse/survey/words';
import { formatNumber } from '../../domain/text/numberFormat';
import { visitorText } from '../../i18n/visitor';
import { EXPERTS_PATH } from '../survey/steps';
import { MacroCard } from './MacroCard';
import { Sample } from './Sample';

const { result: text } = visitorText;
const TABS = ['overview', 'advice', 'sample', 'details'] as const;
type Tab = (typeof TABS)[number];

interface DetailProps {
  answers: SurveyAnswers;
  result: SurveyFigures;
}

function List({ title, items, warn }: { title: string; items: readonly string[]; warn?: boolean }) {
  if (items.length === 0) return null;
  return (
    <section className={warn ? 'warning' : undefined}>
      <h3>{title}</h3>
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function AdviceTab({ answers, result }: DetailProps) {
  const advice = adviceFor(answers, result);
  return (
    <>
      <List warn title={text.warnings} items={advice.warnings} />
      <List title={text.eating} items={advice.diet} />
      <List title={text.moving} items={advice.exercise} />
      <List title={text.living} items={advice.lifestyle} />
      <List title={text.whenExpert} items={advice.expert} />
      <a href={EXPERTS_PATH}>{visitorText.findExpert} →</a>
    </>
  );
}

function Details({ answers, result }: DetailProps) {
  const { bmr, tdee, factor, calories, goal } = result;
  const rows: [string, string][] = [
    ['Câu trả lời', surveySummary(answers).join('; ')],
    ['Năng lượng lúc nghỉ', `${formatNumber(bmr)} kcal, công thức Mifflin-St Jeor (1990)`],
    [
      'Cả ngày',
      `${formatNumber(bmr)} × ${String(factor).replace('.', ',')} = ${formatNumber(tdee)} kcal`,
    ],
    [
      GOAL_WORDS[goal],
      `${formatNumber(calories)} kcal; giảm bớt 500, tăng thêm 200, không dưới năng lượng lúc nghỉ và 1.200 kcal (nữ) hay 1.500 kcal (nam)`,
    ],
    [
      'Đạm',
      '1,3 g mỗi kg (bệnh thận 0,8; kèm đái tháo đường 1,0), thêm 8–15 % theo buổi tập; từ BMI 30 tính theo cân nặng ở BMI 23',
    ],
    ['Béo', '25 % năng lượng (khoảng 20–25 % theo QĐ 2615/QĐ-BYT năm 2016)'],
    ['Bột đường', 'phần năng lượng còn lại'],
    result.water === undefined
      ? ['Chất xơ', '0,5 g mỗi kg cân nặng; nước theo lời dặn của bác sĩ']
      : ['Chất xơ, nước', '0,5 g và 33 ml mỗi kg cân nặng'],
    ['Đổi cân', '7.700 kcal cho mỗi kg'],
  ];
  return (
    <dl className="detail-rows">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function renderBody(tab: Tab, { answers, result }: DetailProps): ReactNode {
  if (tab === 'overview')
    return (
      <>
        <p className="headline">
          <span>{GOAL_WORDS[result.goal]}</span>
          <b className="large">{formatNumber(result.calories)}</b>
          <span>{text.kcal}</span>
        </p>
        <MacroCard result={result} />
      </>
    );
  if (tab === 'advice') return <AdviceTab answers={answers} result={result} />;
  if (tab === 'sample') return <Sample answers={answers} calories={result.calories} />;
  return <Details answers={answers} result={result} />;
}

interface TabsProps {
  tab: Tab;
  setTab: (tab: Tab) => void;
  warnings: number;
}

function Tabs({ tab, setTab, warnings }: TabsProps) {
  const move = (key: string): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const next = by && TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length];
    if (!next) return;
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist">
      {TABS.map((one) => (
        <button
          key={one}
          id={`tab-${one}`}
          type="button"
          role="tab"
          aria-selected={tab === one}
          aria-controls="detail-panel"
          tabIndex={tab === one ? 0 : -1}
          onClick={() => setTab(one)}
          onKeyDown={(event) => move(event.key)}
        >
          {text.tabs[one]}
          {one === 'advice' && warnings > 0 ? (
            <>
              {' '}
              <span className="tab-count" aria-hidden="true">
                {warnings}
              </span>
              <span className="unseen">{text.warningCount(warnings)}</span>
            </>
          ) : null}
        </button>
      ))}
    </div>
  );
}

interface DetailDialogProps extends DetailProps {
  first: Tab;
  close: () => void;
}

function Head({ result, close }: { result: SurveyFigures; close: () => void }) {
  return (
    <header>
      <div>
        <h2 id="detail-title">{text.detailTitle}</h2>
        <p className="small muted">
          {text.goalDetail(GOAL_WORDS[result.goal], formatNumber(result.calories))}
        </p>
      </div>
      <button type="button" className="button wide" onClick={() => window.print()}>
        {text.printPage}
      </button>
      <button
        type="button"
        className="button square"
        aria-label={visitorText.close}
        onClick={close}
      >
        ×
      </button>
    </header>
  );
}

export function DetailDialog({ first, close, ...about }: DetailDialogProps) {
  const [tab, setTab] = useState<Tab>(first);
  const warnings = adviceFor(about.answers, about.result).warnings.length;
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = (): void => dialog.current?.close();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="detail" aria-labelledby="detail-title" onClose={close}>
      <Head result={about.result} close={leave} />
      <Tabs tab={tab} setTab={setTab} warnings={warnings} />
      <div
        id="detail-panel"
        className="detail-body"
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`tab-${tab}`}
      >
        {renderBody(tab, about)}
      </div>
      {tab === 'sample' ? (
        <footer>
          <a className="button primary" href="#thuc-don" onClick={leave}>
            {text.menusLink}
          </a>
        </footer>
      ) : null}
    </dialog>
  );
}
