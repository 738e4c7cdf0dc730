import { useOfficeWaiting } from '@pratiche/ui';
import { Link } from 'react-router';
import type { MenuEntry } from '../menu/main-menu.js';
import { WAITING_TEXTS } from '../menu/texts.js';

interface WaitingProps {
  entry: MenuEntry;
}

/** How much waits behind an entry, within its link; nothing where nothing does. */
export function WaitingCount({ entry: { waiting } }: WaitingProps) {
  const count = useCount(waiting === 'contracts' ? undefined : waiting);
  if (waiting === undefined || count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="sh-menu-number">
        {count}
      </span>
      <span className="pr-visually-hidden">, {WAITING_TEXTS[waiting](count)}</span>
    </>
  );
}

/** Contracts are a part of the accounts: their number leads to the accounts that it counts. */
export function ContractsLink({
  entry: { to, waiting },
  onNavigate,
}: WaitingProps & { onNavigate?: (() => void) | undefined }) {
  const count = useCount(waiting === 'contracts' ? waiting : undefined);
  if (count === 0) return null;
  const label = WAITING_TEXTS.contracts(count);
  return (
    <Link
      to={`${to}?state=toVerify`}
      className="sh-menu-count"
      aria-label={label}
      title={label}
      onClick={onNavigate}
    >
      <span className="sh-menu-number">{count}</span>
    </Link>
  );
}

function useCount(name: MenuEntry['waiting']): number {
  const waiting = useOfficeWaiting();
  return name === undefined ? 0 : (waiting?.[name] ?? 0);
}
