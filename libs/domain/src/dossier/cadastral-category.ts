import { isCadastralCategory } from '../enumerations/index.js';
import type { DossierForm } from './dossier-form.js';

/** The category in the land registry: one of difficult attribution is chosen beside "altro". `null` while none is. */
export const getCadastralCategory = ({
  immovableCadastralCode: code,
  immovableParticularUse: use,
  immovableParticularUseHardAttribution: hard,
}: Pick<
  DossierForm,
  'immovableCadastralCode' | 'immovableParticularUse' | 'immovableParticularUseHardAttribution'
>): string | null =>
  code === 'altro' && use === 8 && hard !== null && !isCadastralCategory(hard) ? hard : code;
