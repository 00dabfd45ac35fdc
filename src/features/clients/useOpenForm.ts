import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useDraft } from '../../ui/useDraft';

const FORMS = ['new', 'edit', 'visit', 'consent'] as const;
type FormName = (typeof FORMS)[number];

const TYPED_FORM = 'clients:open-form';

export function useReopening(typed: boolean): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [, setLeft, clearLeft] = useDraft(TYPED_FORM, '');
  useEffect(() => {
    if (typed) setLeft(address);
    else clearLeft();
    return clearLeft;
  }, [typed, address, setLeft, clearLeft]);
}

export interface OpenForm {
  /** Which form is open, and of what: `?new=1`, `?edit=<client>`, `?visit=new`, `?visit=<id>`, `?consent=…`. */
  form: { name: FormName; value: string } | null;
  open: (name: FormName, value: string) => void;
  close: () => void;
}

/**
 * The form stands in the address, so that Back closes it; a reload reopens it only if something was typed (see
 * `useReopening`).
 */
export function useOpenForm(): OpenForm {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [left] = useDraft(TYPED_FORM, '');
  const name = FORMS.find((one) => params.get(one));
  const value = name ? (params.get(name) ?? '') : '';
  const address = name ? location.pathname + location.search : '';

  const state: unknown = location.state;
  const pushed = typeof state === 'object' && state !== null && 'formPushed' in state;

  useEffect(() => {
    if (address === '' && left !== '') void navigate(left, { replace: true });
    // A form opened by a tap with nothing typed stays closed after a reload; an address from elsewhere (a shortcut, the
    // sync centre) opens its form.
    else if (pushed && left !== address) setParams({}, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  }, []);
  return {
    form: name ? { name, value } : null,
    open: (form, of) => setParams({ [form]: of }, { state: { formPushed: true } }),
    close: () => {
      if (pushed) void navigate(-1);
      else setParams({}, { replace: true });
    },
  };
}
