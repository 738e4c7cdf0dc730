import { useRef, type RefObject } from 'react';
import { isDialogOpen, isTyping } from '../keyboard/keyboard-target.js';
import { useKeyDown } from '../shortcuts/useKeyDown.js';
import type { PreviewFile, PreviewProps } from './preview.types.js';

/** What moves by these keys itself: the enlarged image, tabs and menus. */
const OWN_ARROWS = '.preview-stage, [role="tablist"], [role="menu"]';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * ← and → lead to the file before and after, wherever the focus is beside the preview.
 * @returns the element that holds the preview
 */
export function usePreviewKeys(
  { files, onOpen }: Pick<PreviewProps, 'files' | 'onOpen'>,
  file: PreviewFile,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useKeyDown(true, (event) => {
    const by = STEPS[event.key];
    if (by === undefined || hasModifier(event) || event.defaultPrevented) return;
    if (isTyping(event.target) && !isInside(event.target, element.current)) return;
    if (event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null) return;
    if (isDialogOpen() && element.current?.closest('[role="dialog"]') === null) return;
    event.preventDefault();
    const next = files[files.findIndex(({ id }) => id === file.id) + by];
    if (next) onOpen(next.id);
  });
  return element;
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** A preview that is a dialog counts as typing for the page below, not for itself. */
const isInside = (target: EventTarget | null, dialogContent: Element | null): boolean =>
  target instanceof Element &&
  !target.matches('input, textarea, select') &&
  dialogContent?.closest('[role="dialog"]')?.contains(target) === true;
