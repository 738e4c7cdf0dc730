import type { ReactNode } from 'react';
import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '../icons.js';

export interface AlertProps {
  type: 'success' | 'info' | 'warning' | 'error';
  title: ReactNode;
  /** What it means and what to do, below the title. */
  description?: ReactNode;
  /** One button beside it. */
  action?: ReactNode;
  showIcon?: boolean;
  className?: string;
  /** How it is announced; what stands in a page from the start is a `note`. */
  role?: 'alert' | 'status' | 'note';
}

const ICONS = {
  success: CheckCircleFilled,
  info: InfoCircleFilled,
  warning: ExclamationCircleFilled,
  error: CloseCircleFilled,
};

/** Something to know, in the page where it matters. */
export function Alert({
  type,
  title,
  description,
  action,
  showIcon = false,
  className = '',
  role = type === 'error' || type === 'warning' ? 'alert' : 'status',
}: AlertProps) {
  const Icon = ICONS[type];
  const hasMore = Boolean(description);
  return (
    <div
      role={role}
      className={`pr-note pr-note-${type} ${hasMore ? 'pr-note-more' : ''} ${className}`}
    >
      {showIcon && <Icon className="pr-note-icon" />}
      <div className="pr-note-section">
        <div className="pr-note-title">{title}</div>
        {hasMore && <div>{description}</div>}
      </div>
      {action && <div className="pr-note-action">{action}</div>}
    </div>
  );
}
