/** About how long the customer's steps take, as invitation and page say: to check them, or to fill them in. */
export const estimateCustomerMinutes = (isComplete: boolean): number => (isComplete ? 2 : 5);
