import { remotePages } from '@pratiche/federation/remote';
import { DraftsPage } from './drafts/DraftsPage.js';
import { PlainPage } from './PlainPage.js';

/** Every page that the host may ask this remote for, and no other: `tsc` names what is missing. */
export default remotePages('mfe-lists', {
  drafts: DraftsPage,
  sent: () => <PlainPage title="Inviate" />,
  elaborate: () => <PlainPage title="In elaborazione" />,
});
