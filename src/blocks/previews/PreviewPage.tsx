import { Box, Button, Heading, Spinner, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { StoredImage } from '../images/StoredImage';

interface PreviewPageProps {
  title: string;
  edit: { to: string; label: string };
  note: string;
  loading: string;
  children: ReactNode;
}

export function PreviewPage({ title, edit, note, loading, children }: PreviewPageProps) {
  return (
    <Page
      title={title}
      back={edit}
      maxW="5xl"
      actions={
        <Button asChild variant="outline" colorPalette="gray">
          <AppLink to={edit.to}>
            <Pencil size={18} aria-hidden /> {edit.label}
          </AppLink>
        </Button>
      }
    >
      {children === undefined ? (
        <Spinner aria-label={loading} />
      ) : (
        <>
          <Box mb="5">
            <Notice tone="info" title={note} />
          </Box>
          {children}
        </>
      )}
    </Page>
  );
}

interface PublishedProps {
  coverImage: string | undefined;
  title: string;
  facts: string;
  lead: string;
  children: ReactNode;
}

export function Published({ coverImage, title, facts, lead, children }: PublishedProps) {
  return (
    <Box as="article" maxW="3xl" mx="auto">
      {coverImage ? (
        <StoredImage address={coverImage} alt="" size="full" borderRadius="l3" mb="5" />
      ) : null}
      <Heading as="h2" size={{ base: '2xl', md: '4xl' }} lineHeight="1.25">
        {title}
      </Heading>
      <Text color="fg.muted" mt="2">
        {facts}
      </Text>
      <Text textStyle="lg" color="fg.muted" mt="3" mb="5" whiteSpace="pre-wrap">
        {lead}
      </Text>
      {children}
    </Box>
  );
}
