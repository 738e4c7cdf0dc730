import { Button, FieldNotes } from '@pratiche/ui';
import {
  isDrawn,
  SIGNATURE_BOX,
  type StrokePoint,
  type Strokes,
} from '@pratiche/domain/signatures';
import { useRef, useState, type PointerEvent } from 'react';
import {
  appendPoint,
  beginStroke,
  listDrawnStrokes,
  toBoxPoint,
  toSvgPath,
} from './signature-strokes.js';
import { SIGNING_FLOW_TEXTS as TEXTS } from './flow-texts.js';

const AREA_ID = 'firma-disegno';

interface SignatureAreaProps {
  error: string | null;
  /** `null` while nothing is drawn. */
  onChange: (strokes: Strokes | null) => void;
}

/** Where a signature is drawn with finger, pen or mouse. */
export function SignatureArea({ error, onChange }: SignatureAreaProps) {
  const [strokes, setStrokes] = useState<Strokes>([]);
  const area = useRef<SVGSVGElement>(null);
  const isDown = useRef(false);

  const pointOf = ({ clientX, clientY }: PointerEvent): StrokePoint =>
    toBoxPoint(
      { x: clientX, y: clientY },
      area.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 },
    );
  const begin = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    isDown.current = true;
    // The line goes on when the finger leaves the area.
    area.current?.setPointerCapture?.(event.pointerId);
    const point = pointOf(event);
    setStrokes((before) => beginStroke(before, point));
  };
  const draw = (event: PointerEvent) => {
    if (!isDown.current || !event.isPrimary) return;
    const point = pointOf(event);
    setStrokes((before) => appendPoint(before, point));
  };
  const end = () => {
    if (!isDown.current) return;
    isDown.current = false;
    onChange(isDrawn(strokes) ? listDrawnStrokes(strokes) : null);
  };
  const clear = () => {
    setStrokes([]);
    onChange(null);
  };

  return (
    <div className="wz-signature-area">
      <svg
        ref={area}
        id={AREA_ID}
        viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={isDrawn(strokes) ? TEXTS.drawnSignature : TEXTS.signatureArea}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${AREA_ID}-error`}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="24" x2="576" y1="160" y2="160" className="wz-signature-line" />
        <path d={toSvgPath(strokes)} className="wz-signature-ink" />
      </svg>
      <FieldNotes id={AREA_ID} error={error} />
      <Button onClick={clear} disabled={strokes.length === 0}>
        {TEXTS.drawAgain}
      </Button>
    </div>
  );
}
