import type { ReactNode } from 'react';

/** An entry behind the three dots. */
export interface MenuAction {
  value: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Stands behind a line. */
  apart?: boolean;
  run: () => void;
}
