import { useState, useEffect, type ReactNode } from 'react';
import { fitImageSize, nextRotation, type Size, type Rotation } from './image-fit.js';
import { Button } from '../basic/index.js';
import { isPageKey } from '../keyboard/keyboard-target.js';
import { useSingleKeys } from '../shortcuts/single-keys.js';
import { useKeyDown } from '../shortcuts/useKeyDown.js';
import type { PreviewFile } from './preview.types.js';
import { PREVIEW_TEXTS as TEXTS } from './texts.js';

const ZOOM_LEVELS = [1, 1.5, 2, 3, 4] as const;

/** The zoom level and the turns of each picture, kept in this tab like those of PDFs. */
const kept = { step: 0, turns: new Map<number, Rotation>() };

interface ImagePreviewProps {
  file: PreviewFile;
  blob: Blob;
  /** Another way to a file that cannot be shown. */
  renderFault: (text: string) => ReactNode;
}

/** A whole image that can be rotated and enlarged, because photographed documents are often sideways with small print. */
export function ImagePreview({ file, blob, renderFault }: ImagePreviewProps) {
  const { id, fileName: name, contentType } = file;
  const address = useObjectUrl(blob, contentType);
  const { ref, size: stage } = useElementSize();
  const [picture, setPicture] = useState<Size | null>(null);
  const [turn, setTurn] = useState<Rotation>(kept.turns.get(id) ?? 0);
  const [step, setStep] = useState(kept.step);
  const [broken, setBroken] = useState(false);
  const zoom = ZOOM_LEVELS[step] ?? 1;
  const drawn = picture && stage ? fitImageSize(picture, stage, turn, zoom) : null;
  const isAcross = turn % 180 !== 0;
  const zoomTo = (next: number) => {
    const within = Math.min(Math.max(next, 0), ZOOM_LEVELS.length - 1);
    kept.step = within;
    setStep(within);
  };
  const rotate = () => {
    kept.turns.set(id, nextRotation(turn));
    setTurn(nextRotation(turn));
  };
  useKeyDown(useSingleKeys(), (event) => {
    if ((event.key !== '+' && event.key !== '-') || !isPageKey(event)) return;
    event.preventDefault();
    zoomTo(step + (event.key === '+' ? 1 : -1));
  });

  if (broken) return renderFault(TEXTS.damagedImage);
  return (
    <div className="preview-picture">
      <ImageTools step={step} onStep={zoomTo} onRotate={rotate} />
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
            src={address ?? undefined}
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

/** Gives an address in our origin a content type of ours, where only images may be rendered. */
function useObjectUrl(blob: Blob, contentType: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const created = URL.createObjectURL(new Blob([blob], { type: contentType }));
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [blob, contentType]);
  return address;
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
