// What host and remotes use of the query library; a name that is missing here is undefined in the browser (`shared-subsets.test.ts` looks).
// It may only grow: a remote of an earlier version still asks for what it used.
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from 'react-query-whole';
