import { lazy, Suspense, type ReactNode } from 'react';
import type { EmptyDrawingName } from './empty-drawing.types.js';

// Decorative: the words do not wait for it, and without a network they are shown without the drawing.
const EmptyDrawing = lazy(() => import('./EmptyDrawing.js').catch(() => ({ default: () => null })));

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** `null` where the page has a drawing of its own. */
  drawing?: EmptyDrawingName | null;
  /** What to do next. */
  actions?: ReactNode;
}

/** A drawing of the portal's hand above the words of a page; it keeps its place until it is there. */
export const StateDrawing = ({ name }: { name: EmptyDrawingName }) => (
  <span className="pr-state-drawing" aria-hidden="true">
    <Suspense fallback={null}>
      <EmptyDrawing name={name} />
    </Suspense>
  </span>
);

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, drawing = 'window', actions }: EmptyStateProps) {
  return (
    <div className="pr-state">
      {drawing !== null && <StateDrawing name={drawing} />}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {actions && <div className="pr-state-actions">{actions}</div>}
    </div>
  );
}
