import type { DateFieldProps, FieldProps } from '@pratiche/ui';
import type { ReactNode } from 'react';

export type SingleDateFieldProps = DateFieldProps;

/** Days `yyyy-mm-dd`; either may be open. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

export interface DateRangeFieldProps extends Omit<FieldProps<DateRange>, 'unit' | 'autofilled'> {
  /** Names of the two days for screen readers. */
  fromLabel?: string;
  toLabel?: string;
}

export interface OfficeUploadFieldProps extends Omit<
  FieldProps<File | null>,
  'unit' | 'autofilled'
> {
  /** As of the `accept` attribute. */
  accept: string;
}

export interface OfficeTab<Key extends string = string> {
  key: Key;
  label: string;
  /** How many there are behind it. */
  count?: number;
}

export interface OfficeTabsProps<Key extends string = string> {
  /** What the tabs choose, for screen readers. */
  label: string;
  tabs: readonly OfficeTab<Key>[];
  active: Key;
  onChange: (key: Key) => void;
  /** What the active tab shows. */
  children: ReactNode;
}

export type DescriptionRow = readonly [label: string, value: ReactNode];

export interface OfficeDescriptionsProps {
  title: string;
  rows: readonly DescriptionRow[];
}
