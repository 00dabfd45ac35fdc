import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface LinkProps {
  to: string;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
}

const LinkContext = createContext<ComponentType<LinkProps>>(({ to, ...rest }) => (
  <a href={to} {...rest} />
));
/** The app puts its router's link here, so that dumb components navigate without knowing routes. */
export const LinkProvider = LinkContext.Provider;

/** A link inside the app. */
export function AppLink(props: LinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
