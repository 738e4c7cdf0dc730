import { VETRI_PRE } from '@pratiche/domain';
import { useWatch } from 'react-hook-form';
import { useDossier } from '../../wizard/context.js';

const OPAQUE = VETRI_PRE.filter(({ value }) => value === 'opaco');

/** A front door always had an opaque panel: there is nothing else to choose. */
export function useWindowChoices(index: number, field: string): { choices: typeof OPAQUE; clearable: false } | null {
  const { form } = useDossier();
  const type = useWatch({ control: form.control, name: `manufatti.serramenti.${index}.tipologiaInfisso`, disabled: field !== 'tipologiaVetroPre' });
  return field === 'tipologiaVetroPre' && type === 'portoncino' ? { choices: OPAQUE, clearable: false } : null;
}
