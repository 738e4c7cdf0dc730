import { readData } from '@pratiche/api';
import type { SettingKind } from '@pratiche/domain';
import { isSettingKind, SETTING_KINDS, getSettingEntryValue } from '@pratiche/domain/settings';
import {
  DateText,
  EmptyState,
  formatDay,
  PageHeader,
  useApi,
  QueryState,
  useRules,
} from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
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
  return (
    <>
      <BackLink to="/administration/settings">{SETTINGS_TEXTS.allSettings}</BackLink>
      <PageHeader title={label} subtitle={about} />
      <QueryState for={{ data, error, refetch }} />
      {data && (
        <>
          <SettingChangeForm key={data.seen} kind={kind} history={data} />
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
                    <DateText value={entry.createdAt} /> · {entry.author ?? 'portale'}
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
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
    </>
  );
}
