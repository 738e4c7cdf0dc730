import { readPage, type AuditEntryDto } from '@pratiche/api';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  isSettingKind,
  getChoiceLabel,
  ROLE_CHOICES,
  SETTING_KINDS,
  type AuditAction,
  type AuditSubject,
  type Rules,
} from '@pratiche/domain';
import {
  Button,
  EmailText,
  EmptyState,
  formatMoment,
  PageHeader,
  useApi,
  type Column,
  type ListState,
  useRules,
  useServerList,
} from '@pratiche/ui';
import { OfficeDateRangeField, OfficeSelectField, OfficeTable } from '@pratiche/ui/office';
import { DebouncedTextField } from './DebouncedTextField.js';
import { useMemo } from 'react';

const toChoices = <Key extends string>(table: Readonly<Record<Key, string>>) =>
  (Object.keys(table) as Key[]).map((value) => ({ value, label: table[value] }));
const ACTIONS = toChoices<AuditAction>(AUDIT_ACTIONS);
const SUBJECTS = toChoices<AuditSubject>(AUDIT_SUBJECTS);

const formatIdentity = (kind: string, id: string | null): string =>
  kind === 'setting' && isSettingKind(id) ? `«${SETTING_KINDS[id].label}»` : (id ?? '');

const createColumns = ({ formatAuditDetail }: Rules): readonly Column<AuditEntryDto>[] => [
  { key: 'at', title: 'Quando', width: 160, render: ({ at }) => formatMoment(at) },
  {
    key: 'who',
    title: 'Chi',
    render: ({ actorEmail, actorId, role }) =>
      actorId === null ? (
        '—'
      ) : (
        <>
          {actorEmail === null ? `Account ${actorId}` : <EmailText address={actorEmail} />}
          {role !== null && ` (${getChoiceLabel(ROLE_CHOICES, role)})`}
        </>
      ),
  },
  {
    key: 'action',
    title: 'Azione',
    priority: 1,
    render: ({ action }) => AUDIT_ACTIONS[action] ?? action,
  },
  {
    key: 'subject',
    title: 'Su',
    render: ({ subjectKind, subjectId }) =>
      subjectKind === null
        ? '—'
        : `${AUDIT_SUBJECTS[subjectKind] ?? subjectKind} ${formatIdentity(subjectKind, subjectId)}`,
  },
  {
    key: 'details',
    title: 'Dettagli',
    render: ({ details }) =>
      Object.entries(details)
        .map(([name, value]) => formatAuditDetail(name, value))
        .join(' · ') || '—',
  },
  { key: 'address', title: 'Indirizzo', priority: 3, render: ({ address }) => address },
];

/** Who did what, searched by person, act, subject and days. */
export function AuditPage() {
  const api = useApi();
  const rules = useRules();
  const columns = useMemo(() => createColumns(rules), [rules]);
  const { params, hasActiveFilters, table } = useServerList<AuditEntryDto>({
    queryKey: ['audit'],
    fetchPage: ({ search: _search, ...query }) =>
      readPage(api.GET('/api/Audit', { params: { query } })),
    filterNames: ['who', 'action', 'subjectKind', 'subjectId', 'from', 'to'],
    sortNames: [],
    sort: null,
    noun: { one: 'attività', many: 'attività' },
    isAlwaysFresh: true,
  });
  return (
    <>
      <PageHeader
        title="Registro delle attività"
        subtitle="Chi ha modificato, letto o scaricato che cosa. Il registro cresce soltanto: nessuno può cambiarlo."
      />
      <AuditFilters list={params} />
      <OfficeTable
        label="Registro delle attività"
        columns={columns}
        rowKey={({ id }) => id}
        {...table}
        empty={
          hasActiveFilters ? (
            <EmptyState
              title="Nessuna attività trovata"
              text="Con questi filtri non risulta nulla."
              actions={<Button onClick={params.clearFilters}>Togli i filtri</Button>}
            />
          ) : (
            <EmptyState
              title="Nessuna attività"
              text="Le attività compaiono qui appena avvengono."
            />
          )
        }
      />
    </>
  );
}

function AuditFilters({ list }: { list: ListState }) {
  const filter = (name: string) => ({
    value: list.filters[name] ?? null,
    onChange: (value: string | null) => list.setFilter(name, value),
  });
  return (
    <div className="ad-fields" role="search">
      <DebouncedTextField
        id="registro-chi"
        label="Chi"
        placeholder="Email o azienda"
        {...filter('who')}
      />
      <OfficeSelectField<string>
        id="registro-azione"
        label="Azione"
        choices={ACTIONS}
        placeholder="Tutte"
        {...filter('action')}
      />
      <OfficeSelectField<string>
        id="registro-oggetto"
        label="Oggetto"
        choices={SUBJECTS}
        placeholder="Tutti"
        {...filter('subjectKind')}
      />
      <DebouncedTextField
        id="registro-numero"
        label="Numero o nome"
        placeholder="Dell’oggetto"
        {...filter('subjectId')}
      />
      <OfficeDateRangeField
        id="registro-periodo"
        label="Periodo"
        value={{ from: list.filters['from'] ?? null, to: list.filters['to'] ?? null }}
        onChange={({ from, to }) => list.setFilters({ from, to })}
      />
    </div>
  );
}
