import type { ReactNode } from 'react';
import { PUBLIC_PAGES, WEEKLY_ORDER_PATH } from '../../domain/publicHouse/publicPaths';
import { houseText } from '../../i18n/house';
import { siteText } from '../../i18n/site';
import { ArticleRow, DishCards, Initial, Nothing } from '../cards/Cards';
import { Actions } from '../frame/Actions';
import { VerifiedIcon } from '../frame/icons';
import { ExpertRow } from '../home/HomePage';
import type { ExpertRowView } from '../home/model';
import { PlateSheet } from '../plates/Plates';
import { ContactForm } from '../reviews/Forms';
import { REVIEWS_ID } from '../reviews/Reactions';
import type { ExpertView } from './model';

const { expert: text } = houseText;

export function ExpertsPage({ experts }: { experts: readonly ExpertRowView[] }) {
  return (
    <div className="experts">
      <h1>{text.heading}</h1>
      {experts.length > 0 ? (
        <ul className="rows">
          {experts.map((expert) => (
            <ExpertRow key={expert.author.href} expert={expert} as="h2" />
          ))}
        </ul>
      ) : (
        <Nothing>{text.nothing}</Nothing>
      )}
    </div>
  );
}

function Order() {
  return (
    <aside className="panel offer">
      <b>{text.order}</b>
      <p className="muted small">{text.orderLead}</p>
      <a className="button solid" href={WEEKLY_ORDER_PATH}>
        {text.orderGo}
      </a>
    </aside>
  );
}

interface HeadProps {
  view: ExpertView;
  rating?: { mean: string; count: string } | undefined;
}

function Head({ view: { author, about, portrait }, rating }: HeadProps) {
  return (
    <div className="expert-head">
      {portrait === undefined ? (
        <Initial author={author} size="large" />
      ) : (
        <img className="portrait" src={portrait} alt="" width="96" height="96" />
      )}
      <div>
        <h1>{author.name}</h1>
        {about === '' ? null : <p>{about}</p>}
        <p className="standing small" data-verified={author.isVerified ? '' : undefined}>
          {author.isVerified ? <VerifiedIcon /> : null}
          {author.isVerified ? siteText.menu.verified : text.unverified}
        </p>
        {rating === undefined ? null : (
          <a className="standing small" href={`#${REVIEWS_ID}`}>
            <span className="stars" aria-hidden="true">
              ★
            </span>
            {text.rating(rating.mean, rating.count)}
          </a>
        )}
      </div>
      <Actions />
    </div>
  );
}

function About({ view: { specialities, languages } }: { view: ExpertView }) {
  if (specialities.length === 0 && languages === '') return null;
  return (
    <div className="expert-about">
      {specialities.length > 0 ? (
        <ul className="tags" aria-label={text.specialities}>
          {specialities.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      ) : null}
      {languages === '' ? null : (
        <p className="small">
          <span className="muted">{text.languages}</span> {languages}
        </p>
      )}
    </div>
  );
}

export function ExpertPage({ view, rating, children }: HeadProps & { children?: ReactNode }) {
  return (
    <div className="expert-page">
      <PlateSheet plates={view.plates} />
      <nav className="crumbs small" aria-label={siteText.crumbs}>
        <a href={PUBLIC_PAGES.experts}>{text.heading}</a>
      </nav>
      <Head view={view} rating={rating} />
      {view.introduction === '' ? null : <p className="lead">{view.introduction}</p>}
      <About view={view} />
      <p className="muted">{view.counts}</p>
      <Order />
      {view.menus.length > 0 ? (
        <section className="section" aria-labelledby="menus">
          <h2 id="menus">{text.menus}</h2>
          <DishCards cards={view.menus} />
        </section>
      ) : null}
      {view.recipes.length > 0 ? (
        <section className="section" aria-labelledby="recipes">
          <h2 id="recipes">{text.recipes}</h2>
          <DishCards cards={view.recipes} />
        </section>
      ) : null}
      {view.articles.length > 0 ? (
        <section className="section" aria-labelledby="articles">
          <h2 id="articles">{text.articles}</h2>
          <ul className="rows">
            {view.articles.map((article) => (
              <ArticleRow key={article.href} article={article} />
            ))}
          </ul>
        </section>
      ) : null}
      {children}
      {view.contact === undefined ? null : <ContactForm expertId={view.contact} />}
    </div>
  );
}
