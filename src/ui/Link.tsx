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
export const LinkProvider = LinkContext.Provider;

export function AppLink(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
