import { PROBLEM_CODES, type ApiError, type LastStepDto } from '@pratiche/api';

/** Whether the credits do not suffice: as the step was loaded, or as the server refused. */
export const isWithoutCredit = (
  { hasEnoughCredits }: Pick<LastStepDto, 'hasEnoughCredits'>,
  refusal: ApiError | null,
): boolean => !hasEnoughCredits || refusal?.code === PROBLEM_CODES.insufficientCredits;
