import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { z } from 'zod';
import { flag, oneOf, text, whole } from './common.js';

const KINDS = [{ value: 'manual' }, { value: 'guide' }, { value: 'document' }] as const;

/** What the back office writes about a file of the library. */
export const libraryInput = z.strictObject({
  title: text(160).refine((title): title is string => title !== null, { error: REQUIRED_MESSAGE }),
  description: text(500).transform((description) => description ?? ''),
  kind: oneOf(KINDS).refine((kind): kind is (typeof KINDS)[number]['value'] => kind !== null, {
    error: REQUIRED_MESSAGE,
  }),
  position: whole(0, 9_999).transform((position) => position ?? 0),
  isPublished: flag,
});
export type LibraryBody = z.output<typeof libraryInput>;
