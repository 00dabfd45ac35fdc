import type { ComponentProps, ReactNode } from 'react';
import { PUBLIC_PAGES } from '../../domain/publicHouse/publicPaths';
import { getPurchaseText } from '../../i18n/purchase';
import { LockIcon } from '../frame/icons';

interface BuyFormProps {
  type: 'recipes' | 'menus';
  id: string;
  price: string;
  values?: { name: string; email: string };
  problem?: string;
  isPlain?: boolean;
}

function boundTo(field: string, text: ReturnType<typeof getPurchaseText>) {
  return {
    'data-buy': field,
    'data-failed': text.failed,
    'data-sending': text.sending,
    'data-wrong-email': text.wrongEmail,
    'data-missing-name': text.missingName,
    noValidate: true,
  };
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  label: string;
}

function Field({ label, ...input }: FieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input {...input} required />
    </label>
  );
}

export function BuyForm({ type, id, price, values, problem, isPlain = false }: BuyFormProps) {
  const text = getPurchaseText(type);
  const field = type === 'recipes' ? 'recipeId' : 'dailyMenuId';
  const bound = isPlain ? {} : boundTo(field, text);
  const { name, email } = values ?? {};
  return (
    <form className="buy-form" method="post" action={PUBLIC_PAGES.purchase} {...bound}>
      <input type="hidden" name={field} value={id} />
      <Field
        label={text.name}
        name="name"
        autoComplete="name"
        maxLength={100}
        defaultValue={name}
      />
      <Field
        label={text.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={email}
      />
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

function Problem({ children }: { children: ReactNode }) {
  return (
    <output className="problem" data-problem>
      {children}
    </output>
  );
}
