import { Badge, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { GroupedMarks } from '../../../blocks/lines/GroupedMarks';
import { StoredImage } from '../../../blocks/images/StoredImage';
import { listLines } from '../../../domain/printable/menu';
import { menusText } from '../../../i18n/menus';
import { menus } from '../../../domain/records/menus';
import { MASTER_LIMITS, type Master, type RatedMaster } from '../model/masters';
import { MenuFigures } from '../list/MenuFigures';
import { FitReasons, ScoreLine, SuitabilityBadge } from './Rating';

const text = menusText.wizard;

interface MasterCardProps {
  master: RatedMaster;
  onPreview: (rated: RatedMaster) => void;
  onChoose: (master: Master) => void;
}

function Tags({ tags }: Pick<Master, 'tags'>) {
  const more = tags.length - MASTER_LIMITS.tags;
  if (tags.length === 0) return null;
  return (
    <Flex wrap="wrap" gap="1.5">
      {tags.slice(0, MASTER_LIMITS.tags).map((tag) => (
        <Badge key={tag.id} colorPalette="gray">
          {tag.label}
        </Badge>
      ))}
      {more > 0 ? <Badge colorPalette="gray">{text.moreTags(more)}</Badge> : null}
    </Flex>
  );
}

function Choices({ master, name, onPreview, onChoose }: MasterCardProps & { name: string }) {
  return (
    <Flex gap="2" mt="auto" pt="1">
      <Button
        flex="1"
        variant="subtle"
        colorPalette="leaf"
        aria-label={text.chooseLabel(name)}
        onClick={() => onChoose(master.master)}
      >
        {text.choose}
      </Button>
      <Button
        variant="outline"
        colorPalette="gray"
        aria-label={text.previewLabel(name)}
        onClick={() => onPreview(master)}
      >
        {text.preview}
      </Button>
    </Flex>
  );
}

function Author({ master: { expertName, isUnverified } }: { master: Master }) {
  return (
    <Text textStyle="sm" color="fg.muted">
      {expertName ? text.by(expertName) : text.own}
      {isUnverified ? ` · ${text.unverified}` : null}
    </Text>
  );
}

export function MasterCard(card: MasterCardProps) {
  const { master: rated } = card;
  const { master, fit } = rated;
  const items = useMemo(() => listLines(master.meals), [master.meals]);
  const name = master.name || menus.title.untitled;
  return (
    <Stack
      as="article"
      gap="2"
      p="4"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      borderColor={fit.group === 'avoid' ? 'chilli.border' : undefined}
    >
      {master.coverImage ? (
        <StoredImage address={master.coverImage} alt="" aspectRatio={16 / 9} borderRadius="l2" />
      ) : null}
      <Flex gap="2" justify="space-between" align="flex-start">
        <Heading as="h3" size="md" lineClamp="2">
          {name}
        </Heading>
        <SuitabilityBadge master={rated} />
      </Flex>
      <Author master={master} />
      <MenuFigures menu={master} />
      <FitReasons master={rated} most={4} />
      <GroupedMarks items={items} most={3} />
      <ScoreLine master={rated} />
      {master.description ? (
        <Text textStyle="sm" lineClamp="2">
          {master.description}
        </Text>
      ) : null}
      <Tags tags={master.tags} />
      <Choices {...card} name={name} />
    </Stack>
  );
}
