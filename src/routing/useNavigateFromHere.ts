import { useCallback } from 'react';
import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router-dom';

/**
 * For work that takes a while and ends on another page: whoever has left the page on which it began is not pulled away
 * from where they are.
 */
export function useNavigateFromHere(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (to, options) => {
      if (window.location.pathname === pathname) void navigate(to, options);
    },
    [navigate, pathname],
  );
}
