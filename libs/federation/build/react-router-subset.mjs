// The exports of the router that host and remotes use; a name missing here is undefined in the
// browser (`shared-subsets.test.ts` checks this). The list may only grow: a remote of an earlier
// version still uses its exports.
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-whole';
