import { useState, useEffect } from 'react';
import { fitImageSize, nextRotation, type Size, type Rotation } from './image-fit.js';
import { Button } from '../basic/index.js';
import { PREVIEW_TEXTS as TEXTS } from './texts.js';

const ZOOM_LEVELS = [1, 1.5, 2, 3, 4] as const;

/** A whole image that can be rotated and enlarged, because photographed documents are often sideways with small print. */
export function ImagePreview({ address, name }: { address: string; name: string }) {
  const { ref, size: stage } = useElementSize();
  const [picture, setPicture] = useState<Size | null>(null);
  const [turn, setTurn] = useState<Rotation>(0);
  const [step, setStep] = useState(0);
  const [broken, setBroken] = useState(false);
  const zoom = ZOOM_LEVELS[step] ?? 1;
  const drawn = picture && stage ? fitImageSize(picture, stage, turn, zoom) : null;
  const isAcross = turn % 180 !== 0;

  if (broken)
    return (
      <p className="preview-none" role="alert">
        {TEXTS.damagedImage}
      </p>
    );
  return (
    <div className="preview-picture">
      <ImageTools step={step} onStep={setStep} onRotate={() => setTurn(nextRotation)} />
      {/* Scrolled by keyboard too, hence the tab stop. */}
      <div
        className="preview-stage"
        ref={ref}
        tabIndex={0}
        role="region"
        aria-label={TEXTS.imageOf(name)}
      >
        <div
          className="preview-frame"
          style={
            drawn
              ? {
                  width: isAcross ? drawn.height : drawn.width,
                  height: isAcross ? drawn.width : drawn.height,
                }
              : undefined
          }
        >
          <img
            src={address}
            alt={TEXTS.uploadedImage(name)}
            style={
              drawn
                ? { ...drawn, transform: `translate(-50%, -50%) rotate(${turn}deg)` }
                : { visibility: 'hidden' }
            }
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setPicture({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setBroken(true)}
          />
        </div>
      </div>
    </div>
  );
}

interface ElementSize {
  ref: (element: HTMLElement | null) => void;
  size: Size | null;
}

/** Size of an element as it is now; `null` until it is there. */
function useElementSize(): ElementSize {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, size };
}

interface ImageToolsProps {
  /** Index of the zoom level. */
  step: number;
  onStep: (step: number) => void;
  onRotate: () => void;
}

/** Rotates and enlarges an image. */
function ImageTools({ step, onStep, onRotate }: ImageToolsProps) {
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
