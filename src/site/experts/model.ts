import { readImageAddress } from '../../domain/records/images/address';
import { cleanLine, cleanText } from '../../domain/text/clean';
import type { Plate } from '../../domain/menus/plates/plate';
import {
  articleCardView,
  authorView,
  menuCardView,
  recipeCardView,
  type ArticleView,
  type AuthorView,
  type CardView,
} from '../cards/model';
import { expertRow, type ExpertRowView, type HomeSource, type ListedExpert } from '../home/model';
import { createPlateSet } from '../plates/platesOf';
import { houseText } from '../../i18n/house';

const MAX_SHOWN = 12;

export interface ExpertSource extends Pick<HomeSource, 'menus' | 'recipes' | 'articles'> {
  expert: ListedExpert & {
    accountId: string;
    profile?:
      | {
          specialization: string;
          workplace?: string | undefined;
          introduction?: string | undefined;
          specialities?: readonly string[] | undefined;
          languages?: readonly string[] | undefined;
          portrait?: string | undefined;
        }
      | undefined;
  };
}

export interface ExpertView {
  author: AuthorView;
  contact: string | undefined;
  about: string;
  introduction: string;
  specialities: string[];
  languages: string;
  portrait: string | undefined;
  counts: string;
  menus: CardView[];
  recipes: CardView[];
  articles: ArticleView[];
  plates: Plate[];
}

type Profile = ExpertSource['expert']['profile'];

const lines = (words: readonly string[] | undefined): string[] =>
  (words ?? []).map((word) => cleanLine(word, 60)).filter(Boolean);

function wordsOfProfile(profile: Profile) {
  const { specialities, languages, portrait = '' } = profile ?? {};
  return {
    specialities: lines(specialities),
    languages: lines(languages).join(', '),
    portrait: readImageAddress(portrait) ? portrait : undefined,
  };
}

export function expertView({ expert, menus, recipes, articles }: ExpertSource): ExpertView {
  const plates = createPlateSet();
  const { profile } = expert;
  const own = <T extends { author: { slug: string } }>(all: readonly T[]): T[] =>
    all.filter(({ author }) => author.slug === expert.slug).slice(0, MAX_SHOWN);
  return {
    author: authorView(expert),
    contact: profile && expert.accountId,
    about: [profile?.specialities ? '' : profile?.specialization, profile?.workplace]
      .map((words) => cleanLine(words ?? '', 200))
      .filter(Boolean)
      .join(' · '),
    ...wordsOfProfile(profile),
    introduction: cleanText(profile?.introduction ?? '', 2000),
    counts: houseText.expert.counts(expert.menus, expert.recipes, expert.articles),
    menus: own(menus).map(({ card, author }) => menuCardView(card, author, plates)),
    recipes: own(recipes).map(({ card, author }) => recipeCardView(card, author, plates)),
    articles: own(articles).map((one) => articleCardView(one.card, one, plates)),
    plates: plates.plates,
  };
}

export const expertsView = (experts: readonly ListedExpert[]): ExpertRowView[] =>
  experts.slice(0, 200).map(expertRow);
