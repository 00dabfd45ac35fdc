import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useDraft } from '../../ui/useDraft';

const FORMS = ['new', 'edit', 'visit', 'consent'] as const;
type FormName = (typeof FORMS)[number];

/** Names the address of the form into which something was typed. */
const TYPED_FORM = 'clients:open-form';

/**
 * For an open form: remembers its address while it holds something typed, so that it is opened again
 * after a reload or a kill. Leaving the form in the app forgets it.
 */
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
 * The open form stands in the address: Back closes it. A reload, or an app that was killed and starts
 * at the list, opens it again if something had been typed into it (see `useReopening`).
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
    // Opened by a tap before the page was loaded anew, and nothing was typed. An address that came
    // from elsewhere (a shortcut, the sync centre) opens its form as it asks.
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
