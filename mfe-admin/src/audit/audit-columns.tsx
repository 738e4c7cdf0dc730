import type { AuditEntryDto } from '@pratiche/api';
import { getChoiceLabel, ROLE_CHOICES, type Rules } from '@pratiche/domain';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, formatAuditDetails } from '@pratiche/domain/audit';
import { isSettingKind, SETTING_KINDS } from '@pratiche/domain/settings';
import { formatMoment } from '@pratiche/ui';
import type { Column } from '@pratiche/ui/lists';
import { Link } from 'react-router';

/** Who did what, in words, with the way to whom and what it was done to. */
export const createAuditColumns = ({ settings }: Rules): readonly Column<AuditEntryDto>[] => [
  { key: 'at', title: 'Quando', width: 150, render: ({ at }) => formatMoment(at) },
  { key: 'who', title: 'Chi', render: (entry) => <Actor entry={entry} /> },
  {
    key: 'action',
    title: 'Azione',
    priority: 1,
    render: ({ action }) => AUDIT_ACTIONS[action] ?? action,
  },
  { key: 'subject', title: 'Su', render: (entry) => <Subject entry={entry} /> },
  {
    key: 'details',
    title: 'Dettagli',
    width: '26%',
    render: ({ action, details, accountNames }) =>
      formatAuditDetails({ action, details }, { ...settings, accounts: accountNames }) || '—',
  },
  {
    key: 'address',
    title: 'Indirizzo',
    priority: 3,
    width: 120,
    render: ({ address }) => address,
  },
];

function Actor({ entry: { actorId, actorName, role } }: { entry: AuditEntryDto }) {
  if (actorId === null) return 'Il portale';
  return (
    <>
      <Link to={`/administration/users/${actorId}`}>{actorName ?? `Account ${actorId}`}</Link>
      {role !== null && ` (${getChoiceLabel(ROLE_CHOICES, role)})`}
    </>
  );
}

function Subject({ entry }: { entry: AuditEntryDto }) {
  const { subjectKind: kind, subjectId: id, accountNames } = entry;
  if (kind === null) return '—';
  if (id !== null && kind === 'dossier')
    return <Link to={`/administration/modules/edit/${id}`}>Pratica {id}</Link>;
  if (id !== null && kind === 'account')
    return <Link to={`/administration/users/${id}`}>{accountNames[id] ?? `Account ${id}`}</Link>;
  if (kind === 'setting' && isSettingKind(id))
    return <Link to={`/administration/settings/${id}`}>{SETTING_KINDS[id].label}</Link>;
  return `${AUDIT_SUBJECTS[kind] ?? kind} ${id ?? ''}`;
}
