import type { DossierListItemDto } from '@pratiche/api';
import { findOpenPoints, toDossierSearch } from '@pratiche/domain';
import { EyeOutlined, MailOutlined } from '@pratiche/ui';
import { Link, useLocation } from 'react-router';
import { listAttentionMarks } from './attention-marks.js';
import { LIST_CELL_TEXTS } from '../texts.js';

interface ClientLinkProps {
  dossier: DossierListItemDto;
  onOpen: (dossier: DossierListItemDto) => void;
}

/** The client opens the dossier, also in a tab of its own; the address names the list. */
export function ClientLink({ dossier, onOpen }: ClientLinkProps) {
  const { pathname, search } = useLocation();
  const { id, client } = dossier;
  const name = client || LIST_CELL_TEXTS.noClient;
  return (
    <span className="ad-client-cell">
      <Link
        className="ad-client"
        title={name}
        to={{
          pathname: `/administration/modules/edit/${id}`,
          // A new tab has no history to hand the list over in.
          search: toDossierSearch(pathname + search) ?? '',
        }}
        state={{ from: pathname + search }}
        onClick={() => onOpen(dossier)}
      >
        {name}
      </Link>
      <ShortMarks dossier={dossier} />
    </span>
  );
}

/** Who has it open, new messages and a further sending, for screens too narrow for their column. */
function ShortMarks({ dossier }: { dossier: DossierListItemDto }) {
  const { presentOperators, unreadMessages, submissions } = dossier;
  const isOpen = presentOperators.length > 0;
  const { isSentAgain } = findOpenPoints(dossier);
  if (!isOpen && unreadMessages === 0 && !isSentAgain) return null;
  const text = listAttentionMarks(dossier).join(' · ');
  return (
    <span className="ad-short-marks" title={text}>
      <span className="pr-visually-hidden">{text}</span>
      {isOpen && <EyeOutlined />}
      {unreadMessages > 0 && (
        <span aria-hidden="true">
          <MailOutlined /> {unreadMessages}
        </span>
      )}
      {isSentAgain && <span aria-hidden="true">{LIST_CELL_TEXTS.submission(submissions)}</span>}
    </span>
  );
}
