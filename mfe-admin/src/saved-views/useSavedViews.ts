import type { SavedView, SavedViewInput } from '@pratiche/api';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isSameSavedViewQuery, toSavedViewQuery } from './saved-view-query.js';

/** Where a new view is named. */
export const VIEW_NAME_ID = 'view-name';

/**
 * An operator's saved views of a list. The default view is applied when the list is opened without
 * URL parameters.
 */
export function useSavedViews(list: SavedView['list']) {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const { data: views } = useQuery({
    queryKey: ['views', list],
    queryFn: ({ signal }) => api.board.views(list, signal),
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

  async function change(
    act: () => Promise<unknown>,
    successMessage: string,
  ): Promise<string | null> {
    try {
      await act();
      alerts.success(successMessage);
      return null;
    } catch (error) {
      return errorText(error);
    } finally {
      await queries.invalidateQueries({ queryKey: ['views', list] });
    }
  }

  return {
    views: views ?? [],
    shown: views?.find(({ query }) => isSameSavedViewQuery(query, current)) ?? null,
    show: (view: SavedView | null) => setAddress(new URLSearchParams(view?.query ?? {})),
    /** Each answers why it failed, or `null`. */
    add: (name: string, isDefault: boolean) =>
      change(
        () => api.board.addView({ list, name, query: current, isDefault }),
        `Vista «${name}» salvata`,
      ),
    change: ({ id, ...view }: SavedView, part: Partial<SavedViewInput>) =>
      change(
        () => api.board.changeView(id, { ...view, ...part }),
        `Vista «${part.name ?? view.name}» aggiornata`,
      ),
    remove: ({ id, name }: SavedView) =>
      change(() => api.board.removeView(id), `Vista «${name}» eliminata`),
    current,
  };
}

export type SavedViewsState = ReturnType<typeof useSavedViews>;
