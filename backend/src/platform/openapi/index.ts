export { ApiFileOrDtoResponse, ApiFileResponse } from './api-file-response.decorator.js';
export {
  ApiAccept,
  ApiIdempotencyKey,
  ApiIfMatch,
  ApiIfNoneMatch,
  ApiSeenRevision,
} from './api-headers.decorator.js';
export { ApiMultipart, MULTIPART } from './api-multipart.decorator.js';
export { ApiPageResponse } from './api-page-response.decorator.js';
export { ApiProblems, type ProblemCodes } from './api-problems.decorator.js';
export {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableChoice,
  ApiNullableDay,
  ApiNullableInteger,
  ApiNullableMoment,
  ApiNullableText,
} from './answer-properties.decorator.js';
export { Call, pageOf } from './call.decorator.js';
