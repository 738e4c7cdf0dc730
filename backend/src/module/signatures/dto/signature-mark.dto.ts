import {
  findStrokesFault,
  MARK_MESSAGES,
  STROKE_LIMITS,
  type StrokePoint,
} from '@pratiche/domain/signatures';
import {
  createField,
  KeepsRuleWithObject,
  WholeNumberField,
} from '../../../platform/validation/index.js';

const [MIN_WIDTH, MAX_WIDTH] = STROKE_LIMITS.width;
const [MIN_HEIGHT, MAX_HEIGHT] = STROKE_LIMITS.height;
const POINT = { type: 'array', minItems: 2, maxItems: 2, items: { type: 'integer' } };

/** A drawn signature as the lines of the pen. */
export class DrawnSignatureDto {
  @WholeNumberField({
    min: MIN_WIDTH,
    max: MAX_WIDTH,
    description: 'Width of the box that it was drawn in.',
    example: 600,
  })
  width!: number;

  @WholeNumberField({
    min: MIN_HEIGHT,
    max: MAX_HEIGHT,
    description: 'Height of the box.',
    example: 200,
  })
  height!: number;

  @createField({
    options: {
      description: `Lines of the pen, each a list of [x, y] within the box, without times; ${STROKE_LIMITS.points} points at most.`,
      example: [
        [
          [20, 120],
          [90, 60],
          [160, 130],
        ],
      ],
    },
    api: {
      type: 'array',
      maxItems: STROKE_LIMITS.strokes,
      items: { type: 'array', maxItems: STROKE_LIMITS.pointsOfStroke, items: POINT },
    },
    rules: [
      KeepsRuleWithObject('strokes', (strokes, box) => {
        const { width, height } = box as DrawnSignatureDto;
        const fault = findStrokesFault(strokes, { width, height });
        // The fields of the box say what is wrong with it.
        return fault === MARK_MESSAGES.size ? null : fault;
      }),
    ],
  })
  strokes!: StrokePoint[][];
}
