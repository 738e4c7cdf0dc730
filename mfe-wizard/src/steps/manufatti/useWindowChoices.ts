import { isAlwaysOpaque, VETRI_PRE } from '@pratiche/domain';
import { useWatch } from 'react-hook-form';
import { useDossier } from '../../wizard/context.js';

const OPAQUE = VETRI_PRE.filter(({ value }) => value === 'opaco');

/** Where the panel was opaque whatever happens there is nothing else to choose. */
export function useWindowChoices(
  index: number,
  field: string,
): { choices: typeof OPAQUE; clearable: false } | null {
  const { form } = useDossier();
  const type = useWatch({
    control: form.control,
    name: `manufatti.serramenti.${index}.tipologiaInfisso`,
    disabled: field !== 'tipologiaVetroPre',
  });
  return field === 'tipologiaVetroPre' && isAlwaysOpaque(type)
    ? { choices: OPAQUE, clearable: false }
    : null;
}
