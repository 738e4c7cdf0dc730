import { getFieldLabel } from '@pratiche/domain/all-rules';
import { Alert } from '@pratiche/ui';
import type { useStepReturnTexts } from './useReturnPoints.js';
import { RETURN_TEXTS } from './texts.js';

/** The points of a step, each with the name of its field. */
export function StepReturnLines({ points }: { points: ReturnType<typeof useStepReturnTexts> }) {
  return (
    <Alert
      className="wz-note"
      type="warning"
      showIcon
      title={RETURN_TEXTS.toCorrect}
      description={
        <ul>
          {points.map(({ field, text }) => (
            <li key={field}>
              <strong>{getFieldLabel(field)}</strong>: {text}
            </li>
          ))}
        </ul>
      }
    />
  );
}
