import type { AuditEntryDto } from '@pratiche/api';
import {
  getChoiceLabel,
  ROLE_CHOICES,
  type Rules,
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  formatAuditDetails,
} from '@pratiche/domain';
import { isSettingKind, SETTING_KINDS } from '@pratiche/domain/settings';
import { formatMoment } from '@pratiche/ui';
import type { Column } from '@pratiche/ui/lists';
import { Link } from 'react-router';
import { AUDIT_TEXTS } from './texts.js';

/** Who did what, in words, with the way to whom and what it was done to. */
export const createAuditColumns = ({ settings }: Rules): readonly Column<AuditEntryDto>[] => [
  { key: 'at', title: AUDIT_TEXTS.when, width: 144, render: ({ at }) => formatMoment(at) },
  { key: 'who', title: AUDIT_TEXTS.who, width: 264, render: (entry) => <Actor entry={entry} /> },
  {
    key: 'action',
    title: AUDIT_TEXTS.action,
    priority: 1,
    width: 206,
    render: ({ action }) => AUDIT_ACTIONS[action] ?? action,
  },
  { key: 'subject', title: AUDIT_TEXTS.on, render: (entry) => <Subject entry={entry} /> },
  {
    key: 'details',
    title: AUDIT_TEXTS.details,
    width: '22%',
    render: ({ action, details, accountNames }) =>
      formatAuditDetails({ action, details }, { ...settings, accounts: accountNames }) || '—',
  },
  {
    key: 'address',
    title: AUDIT_TEXTS.address,
    priority: 3,
    width: 96,
    render: ({ address }) => address,
  },
];

function Actor({ entry: { actorId, actorName, role } }: { entry: AuditEntryDto }) {
  if (actorId === null) return AUDIT_TEXTS.portal;
  return (
    <span>
      <Link to={`/administration/users/${actorId}`}>
        {actorName ?? AUDIT_TEXTS.account(actorId)}
      </Link>
      {role !== null && ` (${getChoiceLabel(ROLE_CHOICES, role)})`}
    </span>
  );
}

function Subject({ entry }: { entry: AuditEntryDto }) {
  const { subjectKind: kind, subjectId: id, accountNames } = entry;
  if (kind === null) return '—';
  if (id !== null && kind === 'dossier')
    return <Link to={`/administration/modules/edit/${id}`}>{AUDIT_TEXTS.dossier(id)}</Link>;
  if (id !== null && kind === 'account')
    return (
      <Link to={`/administration/users/${id}`}>{accountNames[id] ?? AUDIT_TEXTS.account(id)}</Link>
    );
  if (kind === 'setting' && isSettingKind(id))
    return <Link to={`/administration/settings/${id}`}>{SETTING_KINDS[id].label}</Link>;
  return `${AUDIT_SUBJECTS[kind] ?? kind} ${id ?? ''}`;
}
