import { lazyPart } from './lazy-part.js';
import type { OfficeUploadButtonProps, OfficeUploadFieldProps } from './office.types.js';

/** One file to drop or choose; it travels with the rest of the form. */
export const OfficeUploadField = lazyPart<OfficeUploadFieldProps>(
  () => import('./antd/AntdUploadField.js'),
  140,
);

/** A button that takes one file at once, without a field around it. */
export const OfficeUploadButton = lazyPart<OfficeUploadButtonProps>(
  () => import('./antd/AntdUploadButton.js'),
  44,
);
