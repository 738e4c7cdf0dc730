import type { ReactNode } from 'react';

interface FieldLinkItemProps {
  /** Before the name. */
  mark?: ReactNode;
  /** What the field is called. */
  name: string;
  /** Empty where the field itself says it. */
  message: string;
  onJump: () => void;
  /** One touch that settles it. */
  remedy?: { label: string; onApply: () => void } | undefined;
}

/** A line that leads to the field it speaks of. */
export function FieldLinkItem({ mark, name, message, onJump, remedy }: FieldLinkItemProps) {
  return (
    <li>
      {mark}
      <button type="button" className="pr-link-button wz-jump" onClick={onJump}>
        {name}
      </button>
      {message && (
        <>
          <span className="pr-visually-hidden">: </span>
          {message}
        </>
      )}
      {remedy && (
        <>
          {' '}
          <button type="button" className="pr-link-button wz-remedy" onClick={remedy.onApply}>
            {remedy.label}
          </button>
        </>
      )}
    </li>
  );
}
