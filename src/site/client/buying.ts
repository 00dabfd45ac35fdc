import { bindPurchase } from './purchase';
import { bindShop } from './shop';

/** Binds what is there to buy, to pay and to open, on the pages that have it. */
export function bindBuying(root: ParentNode): void {
  bindShop(root);
  bindPurchase(root);
}
