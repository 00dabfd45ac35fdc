import { useState } from 'react';
import { useData } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import { aiText } from '../../i18n/ai';
import { getAddresses } from '../../routing/addresses';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';
import { toaster } from '../../ui/toaster';
import { saveArticle } from './saveArticle';
import { saveNote } from './saveNote';

const text = aiText.answer;

function useWriting() {
  const [saving, setSaving] = useState(false);
  const write = async (work: () => Promise<void>) => {
    setSaving(true);
    try {
      await work();
    } catch {
      toaster.create({ type: 'error', title: text.failed });
    }
    setSaving(false);
  };
  return { saving, write };
}

export function useKeep(
  client: Client | undefined,
  question: string,
  by: string,
  paragraphs: readonly string[],
) {
  const data = useData();
  const navigate = useNavigateFromHere();
  const { saving, write } = useWriting();
  const toNote = async () => {
    if (!client) return;
    await saveNote(client, text.note(by, question, paragraphs.join('\n')), data);
    toaster.create({ type: 'success', title: text.saved(client.clientName) });
  };
  const toArticle = async () => {
    const { id } = await saveArticle(text.articleTitle, paragraphs, text.source(by), data);
    const open = () => navigate(getAddresses('articles').edit(id));
    const action = { label: text.openArticle, onClick: open };
    toaster.create({ type: 'success', title: text.savedArticle, action });
  };
  const keep = (work: () => Promise<void>) => {
    if (paragraphs.length === 0) toaster.create({ type: 'info', title: text.nothing });
    else void write(work);
  };
  return { saving, toNote: () => keep(toNote), toArticle: () => keep(toArticle) };
}

export type Keep = ReturnType<typeof useKeep>;
