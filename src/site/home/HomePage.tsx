import { PUBLIC_PAGES, SURVEY_PATH } from '../../domain/publicHouse/publicPaths';
import { houseText } from '../../i18n/house';
import { siteText } from '../../i18n/site';
import { ArticleRow, DishCards, Initial, Nothing, Verified } from '../cards/Cards';
import { ForwardIcon, LockIcon } from '../frame/icons';
import { menuQueryPath, readMenuQuery } from '../menus/query';
import { REGISTER } from '../places';
import { PlateSheet, Table } from '../plates/Plates';
import type { ExpertRowView, HomeView, LunchView } from './model';

const { home: text } = houseText;
const RECIPE_LIST = menuQueryPath({ ...readMenuQuery({}), kind: 'recipes' });

function FirstQuestion() {
  return (
    <section className="question" aria-labelledby="question">
      <p className="question-step small">
        <b>{text.step}</b>
        <progress max={9} value={1} aria-hidden="true" />
        <span className="muted">{text.duration}</span>
      </p>
      <h2 id="question">{text.you}</h2>
      <div className="answers">
        <a className="answer" href={`${SURVEY_PATH}#nu`}>
          {text.female}
          <ForwardIcon />
        </a>
        <a className="answer" href={`${SURVEY_PATH}#nam`}>
          {text.male}
          <ForwardIcon />
        </a>
      </div>
      <p className="private muted small">
        <LockIcon />
        {text.private}
      </p>
    </section>
  );
}

function Lunch({ lunch }: { lunch: LunchView }) {
  return (
    <section className="lunch" aria-labelledby="lunch">
      <div className="lunch-scene">
        <Table plates={lunch.plates} label={siteText.menu.drawingLabel(lunch.dishes)} />
      </div>
      <div className="lunch-head">
        <h2 id="lunch">
          <a href={lunch.href}>{lunch.title}</a>
        </h2>
        <p>
          <b>{lunch.energy}</b> {siteText.menu.kcal}
        </p>
      </div>
      <ul className="lunch-lines">
        {lunch.lines.map((line) => (
          <li key={line.id}>
            <span>
              <b>{line.measure}</b> {line.name}
            </span>
            {line.allergen ? <span className="chip">{line.allergen}</span> : null}
            <span className="lunch-energy">
              {line.energy}
              <span className="unseen">{` ${siteText.menu.kcal}`}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="muted small">{lunch.macros}</p>
    </section>
  );
}

interface SectionHeadProps {
  id: string;
  title: string;
  href: string;
  all: string;
}

function SectionHead({ id, title, href, all }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      <a href={href}>
        {all}
        <ForwardIcon />
      </a>
    </div>
  );
}

export function ExpertRow({
  expert: { author, about },
  as: Title = 'h3',
}: {
  expert: ExpertRowView;
  as?: 'h2' | 'h3';
}) {
  return (
    <li className="row">
      <Initial author={author} />
      <div>
        <Title className="row-title">
          <a className="card-link" href={author.href}>
            {author.name}
          </a>
          {author.isVerified ? <Verified /> : null}
        </Title>
        <p className="muted small">{about}</p>
      </div>
    </li>
  );
}

function Menus({ view }: { view: HomeView }) {
  return (
    <section className="section" aria-labelledby="new-menus">
      <SectionHead
        id="new-menus"
        title={text.newMenus}
        href={PUBLIC_PAGES.menus}
        all={text.allMenus(view.counts.menus)}
      />
      {view.topics.length > 0 ? (
        <ul className="topics" aria-label={text.topics}>
          {view.topics.map((topic) => (
            <li key={topic.href}>
              <a href={topic.href}>
                {topic.label} <span className="muted">{topic.count}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {view.menus.length > 0 ? <DishCards cards={view.menus} /> : <Nothing>{text.nothing}</Nothing>}
    </section>
  );
}

function Reading({ view }: { view: HomeView }) {
  return (
    <div className="halves">
      <section className="section" aria-labelledby="read">
        <SectionHead
          id="read"
          title={text.read}
          href={PUBLIC_PAGES.blog}
          all={text.allArticles(view.counts.articles)}
        />
        <ul className="rows">
          {view.articles.map((article) => (
            <ArticleRow key={article.href} article={article} />
          ))}
        </ul>
      </section>
      <section className="section" aria-labelledby="experts">
        <SectionHead
          id="experts"
          title={text.experts}
          href={PUBLIC_PAGES.experts}
          all={text.allExperts(view.counts.experts)}
        />
        <ul className="rows">
          {view.experts.map((expert) => (
            <ExpertRow key={expert.author.href} expert={expert} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Trust() {
  return (
    <div className="halves">
      <section className="panel" aria-labelledby="sources">
        <h2 id="sources">{text.sources}</h2>
        <ul className="sources small">
          <li>{text.sourceFoods}</li>
          <li>{text.sourceNeeds}</li>
          <li>{text.sourceUnknown}</li>
        </ul>
      </section>
      <section className="panel invitation" aria-labelledby="for-experts">
        <div>
          <h2 id="for-experts">{text.forExperts}</h2>
          <p className="muted small">{text.forExpertsLead}</p>
        </div>
        <a className="button solid" href={REGISTER}>
          {siteText.register}
        </a>
      </section>
    </div>
  );
}

export function HomePage({ view }: { view: HomeView }) {
  return (
    <div className="home">
      <PlateSheet plates={view.plates} />
      <div className="hero">
        <div className="hero-words">
          <h1>{text.heading}</h1>
          <p className="lead">{text.lead}</p>
          <FirstQuestion />
        </div>
        {view.lunch ? <Lunch lunch={view.lunch} /> : null}
      </div>
      <Menus view={view} />
      {view.recipes.length > 0 ? (
        <section className="section" aria-labelledby="new-recipes">
          <SectionHead
            id="new-recipes"
            title={text.recipes}
            href={RECIPE_LIST}
            all={text.allRecipes(view.counts.recipes)}
          />
          <DishCards cards={view.recipes} />
        </section>
      ) : null}
      <Reading view={view} />
      <Trust />
    </div>
  );
}
