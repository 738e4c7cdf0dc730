import type { ReactNode } from 'react';

interface FormSectionProps {
  title?: string;
  text?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A block of fields that belong together, two beside each other where there is room. */
export function FormSection({ title, text, actions, children, className }: FormSectionProps) {
  return (
    <div className={`wz-section pr-card ${className ?? ''}`}>
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
export const FullWidth = ({ children }: { children: ReactNode }) => (
  <div className="wz-wide">{children}</div>
);

/** Fields of a few characters: as many beside each other as have room, two on a phone. */
export const ShortFields = ({ children }: { children: ReactNode }) => (
  <div className="wz-wide wz-short">{children}</div>
);
