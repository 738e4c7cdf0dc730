import type { DossierForm } from '@pratiche/domain';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { useFieldReturnText } from '../returns/useReturnPoints.js';
import { useMunicipalities } from './useMunicipalities.js';

/** The municipality of the works as our list has it; `null` where it has none of that name. */
function usePropertyMunicipality() {
  const municipalities = useMunicipalities();
  const name = useDossierState((state) => state.form.immovableMunicipality);
  const province = useDossierState((state) => state.form.immovableProvince);
  return municipalities.find((one) => one.name === name && one.province === province) ?? null;
}

/** Customers cannot know the climate zone: they are not asked for one that follows from the municipality. */
export function useIsZoneHidden(): boolean {
  const { viewer } = useDossierSession();
  const municipality = usePropertyMunicipality();
  const zone = useDossierState((state) => state.form.immovableClimateZone);
  return viewer === 'beneficiary' && Boolean(zone) && municipality?.climateZone === zone;
}

/** Nor do they know the code of the municipality, unless somebody asks for another. */
export function useIsMunicipalityCodeHidden(): boolean {
  const { viewer } = useDossierSession();
  const municipality = usePropertyMunicipality();
  const code = useDossierState((state) => state.form.immovableMunicipalityCode);
  const isAsked = useFieldReturnText('immovableMunicipalityCode') !== null;
  return viewer === 'beneficiary' && !isAsked && Boolean(code) && municipality?.code === code;
}

/** What a customer does not read of an address: it follows from the municipality. */
export const CUSTOMER_HIDDEN_FIELDS: ReadonlySet<keyof DossierForm> = new Set([
  'immovableClimateZone',
  'immovableMunicipalityCode',
]);
