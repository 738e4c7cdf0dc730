import { useState } from 'react';
import { fitImageSize, nextRotation, type Size, type Rotation } from './image-fit.js';
import { ImageTools, ZOOM_LEVELS } from './ImageTools.js';
import { useElementSize } from './useElementSize.js';
import { PREVIEW_TEXTS as TEXTS } from './texts.js';

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
