import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Circle, CircleCheck, Copy, Eye } from 'lucide-react';
import { useMemo } from 'react';
import { AreaField, TextField } from '../../../blocks/forms/controls';
import { CoverField } from '../../../blocks/images/CoverField';
import { useData, useLive } from '../../../data/react';
import {
  ARTICLE_CHECKS,
  listMissing,
  publishProblems,
  toSlug,
} from '../../../domain/publicHouse/articles/article';
import { blocksToMarkdown } from '../../../domain/publicHouse/articles/markdown';
import { articles as collection, type Article } from '../../../domain/records/articles';
import { articlesText } from '../../../i18n/articles';
import { formatNumber } from '../../../ui/format';
import { AppLink } from '../../../ui/Link';
import { Section } from '../../../ui/Section';
import { TagInput } from '../../../ui/TagInput';
import { tabular } from '../../../ui/theme';
import { toaster } from '../../../ui/toaster';
import type { ArticleEdit, ArticleSaving } from '../hooks/useArticleSave';
import { ARTICLE_PATHS } from '../paths';
import { ArticleStatus } from './ArticleStatus';

const text = articlesText;
/** As many are offered (specification, section 9), and as many an article takes here. */
const [MAX_SUGGESTED, MAX_TAGS] = [4, 10];

function Figures({ article }: { article: Article }) {
  const facts = [
    [article.wordCount === 0 ? '—' : text.form.minutes(article.readingTime), text.form.toRead],
    [formatNumber(article.wordCount, 0), text.form.words],
    [formatNumber(article.blocks.length, 0), text.form.blocks],
  ];
  return (
    <Flex borderWidth="1px" borderRadius="l2" mb="4" css={tabular}>
      {facts.map(([figure, label]) => (
        <Box key={label} flex="1" px="3" py="2" borderStartWidth="1px" _first={{ borderWidth: 0 }}>
          <Text fontWeight="bold">{figure}</Text>
          <Text textStyle="xs" color="fg.muted">
            {label}
          </Text>
        </Box>
      ))}
    </Flex>
  );
}

function useSuggestions(all: readonly Article[] | undefined, value: readonly string[]): string[] {
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { tags } of all ?? [])
      for (const { label } of tags) counts.set(label, (counts.get(label) ?? 0) + 1);
    return [...counts]
      .filter(([label]) => !value.includes(label))
      .sort((one, other) => other[1] - one[1])
      .slice(0, MAX_SUGGESTED)
      .map(([label]) => label);
  }, [all, value]);
}

function Tags({ edit, all }: { edit: ArticleEdit; all: readonly Article[] | undefined }) {
  const { tags } = edit.value;
  const labels = useMemo(() => tags.map(({ label }) => label), [tags]);
  const suggestions = useSuggestions(all, labels);
  const take = (newTags: readonly string[]) =>
    edit.undoable.edit((now) => ({
      ...now,
      tags: newTags.map(
        (label) =>
          now.tags.find((tag) => tag.label === label) ?? {
            id: toSlug(label),
            label: label.slice(0, 120),
          },
      ),
    }));
  return (
    <TagInput
      label={text.form.tags}
      value={labels}
      max={MAX_TAGS}
      suggestions={suggestions}
      helperText={text.form.tagsHint}
      onChange={take}
    />
  );
}

function Slug({ edit, article, all }: PanelProps & { all: readonly Article[] | undefined }) {
  const isTaken = all?.some(({ id, slug }) => id !== article.id && slug === article.slug) ?? false;
  return (
    <TextField
      label={text.form.slug}
      value={edit.value.slug === '' ? article.slug : edit.value.slug}
      hint={isTaken ? text.form.slugTaken : text.form.slugFree}
      onChange={(typed) =>
        edit.undoable.edit((now) => ({ ...now, slug: typed.slice(0, 200) }), 'slug')
      }
      onBlur={() =>
        edit.undoable.edit((now) =>
          now.slug === '' || now.slug === toSlug(now.slug)
            ? now
            : { ...now, slug: toSlug(now.slug) },
        )
      }
    />
  );
}

