import { AppLink } from '../../ui/Link';

export function ToPage({ to, children }: { to: string; children: string }) {
  return (
    <AppLink to={to} className="p-button p-button-link p-large">
      {children}
    </AppLink>
  );
}
