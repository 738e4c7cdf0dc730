import type { StepId } from '@pratiche/domain';
import { lazyDialog } from '../shared/lazy-dialog.js';
import { useStepReturnTexts } from './useReturnPoints.js';

/** The names of the fields come with the rules that no first page needs. */
const StepReturnLines = lazyDialog(async () => (await import('./return-parts.js')).StepReturnLines);

/** What of this step the operators want corrected; each line goes when its value changes. */
export function StepReturnNote({ step }: { step: StepId }) {
  const points = useStepReturnTexts(step);
  return points.length === 0 ? null : <StepReturnLines key={step} points={points} />;
}
