import { VETRI_PRE, hasAlwaysOpaquePanel } from '@pratiche/domain';
import { useWatch } from 'react-hook-form';
import { useDossierSession } from '../../form/dossier-session-context.js';

const OPAQUE_CHOICES = VETRI_PRE.filter(({ value }) => value === 'opaco');

/** Limits the glass choices of a window whose panel was opaque, because no other choice applies. */
export function useWindowChoices(
  index: number,
  field: string,
): { choices: typeof OPAQUE_CHOICES; clearable: false } | null {
  const { form } = useDossierSession();
  const type = useWatch({
    control: form.control,
    name: `manufatti.serramenti.${index}.tipologiaInfisso`,
    disabled: field !== 'tipologiaVetroPre',
  });
  return field === 'tipologiaVetroPre' && hasAlwaysOpaquePanel(type)
    ? { choices: OPAQUE_CHOICES, clearable: false }
    : null;
}
