import type { ReturnPoint } from '@pratiche/domain';
import { badRequest } from '../../platform/http/index.js';
import { validateDto } from '../../platform/validation/index.js';
import { ReturnPointListDto } from './dto/return-point.dto.js';

const MESSAGE = 'Punti non validi.';

/** The points of a return, from the field of a form. @throws 400 */
export function parseReturnPoints(text: string | undefined): ReturnPoint[] {
  if (text === undefined || text === '') return [];
  return validateDto(ReturnPointListDto, { points: parseJson(text) }).points;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(MESSAGE, 'invalid-data', { errors: [{ field: 'points', message: MESSAGE }] });
  }
}
