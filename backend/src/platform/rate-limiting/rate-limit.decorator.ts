import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { RateClass } from '../config/index.js';

export const RATE_CLASS_KEY = 'rate-class';

/** Says how often a handler may be called, by its class; `other` without one. */
export const RateLimit = (name: RateClass): CustomDecorator => SetMetadata(RATE_CLASS_KEY, name);
