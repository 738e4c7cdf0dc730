import { readData, readPage, type AuditEntryDto } from '@pratiche/api';
import {
  type AuditSubject,
  AUDIT_ACTION_CHOICES,
  AUDIT_ACTION_GROUP_CODES,
  AUDIT_ACTION_GROUPS,
  AUDIT_SUBJECTS,
  listAuditActionsOf,
  type AuditActionGroup,
  AUDIT_ACTIONS,
} from '@pratiche/domain';
import {
  Button,
  EmptyState,
  EyeOutlined,
  PageHeader,
  useApi,
  useRules,
  Dialog,
} from '@pratiche/ui';
import { type ListState, useServerList, type Column } from '@pratiche/ui/lists';
import {
  ListKeys,
  OfficeSelectField,
  OfficeTable,
  useListKeys,
  OfficeDescriptions,
} from '@pratiche/ui/office';
import { useMemo, useState } from 'react';
import { ExportButton } from '../exports/ExportButton.js';
import { CheckFilter } from '../shared/filters/CheckFilter.js';
import { toActiveChoices } from '../shared/filters/choice-filters.js';
import { DebouncedTextField } from '../shared/filters/DebouncedTextField.js';
import { FilterBar, type ActiveFilter } from '../shared/filters/FilterBar.js';
import { FilterButton } from '../shared/filters/FilterButton.js';
import { PeriodFilter } from '../shared/filters/PeriodFilter.js';
import { toActivePeriod } from '../shared/filters/range-label.js';
import { SHORT_LIST_KEYS } from '../shared/list-keys.js';
import { createAuditColumns } from './audit-columns.js';
import { AUDIT_TEXTS } from './texts.js';

const toChoices = <Key extends string>(table: Readonly<Record<Key, string>>) =>
  (Object.keys(table) as Key[]).map((value) => ({ value, label: table[value] }));
const GROUPS = toChoices<AuditActionGroup>(AUDIT_ACTION_GROUPS);
const SUBJECTS = toChoices<AuditSubject>(AUDIT_SUBJECTS);

/** Who did what, searched by person, act, subject and days. */
export function AuditPage() {
  const api = useApi();
  const rules = useRules();
  const columns = useMemo(() => createAuditColumns(rules), [rules]);
  const { params, hasActiveFilters, table } = useServerList<AuditEntryDto>({
    queryKey: ['audit'],
    fetchPage: ({ search: _search, ...query }) =>
      readPage(api.GET('/api/Audit', { params: { query } })),
    filterNames: ['who', 'actionGroup', 'action', 'subjectKind', 'subjectId', 'from', 'to'],
    sortNames: [],
    sort: null,
    noun: AUDIT_TEXTS.noun,
    isAlwaysFresh: true,
  });
  const [shown, setShown] = useState<AuditEntryDto | null>(null);
  const container = useListKeys({ rows: table.rows, onOpen: openSubject });
  return (
    <>
      <PageHeader
        title={AUDIT_TEXTS.title}
        subtitle={AUDIT_TEXTS.subtitle}
        actions={
          <ExportButton
            params={params}
            start={({ search: _search, ...query }) =>
              readData(api.POST('/api/Audit/get-all-excel', { params: { query } }))
            }
          />
        }
      />
      <AuditFilters list={params} />
      <div ref={container}>
        <OfficeTable
          label={AUDIT_TEXTS.title}
          columns={columns}
          rowKey={({ id }) => id}
          {...table}
          actionsWidth={60}
          actions={(entry) => [
            {
              key: 'show',
              label: AUDIT_TEXTS.showAll,
              icon: <EyeOutlined />,
              iconOnly: true,
              onClick: () => setShown(entry),
            },
          ]}
          empty={
            hasActiveFilters ? (
              <EmptyState
                title={AUDIT_TEXTS.noMatch}
                text={AUDIT_TEXTS.noMatchText}
                actions={<Button onClick={params.clearFilters}>{AUDIT_TEXTS.clearFilters}</Button>}
              />
            ) : (
              <EmptyState title={AUDIT_TEXTS.none} text={AUDIT_TEXTS.noneText} />
            )
          }
        />
        {(table.rows?.length ?? 0) > 0 && <ListKeys keys={SHORT_LIST_KEYS} />}
      </div>
      {shown && <AuditEntryDialog entry={shown} columns={columns} onClose={() => setShown(null)} />}
    </>
  );
}

