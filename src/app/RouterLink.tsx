import { Link } from 'react-router-dom';
import type { LinkProps } from '../ui/Link';

/** `src/ui` knows no router; this is its link. */
export function RouterLink({ to, children, ...rest }: LinkProps) {
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
}
