import type { DossierForm } from '../dossier/index.js';
import type { ServiceType } from '../enumerations/index.js';
import type { FieldError } from './field-error.js';

export const PERSON_ONLY_MESSAGE =
  'Per questo servizio il beneficiario deve essere una persona fisica';
export const WINDOWS_ONLY_MESSAGE = 'Per questo servizio puoi inserire solo serramenti';
export const RESIDENTIAL_ONLY_MESSAGE = 'Per questo servizio è ammesso solo l’uso residenziale';

/** Bonus Casa and Bonus Sicurezza: windows only, natural person only, residential use only (spec wizard §5). */
export const isLimitedService = (service: ServiceType | null): boolean =>
  service === 2 || service === 3;

export const checkNaturalPerson = (form: DossierForm): FieldError[] =>
  isLimitedService(form.serviceType) && form.isCompany
    ? [{ field: 'isCompany', message: PERSON_ONLY_MESSAGE }]
    : [];

/** People who share the deduction must be natural persons as well. */
export const checkOtherNaturalPersons = ({
  serviceType,
  otherBeneficiaries,
}: DossierForm): FieldError[] =>
  otherBeneficiaries.flatMap(({ isCompany }, index) =>
    isLimitedService(serviceType) && isCompany
      ? [{ field: `otherBeneficiaries.${index}.isCompany`, message: PERSON_ONLY_MESSAGE }]
      : [],
  );

export const checkResidentialUse = (form: DossierForm): FieldError[] =>
  isLimitedService(form.serviceType)
    ? (['immovableGeneralUse', 'immovableParticularUse'] as const)
        .filter((field) => form[field] !== null && form[field] !== 0)
        .map((field) => ({ field, message: RESIDENTIAL_ONLY_MESSAGE }))
    : [];

export const checkWindowsOnly = (form: DossierForm): FieldError[] =>
  isLimitedService(form.serviceType)
    ? (['schermature', 'chiusure'] as const)
        .filter((list) => form.manufatti[list].length > 0)
        .map((list) => ({ field: `manufatti.${list}`, message: WINDOWS_ONLY_MESSAGE }))
    : [];
