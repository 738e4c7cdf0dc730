import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { PolicyName } from '@pratiche/domain';

export const POLICY_KEY = 'access-policy';

export const BEFORE_SECOND_STEP_KEY = 'before-second-step';

/**
 * Marks routes that the back office may call before it has set up the required second login step.
 */
export const BeforeSecondStep = (): CustomDecorator => SetMetadata(BEFORE_SECOND_STEP_KEY, true);

/**
 * Sets the policy of a handler (rows of the access matrix in `@pratiche/domain`). A handler without
 * a policy is denied.
 */
export const Policy = (name: PolicyName): CustomDecorator => SetMetadata(POLICY_KEY, name);
