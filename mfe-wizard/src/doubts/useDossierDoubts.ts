import type { AdminDossierDto, DossierDoubtsDto } from '@pratiche/api';
import { listDoubtsOfDocument, type ReturnDoubt } from '@pratiche/domain';
import { useMunicipalityFinder } from '../fields/useMunicipalityFinder.js';
import { useAllRules } from '../form/useAllRules.js';
import { getDoubtLabel } from './doubt-label.js';
import { useComparedDoubts, type DoubtMark } from './useComparedDoubts.js';

/** A doubt as an operator reads it. */
export interface DossierDoubt extends ReturnDoubt, DoubtMark {
  source?: string | undefined;
}

/**
 * All that deserves a second look in a received dossier: what the fitter has read, then what comparing
 * the dossier with its invoices and with others found.
 * @param isAsked nothing is worked out before
 */
export function useDossierDoubts(
  dossier: AdminDossierDto,
  isAsked = true,
): { doubts: DossierDoubt[]; others: DossierDoubtsDto['others'] } {
  const { listDossierWarnings } = useAllRules();
  const findMunicipalities = useMunicipalityFinder(isAsked);
  const compared = useComparedDoubts(dossier, isAsked);
  if (!isAsked) return { doubts: [], others: [] };
  const found = [
    ...listDossierWarnings(dossier, undefined, findMunicipalities).map((warning) => ({
      ...warning,
      code: null,
      origin: 'form',
      ...compared.findMark(warning),
    })),
    ...compared.doubts,
  ];
  return {
    doubts: found.map((doubt) => ({ ...doubt, label: getDoubtLabel(doubt.field) })),
    others: compared.others,
  };
}

/** The doubts about one document, seen ones among them. */
export function useDocumentDoubts(dossier: AdminDossierDto, documentCode: string): DossierDoubt[] {
  return listDoubtsOfDocument(useDossierDoubts(dossier).doubts, documentCode);
}
