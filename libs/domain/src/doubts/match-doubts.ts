import type { ServiceType } from '../enumerations/index.js';
import { COHERENCE_SOURCE, type Doubt } from './doubt.js';
import type { DossierMatch } from './dossier-keys.js';

/** Another dossier that matches, as the back office sees it. */
export interface MatchingDossier extends DossierMatch {
  readonly id: number;
  readonly serviceType: ServiceType | null;
}

const UNIT_FIELD = 'cadastralSheet';

/**
 * All that a fitter learns of other dossiers: that there is one for the same unit and the same
 * person. Nothing of it tells whose, when or what.
 */
export const listFitterMatchDoubts = (matches: readonly DossierMatch[]): Doubt[] =>
  matches.some(({ isSameUnit, isSamePerson }) => isSameUnit && isSamePerson)
    ? [
        {
          code: 'same-unit-and-person',
          field: UNIT_FIELD,
          value: '',
          limit: '',
          rule: 'La stessa spesa si comunica una volta sola',
          source: COHERENCE_SOURCE,
          message:
            'Per questa unità e questo beneficiario è già stata inviata una pratica: ricontrolla che lavori e spese siano diversi, la stessa spesa non si detrae due volte',
        },
      ]
    : [];

const isEcobonus = (service: ServiceType | null): boolean => service === 1;

function toOfficeDoubt(service: ServiceType | null, match: MatchingDossier): Doubt {
  const { id, isSameUnit, isSamePerson, isOverlapping, serviceType } = match;
  const works = isOverlapping ? 'nello stesso periodo' : 'in un altro periodo';
  const base = { value: `Pratica ${id}`, limit: '', source: COHERENCE_SOURCE };
  if (!isSameUnit)
    return {
      ...base,
      code: 'same-person',
      field: 'beneficiarySsn',
      rule: 'Una persona ha di solito un lavoro alla volta',
      message: `La pratica ${id} è dello stesso beneficiario, nello stesso periodo e per un’altra unità: ricontrolla i dati catastali di tutte e due`,
    };
  if (isEcobonus(service) !== isEcobonus(serviceType))
    return {
      ...base,
      code: 'both-bonuses',
      field: UNIT_FIELD,
      source: 'Circ. Agenzia delle Entrate: le due detrazioni non si sommano sulla stessa spesa',
      rule: 'La stessa spesa ha l’Ecobonus o il Bonus Casa, mai tutti e due',
      message: `La pratica ${id}, per la stessa unità e ${works}, chiede un’altra detrazione: ricontrolla che le spese siano diverse`,
    };
  return {
    ...base,
    code: 'same-unit',
    field: UNIT_FIELD,
    rule: 'La stessa spesa si comunica una volta sola',
    message: `La pratica ${id} è per la stessa unità${isSamePerson ? ' e lo stesso beneficiario' : ', con altri beneficiari'}, ${works}: ricontrolla che i lavori siano diversi`,
  };
}

/** What an operator reads of them: which ones they are. */
export const listOfficeMatchDoubts = (
  service: ServiceType | null,
  matches: readonly MatchingDossier[],
): Doubt[] => matches.map((match) => toOfficeDoubt(service, match));
