import { PROBLEM_CODES } from '@pratiche/api';
import { notFound } from '../../platform/http/index.js';

/** One answer for every link that does not work, so that it does not reveal the reason. */
export const linkNotValidProblem = () =>
  notFound(
    'Link pratica non più valido: chiedi un nuovo link a chi te lo ha mandato.',
    PROBLEM_CODES.linkNotValid,
  );
