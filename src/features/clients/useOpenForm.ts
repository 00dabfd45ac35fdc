import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useDraft } from '../../ui/useDraft';

const FORMS = ['new', 'edit', 'visit'] as const;
type FormName = (typeof FORMS)[number];

export interface OpenForm {
  /** Which form is open, and of what: `?new=1`, `?edit=<client>`, `?visit=new`, `?visit=<id>`. */
  form: { name: FormName; value: string } | null;
  open: (name: FormName, value: string) => void;
  close: () => void;
}

/**
 * The open form stands in the address: Back closes it, a reload opens it again. A killed app starts at
 * the list; the address is therefore kept on the device too, and the form is opened from there.
 */
export function useOpenForm(): OpenForm {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [left, setLeft, clearLeft] = useDraft('clients:open-form', '');
  const name = FORMS.find((one) => params.get(one));
  const value = name ? (params.get(name) ?? '') : '';
  const address = name ? location.pathname + location.search : '';

  useEffect(() => {
    if (address === '' && left !== '') void navigate(left, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  }, []);
  useEffect(() => {
    if (address === '') clearLeft();
    else setLeft(address);
    return clearLeft;
  }, [address, setLeft, clearLeft]);

  const state: unknown = location.state;
  const pushed = typeof state === 'object' && state !== null && 'formPushed' in state;
  return {
    form: name ? { name, value } : null,
    open: (form, of) => setParams({ [form]: of }, { state: { formPushed: true } }),
    close: () => {
      if (pushed) void navigate(-1);
      else setParams({}, { replace: true });
    },
  };
}
