import type { ReactNode } from 'react';
import { siteText } from '../../i18n/site';
import { Actions } from '../frame/Actions';
import { VerifiedIcon } from '../frame/icons';
import { PlateSheet, Table } from '../plates/Plates';
import { Allergens } from './Allergens';
import { Meals } from './Meals';
import type { DailyMenuView } from './model';
import { Nutrition } from './Nutrition';

const { menu: text } = siteText;

function Author({ author, updated }: Pick<DailyMenuView, 'author' | 'updated'>) {
  return (
    <div className="author">
      <span className="initial" aria-hidden="true">
        {author.initial}
      </span>
      <div>
        <div className="author-name">
          {author.href === undefined ? author.name : <a href={author.href}>{author.name}</a>}
          {author.isVerified ? (
            <span className="verified" title={text.verified}>
              <VerifiedIcon />
              <span className="unseen">{text.verified}</span>
            </span>
          ) : null}
        </div>
        <div className="muted small">{updated}</div>
      </div>
    </div>
  );
}

function Opening({ view }: { view: DailyMenuView }) {
  return (
    <div className="opening">
      <p className="eyebrow">{text.kind}</p>
      <h1>{view.title}</h1>
      {view.lead === '' ? null : <p className="lead">{view.lead}</p>}
      {view.tags.length > 0 ? (
        <ul className="tags" aria-label={text.tags}>
          {view.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      ) : null}
      <div className="byline">
        <Author author={view.author} updated={view.updated} />
        <Actions />
      </div>
    </div>
  );
}

interface DailyMenuPageProps {
  view: DailyMenuView;
  children?: ReactNode;
  after?: ReactNode;
}

export function DailyMenuPage({ view, children, after }: DailyMenuPageProps) {
  const { scene } = view;
  return (
    <article className="menu">
      <PlateSheet plates={view.plates} />
      {scene.plates.length > 0 ? (
        <figure className="scene">
          <Table plates={scene.plates} label={text.drawingLabel(scene.dishes)} />
        </figure>
      ) : null}
      <Opening view={view} />
      {children === undefined ? (
        <Allergens allergens={view.allergens} />
      ) : (
        <div className="recipe-side">
          <Allergens allergens={view.allergens} />
          {children}
        </div>
      )}
      <Nutrition nutrition={view.nutrition} sources={view.sources} />
      <Meals meals={view.meals} price={view.price} />
      {after}
    </article>
  );
}
