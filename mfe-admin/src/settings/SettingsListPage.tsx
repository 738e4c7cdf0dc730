import { readData, type SettingSummaryDto } from '@pratiche/api';
import { SETTING_KINDS } from '@pratiche/domain/settings';
import { EmptyState, formatDay, PageHeader, QueryState, useApi } from '@pratiche/ui';
import { SearchBox } from '@pratiche/ui/lists';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { RemoteOverrideSection } from '../remote-overrides/RemoteOverrideSection.js';
import { searchSettings } from './setting-groups.js';
import { SETTINGS_LIST_TEXTS } from './settings-list-texts.js';

/** All kinds of settings in groups, each with the value in force and upcoming changes. */
export function SettingsListPage() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: () => readData(api.GET('/api/Settings')),
    staleTime: 0,
  });
  return (
    <>
      <PageHeader title={SETTINGS_LIST_TEXTS.title} subtitle={SETTINGS_LIST_TEXTS.subtitle} />
      <QueryState for={{ data, error, refetch }} />
      {data && <SettingGroups summaries={data} />}
      <RemoteOverrideSection />
    </>
  );
}

function SettingGroups({ summaries }: { summaries: readonly SettingSummaryDto[] }) {
  const [text, setText] = useState('');
  const groups = searchSettings(text);
  return (
    <>
      <div className="ad-list-tools">
        <SearchBox
          label={SETTINGS_LIST_TEXTS.search}
          placeholder={SETTINGS_LIST_TEXTS.searchPlaceholder}
          value={text}
          onChange={setText}
        />
      </div>
      {groups.length === 0 && (
        <EmptyState title={SETTINGS_LIST_TEXTS.noMatch} text={SETTINGS_LIST_TEXTS.noMatchText} />
      )}
      {groups.map(({ title, kinds }) => (
        <section key={title} className="ad-setting-group">
          <h2>{title}</h2>
          <ul className="ad-settings" aria-label={title}>
            {kinds.map((kind) => {
              const summary = summaries.find((one) => one.kind === kind);
              return summary && <SettingRow key={kind} {...summary} />;
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

function SettingRow({ kind, inForce, validFrom, nextFrom, changes }: SettingSummaryDto) {
  const { label, about } = SETTING_KINDS[kind];
  return (
    <li className="ad-setting-row">
      <div>
        <h3>
          <Link to={`/administration/settings/${kind}`}>{label}</Link>
        </h3>
        <p className="ad-setting-about">{about.split('. ')[0]?.replace(/\.$/, '')}.</p>
      </div>
      <p>{inForce}</p>
      <p className="ad-setting-when">
        {validFrom === null
          ? SETTINGS_LIST_TEXTS.firstValue
          : SETTINGS_LIST_TEXTS.since(formatDay(validFrom))}
        {changes > 0 &&
          ` · ${changes === 1 ? SETTINGS_LIST_TEXTS.oneChange : SETTINGS_LIST_TEXTS.changes(changes)}`}
        {nextFrom !== null && SETTINGS_LIST_TEXTS.nextSince(formatDay(nextFrom))}
      </p>
    </li>
  );
}
