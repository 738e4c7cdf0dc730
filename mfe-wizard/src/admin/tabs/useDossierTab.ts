import { useState } from 'react';

const DOSSIER_TABS = ['documenti', 'messaggi', 'storia'] as const;
export type DossierTab = (typeof DOSSIER_TABS)[number];

/** The open part beside the data; an address that ends in `#messaggi` opens the messages. */
export function useDossierTab(): [DossierTab, (tab: DossierTab) => void] {
  return useState<DossierTab>(
    () => DOSSIER_TABS.find((tab) => location.hash === `#${tab}`) ?? 'documenti',
  );
}
