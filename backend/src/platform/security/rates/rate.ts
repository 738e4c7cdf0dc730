import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { RateClass } from '../../config/index.js';

export const RATE = 'rate-class';

/** Says how often a handler may be called, by its class; `other` without one. */
export const Rate = (name: RateClass): CustomDecorator => SetMetadata(RATE, name);
