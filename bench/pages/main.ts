import '../../src/platform/zodSetup';
import * as documents from './documents';
import * as peers from './peerSync';
import * as search from './search';
import * as sync from './sync';

const bench = { ...search, ...sync, ...peers, ...documents };
/** Measurements that the page can be asked for; the other side is `bench/lib/browser.ts`. */
export type Bench = typeof bench;

declare global {
  interface Window {
    bench?: Bench;
  }
}

window.bench = bench;
