import { isStatusCode, STATUSES } from '@pratiche/domain';
import { ArrowLeftOutlined } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';

function readOrigin(state: unknown): string | null {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/administration/modules/') ? from : null;
}

/**
 * Returns the URL of the list the operator came from, with search, filters and page; otherwise the
 * list that contains the dossier.
 */
function dossierListUrl(state: unknown, status: string): string {
  const from = readOrigin(state);
  if (from !== null) return from;
  return isStatusCode(status) && STATUSES[status].officeList === 'ELABORATED'
    ? '/administration/modules/completed'
    : '/administration/modules/received';
}

/** The way back; the page remembers it, so that the menu marks the list the dossier is in. */
export function BackToListLink({ status }: { status: string }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const list = dossierListUrl(state, status);
  const isKnown = readOrigin(state) !== null;
  useEffect(() => {
    // A page that is being left must not call its reader back.
    if (isKnown || window.location.pathname !== pathname) return;
    void navigate(
      { pathname, search, hash },
      { replace: true, preventScrollReset: true, state: { from: list } },
    );
  }, [isKnown, navigate, pathname, search, hash, list]);
  // The list puts the focus on the row of the dossier one comes from, which need not be the first opened.
  const riga = Number(useParams()['id']);
  useCommands('Pratica', [
    { id: 'back', label: 'Torna all’elenco', run: () => void navigate(list, { state: { riga } }) },
  ]);
  return (
    <Link className="admin-back" to={list} state={{ riga }}>
      <ArrowLeftOutlined aria-hidden="true" /> Torna all’elenco
    </Link>
  );
}
