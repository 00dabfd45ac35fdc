import type { ReactNode } from 'react';
import { PUBLIC_PAGES } from '../../domain/publicPaths';
import { purchaseTextOf } from '../../i18n/purchase';
import { LockIcon } from '../frame/icons';

interface BuyFormProps {
  type: 'recipes' | 'menus';
  id: string;
  price: string;
  /** Typed before, where the form comes back. */
  typed?: { name: string; email: string };
  problem?: string;
  /** For the browser without scripts: nothing is bound to it. */
  isPlain?: boolean;
}

/** Form to buy a thing; a browser without scripts posts it to the page of purchases. */
export function BuyForm({ type, id, price, typed, problem, isPlain = false }: BuyFormProps) {
  const text = purchaseTextOf(type);
  const field = type === 'recipes' ? 'recipeId' : 'dailyMenuId';
  const bound = isPlain
    ? {}
    : {
        'data-buy': field,
        'data-failed': text.failed,
        'data-sending': text.sending,
        'data-wrong-email': text.wrongEmail,
        'data-missing-name': text.missingName,
        noValidate: true,
      };
  return (
    <form className="buy-form" method="post" action={PUBLIC_PAGES.purchase} {...bound}>
      <input type="hidden" name={field} value={id} />
      <label>
        <span>{text.name}</span>
        <input
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={typed?.name}
          required
        />
      </label>
      <label>
        <span>{text.email}</span>
        <input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={typed?.email}
          required
        />
      </label>
      <button type="submit" className="button solid">
        {text.buy(price)}
      </button>
      <Problem>{problem}</Problem>
      <p className="private muted small">
        <LockIcon />
        {text.privacy}
      </p>
    </form>
  );
}

/** Place for what went wrong; a screen reader hears it. */
function Problem({ children }: { children: ReactNode }) {
  return (
    <output className="problem" data-problem>
      {children}
    </output>
  );
}
