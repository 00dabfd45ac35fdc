import { useState } from 'react';
import type { SharedView } from '../domain/practice/diary/sharedView';
import { inkOn } from '../domain/printable/ink';
import { linkPageTexts as texts } from '../i18n/linkPage';
import { dismissRefusals } from './actions';
import { Diary } from './Diary';
import { DiaryIcon, MealIcon } from './icons';
import { Ended, NoLink, Opening } from './Notices';
import { isStorageKept } from './store';
import { Today } from './Today';
import { useLink, type ShownLink } from './useLink';
import { dayTitle, kilograms } from './words';

type Section = 'today' | 'diary';

function SyncBadge({ waiting }: { waiting: number }) {
  const { sync } = texts;
  if (!isStorageKept())
    return (
      <p className="badge" data-warn title={sync.notKeptHint}>
        {sync.notKept}
      </p>
    );
  return (
    <output className="badge" data-warn={waiting > 0 || undefined}>
      {waiting > 0 ? sync.waiting(waiting) : sync.sent}
    </output>
  );
}

const getInitial = (name: string): string =>
  (name.split(' ').at(-1)?.at(0) ?? '').toLocaleUpperCase('vi');

type Practice = SharedView['practice'];

function Mark({ name, brand }: { name: string; brand: Practice['brand'] }) {
  if (brand?.logo !== undefined) return <img className="logo" src={brand.logo} alt="" />;
  const look = brand && { background: brand.colour, color: inkOn(brand.colour) };
  return (
    <span className="initial" aria-hidden="true" style={look}>
      {getInitial(name)}
    </span>
  );
}

interface HeadProps {
  clientLink: ShownLink;
  name: string;
  practice: Practice;
}

function Head({ clientLink, name, practice: { expert, brand } }: HeadProps) {
  return (
    <header className="head" style={brand && { borderBottom: `3px solid ${brand.colour}` }}>
      <Mark name={name} brand={brand} />
      <p className="practice">
        <b>{name}</b>
        {name === expert ? null : <span className="muted small">{expert}</span>}
      </p>
      <SyncBadge waiting={clientLink.waiting} />
    </header>
  );
}

function Refusals({ clientLink: { slug, link } }: { clientLink: ShownLink }) {
  const { refused: words } = texts;
  const refused = link.refused ?? [];
  if (refused.length === 0) return null;
  return (
    <section className="card refusals" role="alert">
      <h2>{words.title}</h2>
      <ul>
        {refused.map(({ entry, reason }) => (
          <li key={`${entry.id} ${entry.at}`}>
            {entry.type === 'tick' ? `${words.tick(entry.name)}, ${dayTitle(entry.date)}. ` : null}
            {entry.type === 'weight'
              ? `${words.weight(kilograms(entry.weight))}, ${dayTitle(entry.date)}. `
              : null}
            {reason}
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => dismissRefusals(slug)}>
        {words.dismiss}
      </button>
    </section>
  );
}

function Places({ section, onPlace }: { section: Section; onPlace: (section: Section) => void }) {
  const buttons = [
    { of: 'today', icon: <MealIcon /> },
    { of: 'diary', icon: <DiaryIcon /> },
  ] as const;
  return (
    <nav className="places" aria-label={texts.sections.label}>
      {buttons.map(({ of, icon }) => (
        <button
          key={of}
          type="button"
          aria-current={of === section ? 'page' : undefined}
          onClick={() => onPlace(of)}
        >
          {icon}
          {texts.sections[of]}
        </button>
      ))}
    </nav>
  );
}

export function App() {
  const clientLink = useLink();
  const [section, setSection] = useState<Section>('today');
  if (!clientLink) return <NoLink />;
  const { link, waiting, isEnded } = clientLink;
  if (isEnded) return <Ended waiting={waiting} />;
  const { view } = link;
  if (!view) return <Opening />;
  const { practice } = view;
  const name = practice.name ?? practice.expert;
  return (
    <>
      <Head clientLink={clientLink} name={name} practice={practice} />
      <main>
        <Refusals clientLink={clientLink} />
        {section === 'today' ? (
          <Today clientLink={clientLink} view={view} practice={name} />
        ) : (
          <Diary clientLink={clientLink} practice={name} />
        )}
        {practice.brand?.footer ? (
          <p className="muted small footer">{practice.brand.footer}</p>
        ) : null}
      </main>
      <Places section={section} onPlace={setSection} />
    </>
  );
}
