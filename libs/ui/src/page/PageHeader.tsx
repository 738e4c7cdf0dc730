import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useBrand } from '../settings/useBrand.js';

interface PageHeaderProps {
  title: string;
  /** Name of the page in the browser's tab, where the title greets or counts; without it the title. */
  tabTitle?: string;
  subtitle?: ReactNode;
  /** Main actions: top right, on phones in a bar at the bottom. */
  actions?: ReactNode;
}

/** The only `h1` of the page; also sets the title of the browser tab. */
export function PageHeader({ title, tabTitle = title, subtitle, actions }: PageHeaderProps) {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${tabTitle} · ${name}`;
  }, [tabTitle, name]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The shell focuses the content of a new page, which has no name: its title says which page it is.
  useEffect(() => {
    if (document.activeElement?.matches('main')) heading.current?.focus({ preventScroll: true });
  }, [title]);
  // A page that is still loading has a title of its own, which goes with the focus.
  useLayoutEffect(() => {
    const { current: own } = heading;
    return () => {
      if (own !== null && own === document.activeElement)
        own.closest('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <header className="pr-page-header">
      <div className="pr-page-header-text">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {actions && <div className="pr-page-header-actions">{actions}</div>}
    </header>
  );
}
