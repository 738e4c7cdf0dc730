import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part.js';

export type DescriptionRow = readonly [label: string, value: ReactNode];

export interface OfficeDescriptionsProps {
  title: string;
  rows: readonly DescriptionRow[];
}

/** Names and values of one thing; an empty value is a dash. */
export const OfficeDescriptions = lazyPart<OfficeDescriptionsProps>(
  () => import('./antd/AntdDescriptions.js'),
  200,
);
