import { isStatusCode, STATUSES } from '@pratiche/domain';
import { ArrowLeftOutlined } from '@pratiche/ui';
import { Link, useLocation } from 'react-router';

/**
 * Returns the URL of the list the operator came from, with search, filters and page; otherwise the
 * list that contains the dossier.
 */
function dossierListUrl(state: unknown, status: string): string {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (typeof from === 'string' && from.startsWith('/administration/modules/')) return from;
  return isStatusCode(status) && STATUSES[status].officeList === 'ELABORATED'
    ? '/administration/modules/completed'
    : '/administration/modules/received';
}

export function BackToListLink({ status }: { status: string }) {
  const { state } = useLocation();
  return (
    <Link className="admin-back" to={dossierListUrl(state, status)}>
      <ArrowLeftOutlined aria-hidden="true" /> Torna all’elenco
    </Link>
  );
}
