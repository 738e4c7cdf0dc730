import { lazyPart } from './lazy-part.js';
import type { OfficeUploadFieldProps } from './office.types.js';

/** One file to drop or choose; it travels with the rest of the form. */
export const OfficeUploadField = lazyPart<OfficeUploadFieldProps>(
  () => import('./antd/AntdUploadField.js'),
  140,
);
