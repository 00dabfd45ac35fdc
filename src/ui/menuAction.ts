import type { ReactNode } from 'react';

export interface MenuAction {
  value: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  apart?: boolean;
  run: () => void;
}
