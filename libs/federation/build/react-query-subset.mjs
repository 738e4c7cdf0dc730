// The exports of the query library that host and remotes use; a name missing here is undefined in
// the browser (`shared-subsets.test.ts` checks this). The list may only grow: a remote of an
// earlier version still uses its exports.
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from 'react-query-whole';
