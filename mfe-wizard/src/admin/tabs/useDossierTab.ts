import { useState } from 'react';
import { useLocation } from 'react-router';

const DOSSIER_TABS = ['documenti', 'messaggi', 'storia'] as const;
export type DossierTab = (typeof DOSSIER_TABS)[number];

/** The part that an address names; notes are in the thread with the messages. */
const findTab = (hash: string): DossierTab | undefined =>
  hash === '#note' ? 'messaggi' : DOSSIER_TABS.find((tab) => hash === `#${tab}`);

/** The open part beside the data; an address that ends in `#messaggi` or `#note` opens the messages. */
export function useDossierTab(): [DossierTab, (tab: DossierTab) => void] {
  const { hash, key } = useLocation();
  const [shown, setShown] = useState(() => ({ tab: findTab(location.hash) ?? 'documenti', key }));
  // A notification may lead to the dossier that is open already.
  if (shown.key !== key) setShown({ tab: findTab(hash) ?? shown.tab, key });
  return [shown.tab, (tab) => setShown({ tab, key })];
}
