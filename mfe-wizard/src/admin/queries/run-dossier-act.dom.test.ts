import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from '@jest/globals';
import { adminDossierKey, presenceKey, runDossierAct } from './useAdminDossier.js';

const ID = 12;

function openDossier() {
  const server = { revision: 1 };
  const queries = new QueryClient();
  queries.setQueryDefaults(adminDossierKey(ID), {
    queryFn: () => Promise.resolve({ revision: server.revision }),
  });
  const seen: unknown[] = [];
  const act = (header: unknown): Promise<number> => {
    seen.push(header);
    server.revision += 1;
    return Promise.resolve(server.revision);
  };
  return { queries, server, seen, act };
}

/** As a page that shows the dossier: what is invalidated is read again at once. */
function showDossier(queries: QueryClient): () => void {
  return new QueryObserver(queries, { queryKey: adminDossierKey(ID) }).subscribe(() => undefined);
}

it('gives each of two acts at once the revision that the one before left', async () => {
  const { queries, seen, act } = openDossier();
  const hide = showDossier(queries);
  await queries.refetchQueries({ queryKey: adminDossierKey(ID) });
  await Promise.all([runDossierAct(queries, ID, act), runDossierAct(queries, ID, act)]);
  expect(seen).toEqual([{ 'If-Match': '"1"' }, { 'If-Match': '"2"' }]);
  hide();
});

it('waits for a change of status that is on its way', async () => {
  const { queries, server, seen, act } = openDossier();
  const hide = showDossier(queries);
  await queries.refetchQueries({ queryKey: adminDossierKey(ID) });
  const change = queries.getMutationCache().build(queries, {
    mutationFn: async () => {
      await Promise.resolve();
      server.revision += 1;
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: adminDossierKey(ID) }),
  });
  await Promise.all([change.execute(undefined), runDossierAct(queries, ID, act)]);
  expect(seen).toEqual([{ 'If-Match': '"2"' }]);
  hide();
});

it('goes on after an act that was refused', async () => {
  const { queries, seen, act } = openDossier();
  const hide = showDossier(queries);
  await queries.refetchQueries({ queryKey: adminDossierKey(ID) });
  const refused = runDossierAct(queries, ID, () => Promise.reject(new Error('409')));
  const next = runDossierAct(queries, ID, act);
  await expect(refused).rejects.toThrow('409');
  await next;
  expect(seen).toEqual([{ 'If-Match': '"1"' }]);
  hide();
});

it.each([
  ['a colleague’s act that is read meanwhile does not count as seen', true, '"1"'],
  ['an act of one’s own does', false, '"2"'],
])('%s', async (_, isColleagues, header) => {
  const { queries, server, seen, act } = openDossier();
  const hide = showDossier(queries);
  await queries.refetchQueries({ queryKey: adminDossierKey(ID) });
  server.revision = 2;
  queries.setQueryData(presenceKey(ID), { reading: { revision: 2, isColleagues } });
  void queries.invalidateQueries({ queryKey: adminDossierKey(ID) });
  await runDossierAct(queries, ID, act);
  expect(seen).toEqual([{ 'If-Match': header }]);
  hide();
});
