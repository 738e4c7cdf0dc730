import { readData, type SavedViewDto, type SavedViewRequestDto } from '@pratiche/api';
import { errorText, useApi } from '@pratiche/ui';
import { useNotification } from '@pratiche/ui/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { toSavedViewQuery } from './saved-view-query.js';
import { SAVED_VIEWS_TEXTS } from './texts.js';

/** Where a new view is named. */
export const VIEW_NAME_ID = 'view-name';

export type NewView = Pick<SavedViewRequestDto, 'name' | 'isDefault' | 'isShared'>;

export interface SavedViewsState {
  views: readonly SavedViewDto[];
  /** Search, filters and order of the list as it is now. */
  current: Record<string, string>;
  /** Each of these answers why it failed, or `null`. */
  addView: (view: NewView) => Promise<string | null>;
  changeView: (view: SavedViewDto, part: Partial<SavedViewRequestDto>) => Promise<string | null>;
  removeView: (view: SavedViewDto) => Promise<string | null>;
}

/**
 * An operator's saved views of a list. The default view is applied when the list is opened without
 * URL parameters.
 */
export function useSavedViews(list: SavedViewDto['list']): SavedViewsState {
  const api = useApi();
  const notify = useNotification();
  const queries = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const { data: views } = useQuery({
    queryKey: ['views', list],
    queryFn: ({ signal }) =>
      readData(api.GET('/api/Module/views', { params: { query: { list } }, signal })),
  });
  const isOpened = useRef(false);

  // Applied once per opening: a user who removes the filters afterwards wants to see the whole
  // list.
  useEffect(() => {
    if (views === undefined || isOpened.current) return;
    isOpened.current = true;
    const first = views.find(({ isDefault }) => isDefault);
    if (first !== undefined && address.size === 0)
      setAddress(new URLSearchParams(first.query), { replace: true });
  }, [views, address, setAddress]);

  const current = toSavedViewQuery(address);

  async function saveChange(
    action: () => Promise<unknown>,
    successMessage: string,
  ): Promise<string | null> {
    try {
      await action();
      notify.success(successMessage);
      return null;
    } catch (error) {
      return errorText(error);
    } finally {
      await queries.invalidateQueries({ queryKey: ['views', list] });
      void queries.invalidateQueries({ queryKey: ['dossier-view-counts', list] });
    }
  }

  return {
    views: views ?? [],
    current,
    addView: (view) =>
      saveChange(
        () => readData(api.POST('/api/Module/views', { body: { list, query: current, ...view } })),
        SAVED_VIEWS_TEXTS.saved(view.name),
      ),
    changeView: ({ id, isOwn: _isOwn, ...view }, part) =>
      saveChange(
        () =>
          readData(
            api.PUT('/api/Module/views/{id}', {
              params: { path: { id } },
              body: { ...view, ...part },
            }),
          ),
        SAVED_VIEWS_TEXTS.updated(part.name ?? view.name),
      ),
    removeView: ({ id, name }) =>
      saveChange(
        () => api.DELETE('/api/Module/views/{id}', { params: { path: { id } } }),
        SAVED_VIEWS_TEXTS.removed(name),
      ),
  };
}
