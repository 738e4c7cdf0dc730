import type { AdminDossierDto } from '@pratiche/api';
import { isStatusCode, locateDifference, type EneaFiling } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { useAllRules } from '../../form/useAllRules.js';
import { officeEditFieldPath } from '../../shared/admin-dossier-path.js';
import { focusSheetPlace } from '../enea-sheet/useSheetShortcuts.js';
import { ENEA_TEXTS } from './enea-texts.js';
import { getFilingPartId } from './status-actions.js';

/** Leads from differences of a declaration to where each is mended. */
export function useDifferencePlaces(dossier: AdminDossierDto, filing: EneaFiling) {
  const { buildEneaSheet } = useAllRules();
  const sheet = useMemo(() => buildEneaSheet(dossier), [buildEneaSheet, dossier]);
  const { code } = dossier.status;
  return (key: string) =>
    isStatusCode(code)
      ? locateDifference(key, { form: dossier, filing, status: code, sheet })
      : null;
}

interface DifferenceLinkProps {
  dossierId: number;
  filing: EneaFiling;
  place: ReturnType<ReturnType<typeof useDifferencePlaces>>;
  /** The value that differs. */
  label: string;
}

/** Opens the office's edit at a field, or takes the focus to its place on this page. */
export function DifferenceLink({ dossierId, filing, place, label }: DifferenceLinkProps) {
  // The way back to the list of the operator goes along.
  const from: unknown = useLocation().state;
  if (place === null) return null;
  if (place.kind === 'edit')
    return (
      <Link
        to={officeEditFieldPath(dossierId, place.path)}
        state={from}
        aria-label={ENEA_TEXTS.mendOf(label)}
      >
        {ENEA_TEXTS.mend}
      </Link>
    );
  const show = () => {
    if (place.kind === 'sheet') focusSheetPlace(place.key);
    else focusFilingPart(getFilingPartId(place.part, filing));
  };
  return (
    <Button type="link" aria-label={ENEA_TEXTS.showOf(label)} onClick={show}>
      {ENEA_TEXTS.show}
    </Button>
  );
}

/** Its field; past its step only the text stands there. */
function focusFilingPart(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  (field ?? document.getElementById('admin-files-title'))?.scrollIntoView({ block: 'center' });
}
