import { ArrowLeftOutlined } from '@pratiche/ui';
import { Link } from 'react-router';

/** The way back to a list, above the title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="ad-back">
      <Link to={to}>
        <ArrowLeftOutlined aria-hidden="true" /> {children}
      </Link>
    </p>
  );
}
