import type { FieldProps } from '@pratiche/ui';
import { lazyPart } from './lazy-part.js';

export interface OfficeUploadFieldProps extends Omit<
  FieldProps<File | null>,
  'unit' | 'autofilled'
> {
  /** As of the `accept` attribute. */
  accept: string;
}

/** One file to drop or choose; it travels with the rest of the form. */
export const OfficeUploadField = lazyPart<OfficeUploadFieldProps>(
  () => import('./antd/AntdUploadField.js'),
  140,
);
