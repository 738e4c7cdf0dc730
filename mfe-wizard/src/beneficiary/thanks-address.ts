/** Of the page's parameter `fine`: the last paper was signed a moment ago. */
export const JUST_SIGNED = 'firma';
