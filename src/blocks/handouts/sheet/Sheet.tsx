import { useMemo } from 'react';
import { DIET_COLOURS, FAULT_COLOURS, figureColour } from '../../../printables/colours';
import { inlineSources, type ImageSource } from '../../../printables/html';
import type { ImageBytes } from '../../../printables/images';
import {
  isOfDays,
  type Printable,
  type PrintableDay,
  type PrintableRow,
  type PrintableSection,
} from '../../../domain/records/printableModel';
import { printableWords as words } from '../../../domain/printable/words';
import { MarkedText } from '../../../ui/MarkedText';
import { Guidance, Verdict } from './Notes';
import './sheet.css';

function Head({ letterhead }: Pick<Printable, 'letterhead'>) {
  const { practice, tagline, expert, contact, colour, logo } = letterhead;
  return (
    <header className="sheet-head">
      <div>
        {logo ? <img src={logo} alt="" /> : null}
        <div>
          <p className="sheet-practice" style={{ color: colour }}>
            {practice ?? expert}
          </p>
          {tagline ? <p className="sheet-muted">{tagline}</p> : null}
        </div>
      </div>
      <div className="sheet-right">
        {practice ? <strong>{expert}</strong> : null}
        {contact.map((line) => (
          <p key={line} className="sheet-muted">
            {line}
          </p>
        ))}
      </div>
    </header>
  );
}

interface PhotoProps {
  of: string | undefined;
  getSource: ImageSource;
  className: string;
}

function Photo({ of, getSource, className }: PhotoProps) {
  const source = of === undefined ? undefined : getSource(of);
  return source ? <img className={className} src={source} alt="" /> : null;
}

function Title({ printable, getSource }: { printable: Printable; getSource: ImageSource }) {
  const { eyebrow, title, person, description, picture: image } = printable;
  return (
    <>
      <div className="sheet-title">
        <div>
          <p className="sheet-muted">{eyebrow}</p>
          <h1 className={title.length > 60 ? 'long' : undefined}>
            <bdi>{title}</bdi>
          </h1>
        </div>
        <div className="sheet-right">
          {person ? (
            <p className="name">
              <bdi>{person.name}</bdi>
            </p>
          ) : null}
          {person?.facts.map((fact) => (
            <p key={fact} className="sheet-muted">
              {fact}
            </p>
          ))}
          <Photo of={image} getSource={getSource} className="sheet-cover" />
        </div>
      </div>
      {description ? (
        <p className="sheet-muted" style={{ whiteSpace: 'pre-line', marginBottom: '3mm' }}>
          {description}
        </p>
      ) : null}
    </>
  );
}

function Allergies({ allergies }: Printable) {
  if (!allergies) return null;
  const { avoid, findings, offends } = allergies;
  return (
    <div className={`sheet-allergies ${avoid.length > 0 ? 'avoid' : ''}`}>
      {avoid.length > 0 ? (
        <div className="sheet-avoid">
          <span>{words.avoidHeading}</span>
          {avoid.join(', ')}
        </div>
      ) : null}
      <div className={`sheet-findings ${offends ? 'offends' : ''}`}>
        {findings.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  row: PrintableRow;
  ticked: boolean;
  getSource: ImageSource;
}

function Row({ row, ticked, getSource }: RowProps) {
  const { measure, name, grams, note, figure, warning, picture: image } = row;
  return (
    <li className="sheet-row">
      {ticked ? <Photo of={image} getSource={getSource} className="sheet-dish" /> : null}
      <div className="sheet-what">
        {measure ? <strong>{measure} </strong> : null}
        {name ? <bdi>{name}</bdi> : <MarkedText of={note ?? ''} />}
        {grams ? <span className="sheet-muted"> ({grams})</span> : null}
        {warning ? <p className="sheet-warning">! {warning.text}</p> : null}
        {note && name ? (
          <p className="sheet-muted" style={{ whiteSpace: 'pre-line' }}>
            {note}
          </p>
        ) : null}
        {ticked ? null : <Photo of={image} getSource={getSource} className="sheet-step" />}
      </div>
      {figure ? <span className="sheet-figure">{figure}</span> : null}
      {ticked ? <span className="sheet-box" aria-hidden /> : null}
    </li>
  );
}

interface SectionProps {
  section: PrintableSection;
  getSource: ImageSource;
  isOfDay: boolean;
}

function Section({ section, getSource, isOfDay }: SectionProps) {
  const Heading = isOfDay ? 'h3' : 'h2';
  const { heading, total, rows, note, ticked } = section;
  return (
    <section className="sheet-section">
      <div>
        <Heading>{heading}</Heading>
        {total ? <p className="sheet-total">{total}</p> : null}
      </div>
      <div>
        <ul>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other name, and never move
            <Row key={index} row={row} ticked={ticked} getSource={getSource} />
          ))}
        </ul>
        {note ? <p className="sheet-muted">{note}</p> : null}
      </div>
    </section>
  );
}

