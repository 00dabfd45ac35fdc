import { backgroundPart } from '../../http/backgroundPart';
import { mergeSiblings } from '../../sync/siblings';
import type { Core, Module } from '../module';
import { createLibrary, type Library } from './library';
import { publicationEffect } from './pushEffect';
import { createRunner } from './runner';
import { createPublicDocuments, type PublicDocuments } from './publicDocuments';
import { createShowcase, type Showcase } from './showcase';

export function published({
  ctx,
  now,
  steady,
}: Core): Module<{ library: Library; showcase: Showcase; publicDocuments: PublicDocuments }> {
  const { couch, log, shutdown: signal, wake: hub } = ctx;
  const library = createLibrary(couch, now);
  const showcase = createShowcase(couch, library, steady);
  const wake = (): void => hub.wake('*', ['library']);
  const projector = createRunner({
    couch,
    log,
    library,
    signal,
    onSiblings: mergeSiblings,
    wake,
  });
  return {
    gives: {
      library,
      showcase,
      publicDocuments: createPublicDocuments(couch, library),
    },
    pushEffects: [publicationEffect(projector)],
    updates: [projector],
    accountListeners: [
      (account) => {
        if (!library.expertChanged(account)) return;
        showcase.doubt();
        wake();
      },
    ],
    background: [backgroundPart('projector', projector.run, log)],
  };
}
