import { AppLink } from '../../ui/Link';
import '../../ui/plain/plain.css';

export function EntranceLink({ to, children }: { to: string; children: string }) {
  return (
    <AppLink to={to} className="p-link">
      {children}
    </AppLink>
  );
}
