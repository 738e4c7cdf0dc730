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
  /** Explanation and advice, below the title. */
  description?: ReactNode;
  /** A button beside the text. */
  action?: ReactNode;
  showIcon?: boolean;
  className?: string;
  /** ARIA role; an alert rendered with the page from the start is a `note`. */
  role?: 'alert' | 'status' | 'note';
}

const ICONS = {
  success: CheckCircleFilled,
  info: InfoCircleFilled,
  warning: ExclamationCircleFilled,
  error: CloseCircleFilled,
};

/** A message inside the page, at the place it refers to. */
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
