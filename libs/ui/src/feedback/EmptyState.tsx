import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, actions }: EmptyStateProps) {
  return (
    <div className="pr-state">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {actions && <div className="pr-state-actions">{actions}</div>}
    </div>
  );
}
