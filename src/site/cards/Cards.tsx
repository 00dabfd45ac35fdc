import { siteText } from '../../i18n/site';
import { VerifiedIcon, WarningIcon } from '../frame/icons';
import { Scene } from '../plates/Plates';
import type { ArticleView, AuthorView, CardView } from './model';

const { card: text, menu } = siteText;

export function Verified() {
  return (
    <span className="verified" title={menu.verified}>
      <VerifiedIcon />
      <span className="unseen">{menu.verified}</span>
    </span>
  );
}

export function Initial({ author, size }: { author: AuthorView; size?: 'small' | 'large' }) {
  return (
    <span className="initial" data-size={size} aria-hidden="true">
      {author.initial}
    </span>
  );
}

export function DishCard({ card, as: Title = 'h3' }: { card: CardView; as?: 'h2' | 'h3' }) {
  return (
    <li className="card">
      <Scene plates={card.plates} />
      <div className="card-body">
        <Title className="card-title">
          <a className="card-link" href={card.href}>
            {card.title}
          </a>
        </Title>
        <p className="card-figures">
          <b>{card.energy}</b> {menu.kcal}
          <span className="muted small">{card.macros}</span>
        </p>
        <ul className="card-tags" aria-label={menu.tags}>
          {card.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
          {card.allergen ? (
            <li data-level={card.allergen.level}>
              <WarningIcon />
              {card.allergen.text}
            </li>
          ) : null}
        </ul>
        {card.facts === '' ? null : <p className="muted small">{card.facts}</p>}
        <p className="card-foot">
          <Initial author={card.author} size="small" />
          <span className="card-author">
            {card.author.name}
            {card.author.isVerified ? <Verified /> : null}
          </span>
          <b data-free={card.isFree ? '' : undefined}>{card.price}</b>
        </p>
      </div>
    </li>
  );
}

export function DishCards({ cards, as }: { cards: readonly CardView[]; as?: 'h2' | 'h3' }) {
  return (
    <ul className="cards">
      {cards.map((card) => (
        <DishCard key={card.href} card={card} {...(as ? { as } : {})} />
      ))}
    </ul>
  );
}

export const articleFacts = ({ author, date, facts }: ArticleView): string =>
  [author.name, date, facts].join(' · ');

export function ArticleTile({ article }: { article: ArticleView }) {
  return (
    <li className="tile">
      <Scene plates={[article.plate]} />
      <h2 className="tile-title">
        <a className="card-link" href={article.href}>
          {article.title}
        </a>
      </h2>
      <p className="muted">{article.summary}</p>
      <p className="muted small">{articleFacts(article)}</p>
    </li>
  );
}

export function ArticleRow({ article }: { article: ArticleView }) {
  return (
    <li className="row">
      <Scene plates={[article.plate]} />
      <div>
        <h3 className="row-title">
          <a className="card-link" href={article.href}>
            {article.title}
          </a>
        </h3>
        <p className="muted small">{articleFacts(article)}</p>
      </div>
    </li>
  );
}

export const Nothing = ({ children = text.nothing }: { children?: string }) => (
  <p className="nothing">{children}</p>
);