/** Enter follows the last link of the row: its subject's page, else its actor's. */
function openSubject(): void {
  const links = document.activeElement?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
  [...links].at(-1)?.click();
}

function AuditFilters({ list }: { list: ListState }) {
  const { filters, setFilter, setFilters } = list;
  const group = AUDIT_ACTION_GROUP_CODES.find((code) => code === filters['actionGroup']) ?? null;
  return (
    <FilterBar
      // Who did it is the only text that is searched.
      params={{
        search: filters['who'] ?? '',
        setSearch: (who) => setFilter('who', who),
        setFilters,
      }}
      search={{ label: AUDIT_TEXTS.search, placeholder: AUDIT_TEXTS.searchPlaceholder }}
      active={listActiveFilters(filters)}
      onClear={list.clearFilters}
    >
      <CheckFilter
        label={AUDIT_TEXTS.group}
        choices={GROUPS}
        single=""
        value={group ?? undefined}
        onChange={(value) => setFilters({ actionGroup: value, action: null })}
      />
      <ActionFilter list={list} group={group} />
      <SubjectFilter list={list} />
      <PeriodFilter id="registro-periodo" label={AUDIT_TEXTS.period} params={list} />
    </FilterBar>
  );
}

/** There are so many acts that they are searched by typing. */
function ActionFilter({
  list: { filters, setFilter },
  group,
}: {
  list: ListState;
  group: AuditActionGroup | null;
}) {
  const actions = group && listAuditActionsOf(group);
  return (
    <FilterButton label={AUDIT_TEXTS.action} count={filters['action'] ? 1 : 0}>
      <div className="ad-filter-fields">
        <OfficeSelectField<string>
          id="registro-azione"
          label={AUDIT_TEXTS.action}
          choices={AUDIT_ACTION_CHOICES.filter(({ value }) => actions?.includes(value) ?? true)}
          placeholder={AUDIT_TEXTS.allActions}
          value={filters['action'] ?? null}
          onChange={(value) => setFilter('action', value)}
        />
      </div>
    </FilterButton>
  );
}

/** The kind of a subject, and which one. */
function SubjectFilter({ list: { filters, setFilter } }: { list: ListState }) {
  const { subjectKind, subjectId } = filters;
  return (
    <FilterButton
      label={AUDIT_TEXTS.subject}
      count={[subjectKind, subjectId].filter((value) => value).length}
    >
      <div className="ad-filter-fields">
        <OfficeSelectField<string>
          id="registro-oggetto"
          label={AUDIT_TEXTS.subject}
          choices={SUBJECTS}
          placeholder={AUDIT_TEXTS.allSubjects}
          value={subjectKind ?? null}
          onChange={(value) => setFilter('subjectKind', value)}
        />
        <DebouncedTextField
          id="registro-numero"
          label={AUDIT_TEXTS.numberOrName}
          placeholder={AUDIT_TEXTS.numberOrNamePlaceholder}
          value={subjectId ?? null}
          onChange={(value) => setFilter('subjectId', value)}
        />
      </div>
    </FilterButton>
  );
}

const listActiveFilters = (filters: ListState['filters']): ActiveFilter[] => [
  ...toActiveChoices(filters, [
    { name: 'actionGroup', label: AUDIT_TEXTS.group, choices: GROUPS },
    { name: 'action', label: AUDIT_TEXTS.action, choices: AUDIT_ACTION_CHOICES },
    { name: 'subjectKind', label: AUDIT_TEXTS.subject, choices: SUBJECTS },
    // Typed as it is.
    { name: 'subjectId', label: AUDIT_TEXTS.numberOrName, choices: [] },
  ]),
  ...toActivePeriod(AUDIT_TEXTS.period, filters),
];

interface AuditEntryDialogProps {
  entry: AuditEntryDto;
  /** Those of the list, and those that it has no room for. */
  columns: readonly Column<AuditEntryDto>[];
  onClose: () => void;
}

/** One entry whole: the list cuts what does not fit, and a hint needs a pointer. */
const AuditEntryDialog = ({ entry, columns, onClose }: AuditEntryDialogProps) => (
  <Dialog open title={AUDIT_TEXTS.entry(entry.id)} onClose={onClose}>
    <OfficeDescriptions
      title={AUDIT_ACTIONS[entry.action]}
      rows={columns
        .filter(({ key }) => key !== 'action')
        .map(({ title, render }) => [title, render(entry)])}
    />
  </Dialog>
);
