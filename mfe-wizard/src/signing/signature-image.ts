import { SIGNATURE_BOX } from './signature-strokes.js';
import type { SignatureMark } from './SignatureInput.js';

const INK = '#15211b';
const TYPEFACES = "Georgia, 'Times New Roman', serif";

/** The signature as the picture that is printed on the paper: PNG on a transparent ground. */
export function drawSignatureImage(mark: SignatureMark): string {
  const canvas = document.createElement('canvas');
  const { width, height } = SIGNATURE_BOX;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  if (mark.kind === 'drawn') {
    context.strokeStyle = INK;
    context.lineWidth = 4;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(new Path2D(mark.path));
  } else {
    context.fillStyle = INK;
    context.font = fontFor(context, mark.name, width - 40);
    context.textBaseline = 'middle';
    context.fillText(mark.name, 20, height / 2, width - 40);
  }
  return canvas.toDataURL('image/png');
}

/** The largest size at which a name fits. */
function fontFor(context: CanvasRenderingContext2D, name: string, room: number): string {
  const at = (size: number) => `italic ${size}px ${TYPEFACES}`;
  for (let size = 72; size > 20; size -= 4) {
    context.font = at(size);
    if (context.measureText(name).width <= room) return at(size);
  }
  return at(20);
}
