import { Link } from 'react-router-dom';
import type { LinkProps } from '../ui/Link';

/** Link by which `src/ui` navigates, since it knows no router. */
export function RouterLink({ to, children, ...rest }: LinkProps) {
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
}
