import { Button } from '../basic/index.js';
import { PREVIEW_TEXTS as TEXTS } from './texts.js';

export const ZOOM_LEVELS = [1, 1.5, 2, 3, 4] as const;

interface ImageToolsProps {
  /** Index of the zoom level. */
  step: number;
  onStep: (step: number) => void;
  onRotate: () => void;
}

/** Rotates and enlarges an image. */
export function ImageTools({ step, onStep, onRotate }: ImageToolsProps) {
  return (
    <div className="preview-tools" role="group" aria-label={TEXTS.image}>
      <Button size="small" onClick={onRotate}>
        {TEXTS.rotate}
      </Button>
      <Button
        size="small"
        aria-label={TEXTS.smaller}
        disabled={step === 0}
        onClick={() => onStep(step - 1)}
      >
        −
      </Button>
      <span className="preview-zoom" aria-live="polite">
        {Math.round((ZOOM_LEVELS[step] ?? 1) * 100)}%
      </span>
      <Button
        size="small"
        aria-label={TEXTS.larger}
        disabled={step === ZOOM_LEVELS.length - 1}
        onClick={() => onStep(step + 1)}
      >
        +
      </Button>
    </div>
  );
}
