import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface LinkProps {
  to: string;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
}

function PlainLink({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);
/** The app puts its router's link here, so that dumb components navigate without knowing routes. */
export const LinkProvider = LinkContext.Provider;

/** A link inside the app. */
export function AppLink(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
