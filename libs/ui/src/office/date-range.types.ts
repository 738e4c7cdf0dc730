import type { DateFieldProps, FieldProps } from '@pratiche/ui';

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
