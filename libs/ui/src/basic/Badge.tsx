import type { ReactNode } from 'react';

interface BadgeProps {
  /** Nothing is shown for 0. */
  count: number;
  /** Above it the badge says so with a plus. */
  overflowCount?: number;
  /** How far it is moved to the right and down, in px. */
  offset?: readonly [number, number];
  children: ReactNode;
}

/**
 * A number at the corner of its child. It is visual only: the caller must also give the number as
 * text.
 */
export function Badge({ count, overflowCount = 99, offset, children }: BadgeProps) {
  return (
    <span className="pr-badge">
      {children}
      {count > 0 && (
        <sup
          className="pr-badge-count"
          aria-hidden="true"
          style={offset && { insetInlineEnd: -offset[0], marginTop: offset[1] }}
        >
          {count > overflowCount ? `${overflowCount}+` : count}
        </sup>
      )}
    </span>
  );
}
