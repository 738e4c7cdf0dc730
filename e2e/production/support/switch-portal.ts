import { reopenSql } from '../../../backend/test/kit/account-fixtures.js';
import { setPortal, type PortalInfo } from '../../../backend/test/kit/portal.js';

/** Names the portal and its database that the kit speaks with from now on, of several in one run. */
export async function switchPortal(info: PortalInfo): Promise<void> {
  await reopenSql();
  setPortal(info);
}
