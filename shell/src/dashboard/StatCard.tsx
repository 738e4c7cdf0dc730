import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Hint } from './dossier-hints.js';

interface StatCardProps {
  to: string;
  label: string;
  /** `undefined` while it is being loaded. */
  value: string | undefined;
  hint: Hint;
  icon: ReactNode;
}

/** A number that links to the list it counts. */
export function StatCard({ to, label, value, hint, icon }: StatCardProps) {
  return (
    <Link to={to} className="pr-card sh-stat">
      <span className="sh-stat-icon" aria-hidden="true">
        {icon}
      </span>
      <span className="sh-stat-label">{label}</span>
      <span className="sh-stat-value pr-number" aria-busy={value === undefined}>
        {value ?? '…'}
      </span>
      <span className={`pr-muted ${hint.tone === undefined ? '' : `sh-stat-${hint.tone}`}`}>
        {hint.text}
      </span>
    </Link>
  );
}
