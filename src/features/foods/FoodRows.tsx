import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { Pencil, Send, Trash2, Undo2 } from 'lucide-react';
import { doubtText } from '../../blocks/foods/problemText';
import { foods as collection, type OwnFood } from '../../domain/food/ownFoods';
import { formatNumber } from '../../domain/nutrition/format';
import { foodAnswer } from '../../domain/practice/notices';
import type { Notice } from '../../domain/records/notices';
import { foodsText } from '../../i18n/foods';
import { linesText } from '../../i18n/lines';
import { formatNumber as formatKnown } from '../../ui/format';
import { getLabel } from '../../i18n/labelOf';
import type { MenuAction } from '../../ui/menuAction';
import { MoreMenu } from '../../ui/MoreMenu';
import { tabular } from '../../ui/theme';
import { WindowList } from '../../ui/WindowList';
import { useFoodActions } from './useFoodActions';

const text = foodsText.list;

interface RowProps {
  food: OwnFood;
  onEdit: (food: OwnFood) => void;
}

interface RowsProps {
  foods: readonly OwnFood[];
  notices: readonly Notice[];
  onEdit: (food: OwnFood) => void;
}

interface MarksProps {
  food: OwnFood;
  answer: ReturnType<typeof foodAnswer>;
}

function formatFigures({ basis, nutrients }: OwnFood): string {
  const { calories, protein, carbs, fat } = nutrients;
  return [
    text.per(formatNumber(basis.amount, 1), basis.unit),
    `${formatKnown(calories, 0)} kcal`,
    linesText.line.macros(formatKnown(protein, 1), formatKnown(carbs, 1), formatKnown(fat, 1)),
  ].join(' · ');
}

function RowMenu({ food, onEdit }: RowProps) {
  const { submit, withdraw, remove } = useFoodActions();
  const edit: MenuAction = {
    value: 'edit',
    label: text.edit,
    icon: <Pencil size={16} aria-hidden />,
    run: () => onEdit(food),
  };
  const offer: MenuAction =
    food.status === 'pending'
      ? {
          value: 'withdraw',
          label: text.withdraw,
          icon: <Undo2 size={16} aria-hidden />,
          run: () => void withdraw(food),
        }
      : {
          value: 'submit',
          label: text.submit,
          icon: <Send size={16} aria-hidden />,
          run: () => void submit(food),
        };
  const away: MenuAction = {
    value: 'remove',
    label: text.remove,
    icon: <Trash2 size={16} aria-hidden />,
    danger: true,
    apart: true,
    run: () => void remove(food),
  };
  return <MoreMenu label={text.actions(food.name)} actions={[edit, offer, away]} />;
}

const ANSWER_COLOURS = {
  approved: 'leaf',
  joined: 'leaf',
  declined: 'chilli',
  asked: 'turmeric',
} as const;

function StatusMark({ food: { status }, answer }: MarksProps) {
  if (answer)
    return (
      <Badge colorPalette={ANSWER_COLOURS[answer.answer]}>{text.answers[answer.answer]}</Badge>
    );
  if (status === 'active') return null;
  return <Badge colorPalette="turmeric">{getLabel(collection.fields.status.words, status)}</Badge>;
}

function Marks({ food, answer }: MarksProps) {
  const { words } = collection.fields.kind;
  const { kind, status } = food;
  if (kind === 'food' && status === 'active') return null;
  return (
    <Flex gap="2" wrap="wrap" mb="0.5">
      {kind === 'food' ? null : <Badge colorPalette="gray">{getLabel(words, kind)}</Badge>}
      <StatusMark food={food} answer={answer} />
    </Flex>
  );
}

function Reply({ answer }: Pick<MarksProps, 'answer'>) {
  if (answer?.answer !== 'declined' && answer?.answer !== 'asked') return null;
  return (
    <Text textStyle="sm" overflowWrap="anywhere">
      {text[answer.answer](answer.reason)}
    </Text>
  );
}

function Doubt({ food }: Pick<RowProps, 'food'>) {
  const doubt = doubtText(food);
  if (doubt === undefined) return null;
  return (
    <Text textStyle="sm" color="fg.warning">
      {text.toCheck(doubt)}
    </Text>
  );
}

function Row({ food, notices, onEdit }: RowProps & Pick<RowsProps, 'notices'>) {
  const answer = foodAnswer(notices, food);
  return (
    <Flex
      as="article"
      gap="2"
      align="center"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      ps="4"
      pe="1"
      py="2"
    >
      <Box flex="1" minW="0">
        <Button
          variant="plain"
          h="auto"
          minH="8"
          p="0"
          fontWeight="medium"
          whiteSpace="normal"
          textAlign="start"
          color="fg"
          onClick={() => onEdit(food)}
        >
          {food.name}
        </Button>
        <Marks food={food} answer={answer} />
        <Text textStyle="sm" color="fg.muted" css={tabular}>
          {formatFigures(food)}
        </Text>
        <Doubt food={food} />
        <Reply answer={answer} />
      </Box>
      <RowMenu food={food} onEdit={onEdit} />
    </Flex>
  );
}

export function FoodRows({ foods, notices, onEdit }: RowsProps) {
  return (
    <WindowList label={foodsText.title} items={foods} estimate={72} gap={8}>
      {(food) => <Row food={food} notices={notices} onEdit={onEdit} />}
    </WindowList>
  );
}