interface PanelProps {
  edit: ArticleEdit;
  article: Article;
}

export function InfoPanel({ edit, article }: PanelProps) {
  const data = useData();
  const all = useLive(() => data.articles.watchAll(), [data]);
  const { value, undoable } = edit;
  return (
    <Section title={text.form.info}>
      <Figures article={article} />
      <Stack gap="4">
        <CoverField
          value={value.coverImage || undefined}
          words={{ title: value.title.slice(0, 100) }}
          onChange={(address) => undoable.edit((now) => ({ ...now, coverImage: address ?? '' }))}
        />
        <AreaField
          label={collection.fields.summary.label}
          hint={`${text.form.summaryHint} ${text.form.summaryCount(value.summary.length)}`}
          value={value.summary}
          onChange={(summary) =>
            undoable.edit((now) => ({ ...now, summary: summary.slice(0, 20_000) }), 'summary')
          }
        />
        <Tags edit={edit} all={all} />
        <Slug edit={edit} article={article} all={all} />
      </Stack>
    </Section>
  );
}

function Checks({ article }: { article: Article }) {
  const missing = listMissing(article);
  const needed = publishProblems(article);
  const words = text.publish;
  return (
    <Stack as="ul" listStyleType="none" gap="1" mb="3" textStyle="sm" aria-label={words.title}>
      {ARTICLE_CHECKS.map((check) => {
        const todo = missing.includes(check);
        const Icon = todo ? Circle : CircleCheck;
        const isNeeded = needed.includes(check);
        return (
          <Flex
            as="li"
            key={check}
            gap="2"
            align="center"
            color={isNeeded ? 'fg.warning' : todo ? 'fg.muted' : 'fg.success'}
          >
            <Icon size={16} aria-hidden />
            {words.checks[check]}
            <Box as="span" srOnly>
              : {todo ? (isNeeded ? words.todo : words.advice) : words.done}
            </Box>
          </Flex>
        );
      })}
    </Stack>
  );
}

async function copyMarkdown(article: Article): Promise<void> {
  const made = `# ${article.title}\n\n${blocksToMarkdown(article.blocks)}`;
  try {
    await navigator.clipboard.writeText(made);
    toaster.create({ type: 'success', title: text.form.markdownCopied });
  } catch {
    toaster.create({ type: 'error', title: text.form.markdownFailed });
  }
}

interface PublishPanelProps extends PanelProps {
  saving: ArticleSaving;
  isNew: boolean;
}

export function PublishPanel({ edit, article, saving, isNew }: PublishPanelProps) {
  const { status } = edit.base;
  const words = text.publish;
  // An article that is not published is saved as a draft by the button of the header.
  const others = status === 'published' ? (['draft', 'archived'] as const) : [];
  return (
    <Section title={publishProblems(article).length === 0 ? words.ready : words.title}>
      <Flex mb="2">
        <ArticleStatus status={status} />
      </Flex>
      <Checks article={article} />
      <Flex gap="2" wrap="wrap">
        {others.map((to) => (
          <Button
            key={to}
            variant="outline"
            colorPalette="gray"
            disabled={saving.saving}
            onClick={() => saving.save(to)}
          >
            {to === 'draft' ? words.withdraw : words.archive}
          </Button>
        ))}
        <Button variant="outline" colorPalette="gray" onClick={() => void copyMarkdown(article)}>
          <Copy size={18} aria-hidden /> {text.form.markdown}
        </Button>
        {isNew ? null : (
          <Button asChild variant="outline" colorPalette="gray">
            <AppLink to={ARTICLE_PATHS.preview(article.id)}>
              <Eye size={18} aria-hidden /> {text.form.preview}
            </AppLink>
          </Button>
        )}
      </Flex>
    </Section>
  );
}
