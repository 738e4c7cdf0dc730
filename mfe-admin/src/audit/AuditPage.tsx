import { readData, readPage, type AuditEntryDto } from '@pratiche/api';
import type { AuditSubject } from '@pratiche/domain';
import {
  AUDIT_ACTION_CHOICES,
  AUDIT_ACTION_GROUP_CODES,
  AUDIT_ACTION_GROUPS,
  AUDIT_SUBJECTS,
  listAuditActionsOf,
  type AuditActionGroup,
} from '@pratiche/domain/audit';
import { Button, EmptyState, PageHeader, useApi, useRules } from '@pratiche/ui';
import { type ListState, useServerList } from '@pratiche/ui/lists';
import {
  ListKeys,
  OfficeDateRangeField,
  OfficeSelectField,
  OfficeTable,
  useListKeys,
} from '@pratiche/ui/office';
import { SHORT_LIST_KEYS } from '../shared/list-keys.js';
import { ExportButton } from '../exports/ExportButton.js';
import { createAuditColumns } from './audit-columns.js';
import { DebouncedTextField } from './DebouncedTextField.js';
import { useMemo } from 'react';
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
    </>
  );
}

/** Enter follows the last link of the row: its subject's page, else its actor's. */
function openSubject(): void {
  const links = document.activeElement?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
  [...links].at(-1)?.click();
}

function AuditFilters({ list }: { list: ListState }) {
  const filter = (name: string) => ({
    value: list.filters[name] ?? null,
    onChange: (value: string | null) => list.setFilter(name, value),
  });
  const group =
    AUDIT_ACTION_GROUP_CODES.find((code) => code === list.filters['actionGroup']) ?? null;
  const actions = group && listAuditActionsOf(group);
  return (
    <div className="ad-fields" role="search">
      <DebouncedTextField
        id="registro-chi"
        label={AUDIT_TEXTS.who}
        placeholder={AUDIT_TEXTS.whoPlaceholder}
        {...filter('who')}
      />
      <OfficeSelectField<string>
        id="registro-gruppo"
        label={AUDIT_TEXTS.group}
        choices={GROUPS}
        placeholder={AUDIT_TEXTS.allGroups}
        value={group}
        onChange={(value) => list.setFilters({ actionGroup: value, action: null })}
      />
      <OfficeSelectField<string>
        id="registro-azione"
        label={AUDIT_TEXTS.action}
        choices={AUDIT_ACTION_CHOICES.filter(({ value }) => actions?.includes(value) ?? true)}
        placeholder={AUDIT_TEXTS.allActions}
        {...filter('action')}
      />
      <OfficeSelectField<string>
        id="registro-oggetto"
        label={AUDIT_TEXTS.subject}
        choices={SUBJECTS}
        placeholder={AUDIT_TEXTS.allSubjects}
        {...filter('subjectKind')}
      />
      <DebouncedTextField
        id="registro-numero"
        label={AUDIT_TEXTS.numberOrName}
        placeholder={AUDIT_TEXTS.numberOrNamePlaceholder}
        {...filter('subjectId')}
      />
      <OfficeDateRangeField
        id="registro-periodo"
        label={AUDIT_TEXTS.period}
        value={{ from: list.filters['from'] ?? null, to: list.filters['to'] ?? null }}
        onChange={({ from, to }) => list.setFilters({ from, to })}
      />
    </div>
  );
}
