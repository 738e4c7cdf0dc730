import type { DossierForm } from '../dossier/index.js';
import type { PossessionTitle } from '../enumerations/index.js';

/**
 * What a beneficiary has on the property, as the tax law distinguishes it. ENEA's title 1 covers
 * holders of a real right of enjoyment and mere holders, so the title alone does not tell them
 * apart.
 */
export type PropertyRight =
  'owner' | 'bareOwner' | 'realRight' | 'mereHolder' | 'cohabitingRelative' | 'futureBuyer';

/** Rights in Italian, as part of a sentence. */
export const PROPERTY_RIGHT_LABELS: Readonly<Record<PropertyRight, string>> = {
  owner: 'proprietario',
  bareOwner: 'nudo proprietario',
  realRight: 'titolare di usufrutto, uso o abitazione',
  mereHolder: 'locatario o comodatario',
  cohabitingRelative: 'familiare convivente',
  futureBuyer: 'futuro acquirente',
};

const RIGHTS_BY_TITLE: Readonly<Record<Exclude<PossessionTitle, 1>, PropertyRight>> = {
  0: 'owner',
  2: 'cohabitingRelative',
  3: 'futureBuyer',
  4: 'bareOwner',
};

/** Fields that the estimate reads; `hasRealRight` is asked for beside the title. */
export type Possession = Pick<
  DossierForm,
  'isCompany' | 'immovablePossessionTitle' | 'immovablePossessionType'
> & { readonly hasRealRight?: boolean };

/** The right behind a title of possession; `null` while no title is chosen. */
export function getPropertyRight({
  immovablePossessionTitle: title,
  hasRealRight = false,
}: Pick<Possession, 'immovablePossessionTitle' | 'hasRealRight'>): PropertyRight | null {
  if (title === null) return null;
  if (title === 1) return hasRealRight ? 'realRight' : 'mereHolder';
  return RIGHTS_BY_TITLE[title];
}

/** A real right of enjoyment is asked of a person with ENEA's title 1. */
export const isRealRightAskedFor = (isCompany: boolean, title: PossessionTitle | null): boolean =>
  !isCompany && title === 1;

/**
 * Whether the estimate must ask if the beneficiary has a real right of enjoyment: ENEA's title 1 of
 * a person on a main home, where the answer decides the rate.
 */
export const isRealRightAsked = ({
  isCompany,
  immovablePossessionTitle,
  immovablePossessionType,
}: Possession): boolean =>
  isRealRightAskedFor(isCompany, immovablePossessionTitle) && immovablePossessionType === 0;
