import { getFieldLabel } from '@pratiche/domain';
import { Alert } from '@pratiche/ui';
import { useEffect, useState } from 'react';
import {
  useDossierForm,
  useDossierSession,
  useDossierState,
} from '../form/dossier-session-context.js';
import { fieldElementId, focusField, isStepFieldFocused } from '../form/field-focus.js';
import { FieldLinkItem } from '../form/FieldLinkItem.js';
import type { useStepReturnTexts } from './useReturnPoints.js';
import { useHasTwoColumns } from '../shared/layout-breakpoints.js';
import { RETURN_TEXTS } from './texts.js';
import { useReturnLines } from './useReturnLines.js';

/**
 * Brings a field above the bar at the bottom as its step opens, however long the step takes to load;
 * who is typing already is left alone.
 */
function useShownField(field: string | undefined): void {
  useEffect(() => {
    if (field === undefined) return undefined;
    let frame = 0;
    const show = () => {
      const element = document.getElementById(fieldElementId(field));
      if (element === null) return;
      observer.disconnect();
      if (!isStepFieldFocused()) element.scrollIntoView({ block: 'nearest' });
    };
    // In the next frame the step has begun at its top.
    const showInNextFrame = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    };
    const observer = new MutationObserver(showInNextFrame);
    observer.observe(document.body, { childList: true, subtree: true });
    showInNextFrame();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [field]);
}

/** The points of a step; the name of each field leads to it. A list has no note of its own beside it. */
export function StepReturnLines({ points }: { points: ReturnType<typeof useStepReturnTexts> }) {
  const session = useDossierSession();
  const form = useDossierForm();
  // A point that is mended moves nothing under the hands of who goes on.
  const [[first, ...others]] = useState(points);
  useShownField(first?.field);
  const { lines } = useReturnLines(useDossierState((state) => state.record?.rejectReason ?? ''));
  const isSaidAtField = points.every(({ field }) => typeof form[field] !== 'object');
  // The banner above lists the same points, with jumps. On narrow screens it is folded, and a single
  // field is shown without a list that would push it out of view.
  const isListed = useHasTwoColumns() ? lines.length > 0 : others.length === 0;
  if (isListed && isSaidAtField) return null;
  return (
    <Alert
      className="wz-note"
      type="warning"
      showIcon
      title={RETURN_TEXTS.toCorrect}
      description={
        <ul className="wz-jumps">
          {points.map(({ field, text }) => (
            <FieldLinkItem
              key={field}
              name={getFieldLabel(field)}
              message={typeof form[field] === 'object' ? text : ''}
              onJump={() => {
                if (!focusField(field)) session.revealField(field);
              }}
            />
          ))}
        </ul>
      }
    />
  );
}
