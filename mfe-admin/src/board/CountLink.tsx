import { formatNumber } from '@pratiche/ui';
import { Link } from 'react-router';

interface CountLinkProps {
  value: number;
  to: string;
  /** What is counted, after the number. */
  what: string;
  /** What is shown; the number itself without it. */
  text?: string;
}

/** A number of the board that leads to what it counts; a zero has no list. */
export const CountLink = ({ value, to, what, text }: CountLinkProps) =>
  value === 0 ? (
    <span className="pr-muted">{text ?? '0'}</span>
  ) : (
    <Link to={to} className="wb-count" aria-label={`${text ?? formatNumber(value, 0)}: ${what}`}>
      {text ?? formatNumber(value, 0)}
    </Link>
  );
