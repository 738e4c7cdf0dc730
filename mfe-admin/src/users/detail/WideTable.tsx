import type { ReactNode } from 'react';

/** A table with a name; where enlarged text makes it wider than a phone, it scrolls and not the page. */
export const WideTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="ad-scroll" role="group" aria-label={label} tabIndex={0}>
    <table>
      <caption className="pr-visually-hidden">{label}</caption>
      {children}
    </table>
  </div>
);
