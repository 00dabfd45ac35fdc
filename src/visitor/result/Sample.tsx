import { useState } from 'react';
import type { SurveyAnswers } from '../../domain/publicHouse/survey/answers';
import {
  samplePlan,
  type SampleItem,
  type SampleMeal,
} from '../../domain/publicHouse/matching/samplePlan';
import { formatNumber } from '../../domain/text/numberFormat';
import { visitorText } from '../../i18n/visitor';

const { result: text } = visitorText;
const SHARE_TEXT = {
  breakfast: '25 %',
  lunch: '35 %',
  dinner: '30 %',
  snack1: '5 %',
  snack2: '5 %',
};
const SLOT_TEXT = {
  breakfast: 'Bữa Sáng',
  lunch: 'Bữa Trưa',
  dinner: 'Bữa Tối',
  snack1: 'Bữa Phụ 1',
  snack2: 'Bữa Phụ 2',
};

function amountText({ amount, measure }: SampleItem): string {
  const whole = Math.floor(amount);
  const half = amount - whole >= 0.5 ? '½' : '';
  return `${whole > 0 || half === '' ? whole : ''}${half} ${measure}`;
}

function Meal({ meal }: { meal: SampleMeal }) {
  return (
    <section className="sample-meal">
      <h3>
        {SLOT_TEXT[meal.slot]}{' '}
        <small>{text.about(SHARE_TEXT[meal.slot], formatNumber(meal.target))}</small>
        <b>{formatNumber(meal.calories)} kcal</b>
      </h3>
      <ul>
        {meal.items.map((item) => (
          <li key={item.name}>
            <span>
              <b>{amountText(item)}</b> {item.name.toLocaleLowerCase('vi')}{' '}
              <small>
                {item.grams} g{item.isRaw ? ' cân sống' : ''} · {item.source}
              </small>
            </span>
            <span>{formatNumber(item.calories)}</span>
          </li>
        ))}
      </ul>
      {meal.isShort ? <p className="small warn-text">{text.sampleShort}</p> : null}
    </section>
  );
}

export function Sample({ answers, calories }: { answers: SurveyAnswers; calories: number }) {
  const [turn, setTurn] = useState(0);
  const plan = samplePlan({ ...answers, calories }, turn);
  return (
    <div className="sample">
      <p className="note">
        {text.sampleNote}{' '}
        <button type="button" className="button" onClick={() => setTurn(turn + 1)}>
          {text.another}
        </button>
      </p>
      <div className="sample-meals">
        {plan.meals.map((meal) => (
          <Meal key={meal.slot} meal={meal} />
        ))}
      </div>
      <p className="sample-sum">
        <b>{formatNumber(plan.calories)}</b> / {formatNumber(calories)} kcal · đạm {plan.protein} ·
        bột đường {plan.carbs} · béo {plan.fat} g
      </p>
    </div>
  );
}
