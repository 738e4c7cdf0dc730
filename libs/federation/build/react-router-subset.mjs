// What host and remotes use of the router; a name that is missing here is undefined in the browser (`shared-subsets.test.ts` looks).
// It may only grow: a remote of an earlier version still asks for what it used.
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
