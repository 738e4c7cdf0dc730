import { isStatusCode, STATUSES } from '@pratiche/domain';
import { ArrowLeftOutlined } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { readOrigin, useRememberedList } from '../shared/useRememberedList.js';
import { ADMIN_DOSSIER_TEXTS } from './texts.js';

function readOfficeOrigin(state: unknown): string | null {
  const from = readOrigin(state);
  return from?.startsWith('/administration/modules/') ? from : null;
}

/**
 * Returns the URL of the list the operator came from, with search, filters and page; otherwise the
 * list that contains the dossier.
 */
function dossierListUrl(state: unknown, status: string): string {
  const from = readOfficeOrigin(state);
  if (from !== null) return from;
  return isStatusCode(status) && STATUSES[status].officeList === 'ELABORATED'
    ? '/administration/modules/completed'
    : '/administration/modules/received';
}

/** The way back; the page remembers it, so that the menu marks the list the dossier is in. */
export function BackToListLink({ status }: { status: string }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const list = dossierListUrl(state, status);
  useRememberedList(list, readOfficeOrigin(state) !== null);
  // The list puts the focus on the row of the dossier one comes from, which need not be the first opened.
  const riga = Number(useParams()['id']);
  useCommands(ADMIN_DOSSIER_TEXTS.commandGroup, [
    {
      id: 'back',
      label: ADMIN_DOSSIER_TEXTS.backToList,
      run: () => void navigate(list, { state: { riga } }),
    },
  ]);
  return (
    <Link className="admin-back" to={list} state={{ riga }}>
      <ArrowLeftOutlined aria-hidden="true" /> {ADMIN_DOSSIER_TEXTS.backToList}
    </Link>
  );
}
