import {
  articlePath,
  dailyMenuPath,
  expertPath,
  picturePath,
  PUBLIC_PAGES,
  recipePath,
} from '../../src/domain/publicHouse/publicPaths';
import { houseText } from '../../src/i18n/house';
import { siteText } from '../../src/i18n/site';
import { ArticlePage, BlogPage } from '../../src/site/blog/BlogPages';
import {
  articlePageView,
  blogQueryPath,
  blogView,
  type ArticleSource,
  type BlogQuery,
  type ListedArticle,
} from '../../src/site/blog/model';
import { DailyMenuPage } from '../../src/site/dailyMenu/DailyMenuPage';
import { dailyMenuView, type PublishedMenu } from '../../src/site/dailyMenu/model';
import { structuredData } from '../../src/site/dailyMenu/structuredData';
import { ExpertPage, ExpertsPage } from '../../src/site/experts/ExpertPages';
import { expertsView, expertView, type ExpertSource } from '../../src/site/experts/model';
import { breadcrumbs, houseData, personData, type Crumb } from '../../src/site/frame/structured';
import { HomePage } from '../../src/site/home/HomePage';
import { homeView, type HomeSource, type ListedExpert } from '../../src/site/home/model';
import { menusView, type MenusSource } from '../../src/site/menus/model';
import { MenusPage } from '../../src/site/menus/MenusPage';
import { menuQueryPath, readMenuQuery, type MenuQuery } from '../../src/site/menus/query';
import { Offer } from '../../src/site/purchase/Offer';
import { offerOfMenu, offerOfRecipe } from '../../src/site/purchase/offer';
import { recipeView, type PublishedRecipe } from '../../src/site/recipe/model';
import { RecipePage } from '../../src/site/recipe/RecipePage';
import { recipeData } from '../../src/site/recipe/structuredData';
import { reactionView, withRating, type ReactionSource } from '../../src/site/reviews/model';
import {
  draw,
  buildHead,
  buildPictureUrl,
  renderReactions,
  shortened,
  type Surroundings,
} from './drawing';

export {
  drawBuyForm,
  drawNotice,
  drawOpening,
  drawPurchase,
  drawRefund,
  drawRefundOpening,
  drawRefusedForm,
} from './drawForms';

const MENUS: Crumb = [houseText.menus.heading, PUBLIC_PAGES.menus];
const BLOG: Crumb = [houseText.blog.heading, PUBLIC_PAGES.blog];
const EXPERTS: Crumb = [houseText.expert.heading, PUBLIC_PAGES.experts];

const withAddress = <A extends { slug?: string | undefined }>(author: A, publicUrl: string) => ({
  ...author,
  ...(author.slug ? { url: publicUrl + expertPath(author.slug) } : {}),
});

