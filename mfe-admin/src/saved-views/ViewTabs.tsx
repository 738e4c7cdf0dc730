import { type SavedViewDto, type ViewCountDto, readData } from '@pratiche/api';
import { getTodayInRome, listReadyViews } from '@pratiche/domain';
import { useCommands } from '@pratiche/ui/office';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { isSameSavedViewQuery } from './saved-view-query.js';
import { SavedViewsDialog } from './SavedViewsDialog.js';
import { useSavedViews } from './useSavedViews.js';
import { LIST_REFRESH_MS } from '../shared/list-refresh.js';
import { SAVED_VIEWS_TEXTS } from './texts.js';

interface ViewTab {
  key: string;
  label: string;
  query: Readonly<Record<string, string>>;
  isUrgent: boolean;
}

/** The views of a list with their numbers of dossiers: those of all operators, own and shared ones. */
export function ViewTabs({ list }: { list: SavedViewDto['list'] }) {
  const views = useSavedViews(list);
  const counts = useViewCounts(list);
  const [isManaging, setManaging] = useState(false);
  const ready = listReadyViews(list, getTodayInRome()).map(
    ({ key, label, query, isUrgent = false }): ViewTab => ({
      key,
      label,
      query: query as Record<string, string>,
      isUrgent,
    }),
  );
  const tabs = [
    ...ready,
    ...views.views.map(({ id, name, query }): ViewTab => ({
      key: String(id),
      label: name,
      query: query as Record<string, string>,
      isUrgent: false,
    })),
  ];
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useCommands(SAVED_VIEWS_TEXTS.views, [
    ...tabs.map(({ key, label, query }) => ({
      id: key,
      label: SAVED_VIEWS_TEXTS.openView(label),
      run: () => void navigate({ pathname, search: `?${new URLSearchParams(query)}` }),
    })),
    { id: 'manage', label: SAVED_VIEWS_TEXTS.manageCommand, run: () => setManaging(true) },
  ]);
  const active = tabs.find(({ query }) => isSameSavedViewQuery(query, views.current));
  return (
    <>
      <nav className="ad-views" aria-label={SAVED_VIEWS_TEXTS.views}>
        <ul>
          {tabs.map((tab) => (
            <li key={tab.key}>
              <ViewLink tab={tab} isActive={tab === active} count={counts.get(tab.key)} />
            </li>
          ))}
          <li>
            <button type="button" className="ad-view-save" onClick={() => setManaging(true)}>
              {views.views.some(({ isOwn }) => isOwn)
                ? SAVED_VIEWS_TEXTS.manage
                : SAVED_VIEWS_TEXTS.saveFirst}
            </button>
          </li>
        </ul>
      </nav>
      <SavedViewsDialog open={isManaging} views={views} onClose={() => setManaging(false)} />
    </>
  );
}

interface ViewLinkProps {
  tab: ViewTab;
  isActive: boolean;
  count: ViewCountDto | undefined;
}

function ViewLink({ tab: { label, query, isUrgent }, isActive, count }: ViewLinkProps) {
  const { pathname } = useLocation();
  const search = new URLSearchParams(query).toString();
  const isLoud = isUrgent && (count?.count ?? 0) > 0;
  return (
    <Link
      to={{ pathname, search: search === '' ? '' : `?${search}` }}
      className={isActive ? 'ad-view ad-view-active' : 'ad-view'}
      {...(isActive ? { 'aria-current': 'page' as const } : {})}
    >
      {label}{' '}
      {count && (
        <span className={isLoud ? 'ad-count ad-view-loud' : 'ad-count'}>
          {count.isMore ? `${count.count}+` : count.count}
        </span>
      )}
    </Link>
  );
}

/** How many dossiers each view shows; views that search a name are not counted. */
function useViewCounts(list: SavedViewDto['list']): ReadonlyMap<string, ViewCountDto> {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['dossier-view-counts', list],
    queryFn: ({ signal }) =>
      readData(api.GET('/api/Module/views/counts', { params: { query: { list } }, signal })),
    staleTime: 0,
    refetchInterval: LIST_REFRESH_MS,
  });
  return new Map(data.map((one) => [one.key, one]));
}
