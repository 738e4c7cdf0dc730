import { readData } from '@pratiche/api';
import type { SettingKind } from '@pratiche/domain';
import { isSettingKind, SETTING_KINDS, getSettingEntryValue } from '@pratiche/domain/settings';
import {
  Button,
  DateText,
  EmptyState,
  formatDay,
  PageHeader,
  useAlerts,
  useApi,
  QueryState,
  useRules,
} from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { BackLink } from '../shared/BackLink.js';
import { SettingChangeForm } from './SettingChangeForm.js';
import { SettingDifferenceList } from './SettingDifferenceList.js';
import { findSettingDifferences } from './setting-differences.js';
import { SETTINGS_TEXTS } from './texts.js';

/** One setting: the value in force, the form, and the full change history. */
export function SettingDetailPage() {
  const { kind = '' } = useParams();
  if (!isSettingKind(kind))
    return (
      <>
        <PageHeader title={SETTINGS_TEXTS.setting} />
        <EmptyState
          title={SETTINGS_TEXTS.notFound}
          text={SETTINGS_TEXTS.notFoundText}
          actions={<Link to="/administration/settings">{SETTINGS_TEXTS.allSettings}</Link>}
        />
      </>
    );
  return <SettingDetails key={kind} kind={kind} />;
}

function SettingDetails({ kind }: { kind: SettingKind }) {
  const api = useApi();
  const rules = useRules();
  const { data, error, refetch } = useQuery({
    queryKey: ['setting', kind],
    queryFn: () => readData(api.GET('/api/Settings/{kind}', { params: { path: { kind } } })),
    staleTime: 0,
  });
  const { label, about } = SETTING_KINDS[kind];
  const [restored, setRestored] = useState<{ value: unknown; count: number } | null>(null);
  const alerts = useAlerts();
  /** Fills the form; nothing changes before it is saved. */
  const restore = (value: unknown) => {
    setRestored((before) => ({ value, count: (before?.count ?? 0) + 1 }));
    alerts.success(SETTINGS_TEXTS.restoredHint);
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <BackLink to="/administration/settings">{SETTINGS_TEXTS.allSettings}</BackLink>
      <PageHeader title={label} subtitle={about} />
      <QueryState for={{ data, error, refetch }} />
      {data && (
        <>
          <SettingChangeForm
            key={`${data.seen} ${restored?.count ?? 0}`}
            kind={kind}
            history={data}
            restored={restored?.value}
          />
          <section className="ad-history">
            <h2>{SETTINGS_TEXTS.history}</h2>
            {data.entries.length === 0 && <p className="pr-muted">{SETTINGS_TEXTS.noHistory}</p>}
            <ol>
              {data.entries.map((entry, index) => (
                <li key={entry.id} className="pr-card">
                  <p>
                    <strong>{SETTINGS_TEXTS.since(formatDay(entry.validFrom))}</strong>
                    {entry.id === data.currentId && SETTINGS_TEXTS.inForce}
                  </p>
                  <p className="pr-muted">
                    <DateText value={entry.createdAt} time /> · {entry.author ?? 'portale'}
                    {entry.note && ` · ${entry.note}`}
                  </p>
                  <SettingDifferenceList
                    of={findSettingDifferences(
                      kind,
                      getSettingEntryValue(data.entries.slice(index + 1), kind, entry.validFrom),
                      entry.value,
                      rules,
                    )}
                  />
                  {entry.id !== data.currentId && (
                    <Button size="small" onClick={() => restore(entry.value)}>
                      {SETTINGS_TEXTS.restore}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
    </>
  );
}