const computeVersion = ({ author, about }: { author: { name: string }; about: string }): string =>
  String(
    [...`${author.name} ${about}`].reduce(
      (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e9,
      7,
    ),
  );

export function drawHome(source: HomeSource, around: Surroundings): string {
  const { title, description } = houseText.home;
  const path = PUBLIC_PAGES.home;
  const data = [houseData(around.publicUrl)];
  const head = buildHead(path, around, { title, description, data });
  return draw(head, path, around, <HomePage view={homeView(source)} />);
}

export function drawMenus(source: MenusSource, query: MenuQuery, around: Surroundings): string {
  const { menus: text } = houseText;
  const isRecipes = query.kind === 'recipes';
  const title = isRecipes ? text.recipesTitle : text.title;
  const description = isRecipes ? text.recipesDescription : text.description;
  const path = menuQueryPath(query);
  const crumb: Crumb = isRecipes
    ? [text.kinds.recipes.heading, menuQueryPath({ ...readMenuQuery({}), kind: 'recipes' })]
    : MENUS;
  const data = [breadcrumbs(around.publicUrl, [crumb])];
  const head = buildHead(path, around, { title, description, data });
  return draw(head, PUBLIC_PAGES.menus, around, <MenusPage view={menusView(source, query)} />);
}

export function drawBlog(
  articles: readonly ListedArticle[],
  query: BlogQuery,
  around: Surroundings,
): string {
  const { title, description } = houseText.blog;
  const data = [breadcrumbs(around.publicUrl, [BLOG])];
  const head = buildHead(blogQueryPath(query), around, { title, description, data });
  return draw(head, PUBLIC_PAGES.blog, around, <BlogPage view={blogView(articles, query)} />);
}

export function drawArticle(
  slug: string,
  source: ArticleSource,
  reaction: ReactionSource,
  around: Surroundings,
): string {
  const view = articlePageView(source);
  const path = articlePath(slug);
  const title = houseText.blog.pageTitle(view.title);
  const description = shortened(view.lead || source.card.summary);
  const page = { address: around.publicUrl + path, title: view.title, description };
  const { createdAt, updatedAt } = source.article;
  const picture = buildPictureUrl('articles', slug, source.article);
  const { publicUrl } = around;
  const data = [
    structuredData(
      { menu: { createdAt, updatedAt }, author: withAddress(source.author, publicUrl) },
      { ...page, image: publicUrl + picture },
    ),
    breadcrumbs(publicUrl, [BLOG, [view.title, path]]),
  ];
  const head = buildHead(path, around, { title, description, kind: 'article', data }, picture);
  return draw(
    head,
    path,
    around,
    <ArticlePage view={view}>{renderReactions(reaction)}</ArticlePage>,
  );
}

export function drawRecipe(
  id: string,
  published: PublishedRecipe,
  reaction: ReactionSource,
  around: Surroundings,
): string {
  const view = recipeView(published);
  const path = recipePath(id);
  const title = houseText.recipe.pageTitle(view.title);
  const description = shortened(view.lead || view.facts);
  const { publicUrl } = around;
  const picture = buildPictureUrl('recipes', id, published.recipe);
  const page = { address: publicUrl + path, description, image: publicUrl + picture };
  const author = withAddress(published.author, publicUrl);
  const data = [
    withRating(recipeData({ ...published, author }, view, page), reaction),
    breadcrumbs(publicUrl, [[view.title, path]]),
  ];
  const head = buildHead(path, around, { title, description, kind: 'article', data }, picture);
  const offer = offerOfRecipe(id, view);
  return draw(
    head,
    path,
    around,
    <>
      <RecipePage view={view}>{offer ? <Offer offer={offer} /> : null}</RecipePage>
      {renderReactions(reaction)}
    </>,
  );
}

export function drawExperts(experts: readonly ListedExpert[], around: Surroundings): string {
  const { listTitle: title, listDescription: description } = houseText.expert;
  const path = PUBLIC_PAGES.experts;
  const data = [breadcrumbs(around.publicUrl, [EXPERTS])];
  const head = buildHead(path, around, { title, description, data });
  return draw(head, path, around, <ExpertsPage experts={expertsView(experts)} />);
}

export function drawExpert(
  source: ExpertSource,
  reaction: ReactionSource,
  around: Surroundings,
): string {
  const view = expertView(source);
  const path = expertPath(source.expert.slug);
  const title = houseText.expert.pageTitle(view.author.name);
  const description = view.introduction || houseText.expert.pageDescription(view.author.name);
  const { publicUrl } = around;
  const { slug, profile } = source.expert;
  const person = {
    name: view.author.name,
    jobTitle: profile?.specialization,
    worksFor: profile?.workplace,
  };
  const page = { address: publicUrl + path, description: shortened(description) };
  const data = [
    personData(person, page),
    breadcrumbs(publicUrl, [EXPERTS, [view.author.name, path]]),
  ];
  const picture = picturePath('experts', slug, computeVersion(view));
  const head = buildHead(path, around, { title, description, data }, picture);
  const { mean, count } = reactionView(reaction);
  const rating = mean === undefined ? undefined : { mean, count };
  return draw(
    head,
    path,
    around,
    <ExpertPage view={view} rating={rating}>
      {renderReactions(reaction)}
    </ExpertPage>,
  );
}

export function drawDailyMenu(
  id: string,
  published: PublishedMenu,
  reaction: ReactionSource,
  around: Surroundings,
): string {
  const view = dailyMenuView(published);
  const path = dailyMenuPath(id);
  const title = siteText.menu.pageTitle(view.title);
  const description = shortened(view.lead || view.meals.map(({ heading }) => heading).join(', '));
  const page = { address: around.publicUrl + path, title: view.title, description };
  const picture = buildPictureUrl('menus', id, published.menu);
  const { publicUrl } = around;
  const author = withAddress(published.author, publicUrl);
  const data = [
    structuredData(
      { ...published, author },
      { ...page, image: publicUrl + picture, isLocked: view.price !== undefined },
    ),
    breadcrumbs(publicUrl, [MENUS, [view.title, path]]),
  ];
  const head = buildHead(path, around, { title, description, kind: 'article', data }, picture);
  const offer = offerOfMenu(id, view);
  return draw(
    head,
    path,
    around,
    <>
      <DailyMenuPage view={view}>{offer ? <Offer offer={offer} /> : undefined}</DailyMenuPage>
      {renderReactions(reaction)}
    </>,
  );
}
