import { useState } from 'react';
import type { FieldName } from './form-context.js';

/** A message that appears moves what is below it: not under the finger that is just pressing there. */
const CLICK_MS = 200;

/** Fields somebody has been in, a moment after they left them. */
export function useLeft() {
  const [fields, setFields] = useState<ReadonlySet<FieldName>>(new Set());
  return {
    has: (field: FieldName) => fields.has(field),
    add: (field: FieldName) => { setTimeout(() => setFields((now) => new Set(now).add(field)), CLICK_MS); },
    clear: () => setFields(new Set()),
  };
}
