import { useCallback, useEffect, useState } from 'react';
import { fieldElementId, focusField } from '../../form/field-focus.js';

/** Focuses the field with a path once it is drawn; `fixedPath` is visible at every scroll position. */
export function useFocusOnceDrawn(fixedPath: string): (path: string) => void {
  const [toFocus, setToFocus] = useState<{ path: string } | null>(null);
  useEffect(() => {
    if (toFocus === null) return;
    if (toFocus.path === fixedPath)
      document.getElementById(fieldElementId(toFocus.path))?.focus({ preventScroll: true });
    // A sheet opens with its fields a moment later.
    else if (!focusField(toFocus.path)) setTimeout(() => focusField(toFocus.path), 0);
  }, [toFocus, fixedPath]);
  return useCallback((path: string) => setToFocus({ path }), []);
}
