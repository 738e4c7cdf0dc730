import { useState } from 'react';
import type { FieldName } from './form-context.js';

/** Fields somebody has been in and left. */
export function useLeft() {
  const [fields, setFields] = useState<ReadonlySet<FieldName>>(new Set());
  return {
    has: (field: FieldName) => fields.has(field),
    add: (field: FieldName) => setFields((now) => new Set(now).add(field)),
    clear: () => setFields(new Set()),
  };
}
