import { firstPhone } from '../domain/text/phone';
import { useRef, useState, type TouchEvent } from 'react';
import { dateAfter, dateInVietnam } from '../domain/text/days';
import type { SharedMenu, SharedView } from '../domain/practice/diary/sharedView';
import { formatNumber } from '../domain/nutrition/format';
import { linkPageTexts } from '../i18n/linkPage';
import { ConsentCard } from './Consent';
import { eatenEnergy, eatenLines, getNow } from './diary';
import { BackIcon, NextIcon, WarningIcon } from './icons';
import { Meals } from './Meals';
import type { ShownLink } from './useLink';
import { dayTitle } from './words';

const { day: texts } = linkPageTexts;

const [ASIDE, UP] = [60, 50];

function useSwipe(turn: (days: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(x) > ASIDE && Math.abs(y) < UP) turn(x < 0 ? 1 : -1);
    },
  };
}

interface DayHeadProps {
  date: string;
  today: string;
  turn: (days: number) => void;
}

function DayHead({ date, today, turn, onToday }: DayHeadProps & { onToday: () => void }) {
  return (
    <div className="day-head">
      <h1 aria-live="polite">{dayTitle(date)}</h1>
      {date === today ? null : (
        <button type="button" className="button small" onClick={onToday}>
          {texts.today}
        </button>
      )}
      <button type="button" className="square" aria-label={texts.before} onClick={() => turn(-1)}>
        <BackIcon />
      </button>
      <button type="button" className="square" aria-label={texts.after} onClick={() => turn(1)}>
        <NextIcon />
      </button>
    </div>
  );
}

/** `629 / 1.518 kcal`: what is eaten, and all of the day. */
function Energy({ menu, eaten }: { menu: SharedMenu; eaten: ReadonlySet<string> }) {
  const { kcal, isWhole } = eatenEnergy(menu, eaten);
  return (
    <p className="energy">
      <b>
        {isWhole ? '' : '≥ '}
        {formatNumber(kcal)}
      </b>
      <span className="muted"> / {menu.energy}</span>
      <span className="unseen"> {texts.eaten}</span>
    </p>
  );
}

function Guidance({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="card note guidance" aria-label={texts.guidance}>
      <h2>{texts.guidance}</h2>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

function Advice({
  menu,
  practice: { expert, phone },
}: {
  menu: SharedMenu;
  practice: SharedView['practice'];
}) {
  return (
    <>
      <p className="muted small">
        {texts.ask(expert)}
        {phone ? (
          <>
            {' '}
            {texts.phone} <a href={`tel:${firstPhone(phone).replace(/[^\d+]/g, '')}`}>{phone}</a>
          </>
        ) : null}
      </p>
      {menu.note ? (
        <section className="card note" aria-label={texts.note(expert)}>
          <h2>{texts.note(expert)}</h2>
          <p>{menu.note}</p>
        </section>
      ) : null}
    </>
  );
}

interface DayProps {
  clientLink: ShownLink;
  view: SharedView;
  date: string;
  practice: string;
}

function Day({ clientLink, view, date, practice }: DayProps) {
  const menu = view.menus[view.days.find((day) => day.date === date)?.menu ?? ''];
  const eaten = eatenLines(clientLink.diary.find((day) => day.date === date));
  const { allergies } = view.client;
  return (
    <>
      <div className="facts">
        {allergies.length > 0 ? (
          <p className="avoid">
            <WarningIcon /> {texts.avoid(allergies.join(', '))}
          </p>
        ) : null}
        {menu ? <Energy menu={menu} eaten={eaten} /> : null}
      </div>
      {!clientLink.hasConsent && !clientLink.link.isReadOnly ? (
        <ConsentCard slug={clientLink.slug} practice={practice} />
      ) : null}
      {menu ? <Guidance lines={view.advice ?? []} /> : null}
      {menu ? (
        <Meals
          key={date}
          menu={menu}
          dishes={view.dishes}
          date={date}
          clientLink={clientLink}
          eaten={eaten}
        />
      ) : (
        <div className="card empty">
          <p>{texts.noMenu}</p>
          <p className="muted">{texts.noMenuHint}</p>
        </div>
      )}
      {menu ? <Advice menu={menu} practice={view.practice} /> : null}
      {allergies.length > 0 ? <p className="muted small">{texts.callHint}</p> : null}
    </>
  );
}

export function Today({ clientLink, view, practice }: Omit<DayProps, 'date'>) {
  const today = dateInVietnam(getNow(clientLink.link));
  const [offset, setOffset] = useState(0);
  const date = dateAfter(today, offset);
  const turn = (days: number): void => setOffset((now) => now + days);
  const swipe = useSwipe(turn);
  return (
    <div className="place" {...swipe}>
      <DayHead date={date} today={today} turn={turn} onToday={() => setOffset(0)} />
      <Day clientLink={clientLink} view={view} date={date} practice={practice} />
    </div>
  );
}
