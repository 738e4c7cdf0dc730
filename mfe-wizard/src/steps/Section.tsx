import type { ReactNode } from 'react';

interface SectionProps {
  title?: string;
  text?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A block of fields that belong together, two beside each other where there is room. */
export function Section({ title, text, actions, children }: SectionProps) {
  return (
    <div className="wz-section pr-card">
      {(title || actions) && (
        <div className="wz-section-head">
          {title && <h3>{title}</h3>}
          {actions}
        </div>
      )}
      {text && <p className="pr-muted">{text}</p>}
      <div className="wz-grid">{children}</div>
    </div>
  );
}

/** A field over the whole width of its block. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <div className="wz-wide">{children}</div>
);
