import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type {
  Block,
  BlockByType,
  CardData,
  ListItem,
} from '../../domain/records/articleBlocks/blocks';
import { MARKS, safeLink, type Mark, type Run } from '../../domain/records/articleBlocks/inline';
import { CARD_PATHS, steadyDepths } from '../../domain/publicHouse/articles/markdown';
import { articlesText } from '../../i18n/articles';

export type CardKind = keyof typeof CARD_PATHS;

export interface ArticleParts {
  Image: ComponentType<{ address: string; alt: string }>;
  Card: ComponentType<{ kind: CardKind; data: CardData }>;
}

const Parts = createContext<ArticleParts | null>(null);

function useParts(): ArticleParts {
  const parts = useContext(Parts);
  if (!parts) throw new Error('An article is drawn by ArticleView.');
  return parts;
}

const text = articlesText.editor;

const ELEMENTS = {
  bold: 'b',
  italic: 'i',
  strike: 's',
  highlight: 'mark',
  underline: 'u',
  code: 'code',
} as const satisfies Record<Mark, string>;

const broken = (words: string): ReactNode[] =>
  words.split('\n').flatMap((line, at) => (at === 0 ? [line] : [<br key={at} />, line]));

function Piece({ run }: { run: Run }) {
  const marked = MARKS.filter((mark) => run[mark]).reduceRight<ReactNode>((inner, mark) => {
    const Element = ELEMENTS[mark];
    return <Element>{inner}</Element>;
  }, broken(run.text));
  const link = run.link === undefined ? undefined : safeLink(run.link);
  if (link === undefined) return <>{marked}</>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow">
      {marked}
    </a>
  );
}

/** Built of our own elements, never of stored markup. */
function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, at) => <Piece key={at} run={run} />);
}

/** A public page's policy lets no style stand in an element: the style sheet aligns by this. */
const aligned = (align: string | undefined): { 'data-align'?: string } =>
  align === undefined ? {} : { 'data-align': align };

function Heading({ data }: { data: BlockByType<'header'>['data'] }) {
  const Level = `h${data.level}` as 'h1' | 'h2' | 'h3' | 'h4';
  return (
    <Level {...aligned(data.align)}>
      <Runs runs={data.text} />
    </Level>
  );
}

interface ItemsProps {
  style: BlockByType<'list'>['data']['style'];
  items: readonly ListItem[];
  depth: number;
}

function Items({ style, items, depth }: ItemsProps) {
  const List = style === 'ordered' ? 'ol' : 'ul';
  const starts = items.flatMap((item, at) => (item.depth === depth ? [at] : []));
  return (
    <List {...(style === 'checklist' ? { className: 'checklist' } : {})}>
      {starts.map((at, order) => {
        const below = items.slice(at + 1, starts[order + 1] ?? items.length);
        return (
          <li key={at}>
            {style === 'checklist' ? (items[at]?.checked ? '☑ ' : '☐ ') : null}
            <Runs runs={items[at]?.text ?? []} />
            {below.length > 0 ? <Items style={style} items={below} depth={depth + 1} /> : null}
          </li>
        );
      })}
    </List>
  );
}

function Row({ cells, as: Cell }: { cells: readonly (readonly Run[])[]; as: 'th' | 'td' }) {
  return (
    <tr>
      {cells.map((runs, at) => (
        <Cell key={at}>
          <Runs runs={runs} />
        </Cell>
      ))}
    </tr>
  );
}

function Table({ data: { withHeadings, rows } }: { data: BlockByType<'table'>['data'] }) {
  const [head, ...rest] = rows;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="article-table" tabIndex={0}>
      <table>
        {withHeadings && head ? (
          <thead>
            <Row cells={head} as="th" />
          </thead>
        ) : null}
        <tbody>
          {(withHeadings ? rest : rows).map((row, at) => (
            <Row key={at} cells={row} as="td" />
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface CardWords {
  title: string;
  facts: string;
  figures: string;
}

export function ArticleCard({
  kind,
  refId,
  words,
}: {
  kind: CardKind;
  refId: string;
  words: CardWords;
}) {
  return (
    <a className="article-card" href={`${CARD_PATHS[kind]}${refId}`}>
      <div className="article-card-kind">{text.tools[kind]}</div>
      <div className="article-card-title">{words.title}</div>
      <div className="article-card-facts">{words.facts}</div>
      <div className="article-card-figures">{words.figures}</div>
    </a>
  );
}

function Card(card: { kind: CardKind; data: CardData }) {
  const { Card: Drawn } = useParts();
  return <Drawn {...card} />;
}

function Figure({ data: { address, alt, caption } }: { data: BlockByType<'image'>['data'] }) {
  const { Image } = useParts();
  return (
    <figure className="article-figure">
      <Image address={address} alt={alt} />
      {caption === '' ? null : <figcaption className="article-caption">{caption}</figcaption>}
    </figure>
  );
}

function Quote({ data: { text: quoted, caption, align } }: { data: BlockByType<'quote'>['data'] }) {
  return (
    <blockquote {...aligned(align)}>
      <Runs runs={quoted} />
      {caption.length > 0 ? (
        <footer>
          <Runs runs={caption} />
        </footer>
      ) : null}
    </blockquote>
  );
}

function OneBlock({ block: { type, data } }: { block: Block }) {
  switch (type) {
    case 'paragraph':
      return (
        <p {...aligned(data.align)}>
          <Runs runs={data.text} />
        </p>
      );
    case 'header':
      return <Heading data={data} />;
    case 'list':
      return <Items style={data.style} items={steadyDepths(data.items)} depth={0} />;
    case 'quote':
      return <Quote data={data} />;
    case 'code':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <pre tabIndex={0}>
          <code>{data.code}</code>
        </pre>
      );
    case 'delimiter':
      return <hr />;
    case 'warning':
      return (
        <aside className="article-warning">
          {data.title === '' ? null : <b>{`${data.title}\n`}</b>}
          {data.message}
        </aside>
      );
    case 'table':
      return <Table data={data} />;
    case 'image':
      return <Figure data={data} />;
    case 'recipe':
    case 'dailyMenu':
      return <Card kind={type} data={data} />;
    default:
      return null;
  }
}

interface ArticleViewProps {
  blocks: readonly Block[];
  parts: ArticleParts;
}

export function ArticleView({ blocks, parts }: ArticleViewProps) {
  return (
    <Parts.Provider value={parts}>
      <div className="article article-view">
        {blocks.map((block) => (
          <OneBlock key={block.id} block={block} />
        ))}
      </div>
    </Parts.Provider>
  );
}
