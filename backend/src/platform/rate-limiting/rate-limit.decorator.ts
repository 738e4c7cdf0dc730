import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { RateClass } from '../config/index.js';

export const RATE_CLASS_KEY = 'rate-class';

/** Sets the rate class of a handler; `other` without this decorator. */
export const RateLimit = (name: RateClass): CustomDecorator => SetMetadata(RATE_CLASS_KEY, name);
