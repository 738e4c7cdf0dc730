/** Fields that suggest while one types: apart, because the first pages have none and their list is large. */
export { ComboField, type ComboFieldProps } from '../fields/ComboField.js';
export { SuggestField, type SuggestFieldProps } from '../fields/SuggestField.js';
