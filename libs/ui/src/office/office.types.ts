import type { Choice } from '@pratiche/domain';
import type { FieldProps } from '@pratiche/ui';
import type { DateFieldProps, RadioFieldProps } from '@pratiche/ui/form';
import type { ReactNode } from 'react';

export type SingleDateFieldProps = Omit<DateFieldProps, 'autoComplete'>;

export type OfficeRadioFieldProps<Value extends string | number | boolean> = Omit<
  RadioFieldProps<Value>,
  'unit' | 'autofilled'
>;

export interface ChoicesFieldProps extends FieldProps<string[]> {
  choices: readonly Choice<string>[];
  placeholder?: string;
}

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
  /** Files larger than this are refused here already. */
  maxBytes?: number;
  /** Message for a larger file, where the limit is not the default. */
  tooLarge?: string;
}

export interface OfficeUploadButtonProps {
  /** What the button says. */
  label: string;
  /** As of the `accept` attribute. */
  accept: string;
  onFile: (file: File) => void;
}

export interface OfficeTab<Key extends string = string> {
  key: Key;
  label: string;
  /** How many there are behind it. */
  count?: number;
  /** What it shows, kept as it is while another tab is open; else the children of the tabs. */
  content?: ReactNode;
}

export interface OfficeTabsProps<Key extends string = string> {
  /** What the tabs choose, for screen readers. */
  label: string;
  tabs: readonly OfficeTab<Key>[];
  active: Key;
  onChange: (key: Key) => void;
  /** What the active tab shows. */
  children?: ReactNode;
}

export type DescriptionRow = readonly [label: string, value: ReactNode];

export interface OfficeDescriptionsProps {
  title: string;
  rows: readonly DescriptionRow[];
}

export interface OfficePopoverProps {
  /** Name of the button and of the panel. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** The fields of the panel; they live while it is open. */
  content: ReactNode;
  className?: string;
}

export interface OfficeMenuItem {
  key: string;
  label: string;
  /** Why it cannot be chosen. */
  refusal?: string | null;
}

export interface OfficeMenuButtonProps {
  /** What the button says to screen readers. */
  label: string;
  items: readonly OfficeMenuItem[];
  onSelect: (key: string) => void;
  className?: string;
  title?: string;
  disabled?: boolean;
  children: ReactNode;
}
