import { toDossierSearch } from '@pratiche/domain';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readListOrigin, readOriginAddress, type ListOrigin } from './list-origin.js';

/**
 * The list in the dossier's address, so that a reload or a link goes on in it. The page before may
 * have handed it over in the history only: then it moves into the address, and the other way round.
 */
export function useListOrigin(): ListOrigin | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const handedOver = readOriginAddress(state);
  const wanted = readListOrigin(search) === null ? toDossierSearch(handedOver ?? '') : search;
  // At once, not when it has moved: a quick key must not find a dossier without its list.
  const origin = useMemo(() => (wanted === null ? null : readListOrigin(wanted)), [wanted]);
  const from = origin?.address ?? handedOver;

  useEffect(() => {
    if (wanted === null || (wanted === search && from === handedOver)) return;
    // A page that is being left must not call its reader back.
    if (window.location.pathname !== pathname) return;
    void navigate(
      { pathname, search: wanted, hash },
      { replace: true, preventScrollReset: true, state: { from } },
    );
  }, [navigate, pathname, search, hash, wanted, from, handedOver]);

  return origin;
}
