import '../../src/platform/zodSetup';
import * as documents from './documents';
import * as peers from './peerSync';
import * as search from './search';
import * as sync from './sync';

const bench = { ...search, ...sync, ...peers, ...documents };
export type Bench = typeof bench;

declare global {
  interface Window {
    bench?: Bench;
  }
}

window.bench = bench;
