import { useEffect, type ReactNode } from 'react';
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
  return (
    <header className="pr-page-header">
      <div className="pr-page-header-text">
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {actions && <div className="pr-page-header-actions">{actions}</div>}
    </header>
  );
}
