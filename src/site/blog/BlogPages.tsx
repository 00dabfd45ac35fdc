import type { ReactNode } from 'react';
import type { CardData } from '../../domain/records/articleBlocks/blocks';
import { readImageAddress } from '../../domain/records/images/address';
import { PUBLIC_PAGES } from '../../domain/publicHouse/publicPaths';
import { houseText } from '../../i18n/house';
import { siteText } from '../../i18n/site';
import { ArticleView, type ArticleParts, type CardKind } from '../article/ArticleView';
import { articleFacts, ArticleTile, Initial, Nothing, Verified } from '../cards/Cards';
import { ForwardIcon, WarningIcon } from '../frame/icons';
import { Pages } from '../frame/Pages';
import { SearchField } from '../frame/SearchField';
import { Actions } from '../frame/Actions';
import { PlateSheet, Scene } from '../plates/Plates';
import type { CardView } from '../cards/model';
import { cardFigures, type ArticlePageView, type BlogView } from './model';

const { blog: text } = houseText;

function First({ article }: { article: BlogView['articles'][number] }) {
  return (
    <article className="first-article">
      <Scene plates={[article.plate]} />
      <div>
        {article.tag ? <span className="chip plain">{article.tag}</span> : null}
        <h2>
          <a className="card-link" href={article.href}>
            {article.title}
          </a>
        </h2>
        <p className="lead">{article.summary}</p>
        <p className="muted small">{articleFacts(article)}</p>
      </div>
    </article>
  );
}

export function BlogPage({ view }: { view: BlogView }) {
  const [first, ...rest] = view.articles;
  return (
    <div className="blog">
      <PlateSheet plates={view.plates} />
      <div className="blog-head">
        <h1>{text.heading}</h1>
        <search>
          <form method="get" action={PUBLIC_PAGES.blog}>
            <SearchField label={text.searchLabel} placeholder={text.search} words={view.words} />
          </form>
        </search>
      </div>
      <ul className="topics" aria-label={houseText.home.topics}>
        {view.topics.map(({ label, href, isChosen }) => (
          <li key={href}>
            <a href={href} aria-current={isChosen ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      {first ? <First article={first} /> : <Nothing>{text.nothing}</Nothing>}
      {rest.length > 0 ? (
        <ul className="tiles">
          {rest.map((article) => (
            <ArticleTile key={article.href} article={article} />
          ))}
        </ul>
      ) : null}
      <Pages {...view} />
    </div>
  );
}

function Inset({ card }: { card: CardView }) {
  return (
    <div className="inset">
      <Scene plates={card.plates} />
      <div className="inset-body">
        <p className="inset-title">
          <a className="card-link" href={card.href}>
            {card.title}
          </a>
          {card.allergen ? (
            <span className="chip" data-level={card.allergen.level}>
              <WarningIcon />
              {card.allergen.text}
            </span>
          ) : null}
        </p>
        {card.facts === '' ? null : <p className="muted small">{card.facts}</p>}
        <p className="card-figures">{cardFigures(card)}</p>
        <p className="inset-go">
          {card.isFree ? '' : card.price}
          <ForwardIcon />
        </p>
      </div>
    </div>
  );
}

function LiveCard({
  kind,
  data,
  cards,
}: {
  kind: CardKind;
  data: CardData;
  cards: ArticlePageView['cards'];
}) {
  const card = cards.get(`${kind}:${data.refId}`);
  if (!card)
    return (
      <p className="gone-card muted">
        {data.title} ({text.goneCard})
      </p>
    );
  return <Inset card={card} />;
}

/** Images of our own store, and nothing from elsewhere. */
function Image({ address, alt }: { address: string; alt: string }) {
  if (!readImageAddress(address)) return null;
  return <img src={address} alt={alt} loading="lazy" decoding="async" />;
}

const buildParts = (cards: ArticlePageView['cards']): ArticleParts => ({
  Image,
  Card: (props) => <LiveCard {...props} cards={cards} />,
});

function Beside({ view }: { view: ArticlePageView }) {
  return (
    <aside className="beside">
      <div className="panel">
        <p className="author">
          <Initial author={view.author} />
          <b>
            {view.author.name}
            {view.author.isVerified ? <Verified /> : null}
          </b>
        </p>
        <p className="muted small">{view.about}</p>
        <a className="button" href={view.author.href}>
          {text.toExpert}
        </a>
      </div>
      {view.others.length > 0 ? (
        <section aria-labelledby="others">
          <h2 id="others" className="beside-title">
            {text.more}
          </h2>
          <ul className="rows">
            {view.others.map(({ title, href, facts }) => (
              <li key={href} className="row">
                <div>
                  <a className="card-link" href={href}>
                    {title}
                  </a>
                  <p className="muted small">{facts}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  );
}

export function ArticlePage({ view, children }: { view: ArticlePageView; children?: ReactNode }) {
  return (
    <div className="reading">
      <PlateSheet plates={view.plates} />
      <article className="reading-main">
        <nav className="crumbs small" aria-label={siteText.crumbs}>
          <a href={PUBLIC_PAGES.blog}>{text.heading}</a>
          {view.tag ? <a href={view.tag.href}>{view.tag.label}</a> : null}
        </nav>
        <h1>{view.title}</h1>
        <div className="byline">
          <div className="author">
            <Initial author={view.author} />
            <div>
              <a className="author-name" href={view.author.href}>
                {view.author.name}
                {view.author.isVerified ? <Verified /> : null}
              </a>
              <div className="muted small">{view.facts}</div>
            </div>
          </div>
          <Actions />
        </div>
        <Scene plates={[view.plate]} />
        {view.lead === '' ? null : <p className="lead">{view.lead}</p>}
        <ArticleView blocks={view.blocks} parts={buildParts(view.cards)} />
        {view.isCut ? <p className="muted">{text.cut}</p> : null}
        {children}
      </article>
      <Beside view={view} />
    </div>
  );
}
