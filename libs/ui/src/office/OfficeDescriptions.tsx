import { lazyPart } from './lazy-part.js';
import type { OfficeDescriptionsProps } from './office.types.js';

/** Names and values of one thing; an empty value is a dash. */
export const OfficeDescriptions = lazyPart<OfficeDescriptionsProps>(
  () => import('./antd/AntdDescriptions.js'),
  200,
);