const FIGURES_IN_ROW = 6;
const countColumns = (count: number) =>
  Math.ceil(count / Math.max(1, Math.ceil(count / FIGURES_IN_ROW)));

function Figures({ day: { figures, against }, isDay }: { day: PrintableDay; isDay: boolean }) {
  if (figures.length === 0) return null;
  return (
    <>
      <div className="sheet-sums">
        <span>{isDay ? words.wholeDay : ''}</span>
        <span className="sheet-muted">{against}</span>
      </div>
      <div className="sheet-figures" data-columns={countColumns(figures.length)}>
        {figures.map(({ key, label, value, target, percent, fault }) => (
          <div key={key} style={fault && { color: FAULT_COLOURS[fault] }}>
            <p className={fault ? 'sheet-muted sheet-fault' : 'sheet-muted'}>{label}</p>
            <strong>{value}</strong>
            {target ? <p className="sheet-muted">{target}</p> : null}
            {percent === undefined ? null : (
              <div className="sheet-bar">
                <div
                  style={{
                    width: `${Math.min(percent, 100)}%`,
                    background: figureColour(key, fault),
                  }}
                />
              </div>
            )}
          </div>
        ))}
      </div>
    </>
  );
}

function Preparations({ preparations }: Printable) {
  if (preparations.length === 0) return null;
  return (
    <section className="sheet-prep">
      <h2>{words.preparation}</h2>
      {preparations.map(({ title, times, ingredients, steps }) => (
        <div key={title}>
          <h3>{title}</h3> <span className="sheet-muted">{times}</span>
          {ingredients.length > 0 ? (
            <p>
              {words.ingredients}: {ingredients.join('; ')}.
            </p>
          ) : null}
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <MarkedText of={step} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

export function LetterheadPreview({ letterhead }: Pick<Printable, 'letterhead'>) {
  return (
    <div className="sheet short" lang="vi">
      {letterhead.watermark ? (
        <div className="sheet-mark" aria-hidden>
          <span>{letterhead.watermark}</span>
        </div>
      ) : null}
      <Head letterhead={letterhead} />
      <p className="sheet-empty" />
      <footer className="sheet-foot sheet-muted">
        <span>{letterhead.footer}</span>
        <span>{words.page(1, 1)}</span>
      </footer>
    </div>
  );
}

export function Sheet({ printable, files }: { printable: Printable; files: ImageBytes }) {
  const getSource = useMemo(() => inlineSources(files), [files]);
  const { kind, days, advice, legend, letterhead, made } = printable;
  const isDay = isOfDays(kind);
  return (
    <article className="sheet" lang="vi">
      {letterhead.watermark ? (
        <div className="sheet-mark" aria-hidden>
          <span>{letterhead.watermark}</span>
        </div>
      ) : null}
      <Head {...printable} />
      <Title printable={printable} getSource={getSource} />
      <Allergies {...printable} />
      <Guidance {...printable} />
      <Verdict {...printable} />
      {days.map((day, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- days have no other name, and never move
        <div key={index}>
          {day.heading ? <h2 className="sheet-day">{day.heading}</h2> : null}
          {day.sections.map((section) => (
            <Section key={section.heading} {...{ section, getSource }} isOfDay={!!day.heading} />
          ))}
          <Figures day={day} isDay={isDay} />
          {day.diet ? <p style={{ color: DIET_COLOURS[day.diet.level] }}>{day.diet.text}</p> : null}
        </div>
      ))}
      {advice ? (
        <p className="sheet-advice">
          <strong>{advice.heading}.</strong> {advice.text}
        </p>
      ) : null}
      <Preparations {...printable} />
      <footer className="sheet-foot sheet-muted">
        <span>{[letterhead.footer, ...legend].filter(Boolean).join(' ')}</span>
        <span>{made}</span>
      </footer>
    </article>
  );
}
