import { useState } from 'react';
import type { AccountFieldName } from './account-form-context.js';

/** Fields somebody has been in and left. */
export function useTouchedFields() {
  const [fields, setFields] = useState<ReadonlySet<AccountFieldName>>(new Set());
  return {
    has: (field: AccountFieldName) => fields.has(field),
    add: (field: AccountFieldName) => setFields((now) => new Set(now).add(field)),
    clear: () => setFields(new Set()),
  };
}
