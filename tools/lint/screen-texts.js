const message =
  'Texts of a screen are in the texts.ts of its feature, so that they can be proofread.';

/** Names of attributes and properties that reach a screen. */
const SHOWN =
  '/^(?:label|title|subtitle|text|placeholder|help|caption|summary|alt|confirmLabel|addLabel|fromLabel|toLabel|what|aria-label)$/';
/** A capital and a second word, or letters and marks that code has not. */
const WORDS = '/^\\p{Lu}[\\p{Ll}-]*[ ’].*\\p{Ll}{2}|\\p{L}.*[àèéìòù’«»…]|[àèéìòù’«»…].*\\p{L}/u';
const TEMPLATE_WORDS = '/(?:^|[^\\p{L}])\\p{Lu}\\p{Ll}+:? |[àèéìòù’«»…]/u';

/** Where a component, a hook or a helper of a screen would say something itself. */
export const SCREEN_TEXT_SELECTORS = [
  'JSXText[value=/\\p{L}/u]',
  `JSXAttribute[name.name=${SHOWN}] > Literal[value=/\\p{L}/u]`,
  `Property:matches([key.name=${SHOWN}], [key.value=${SHOWN}]) > Literal.value[value=/\\p{L}/u]`,
  `:not(NewExpression, BinaryExpression, ImportDeclaration) > Literal[value=${WORDS}]`,
  `:not(NewExpression[callee.name=/Error$/]) > TemplateLiteral > TemplateElement[value.raw=${TEMPLATE_WORDS}]`,
].map((selector) => ({ selector, message }));

/** Files of texts: those of a feature, tables of labels, and wordings of one thing. */
export const TEXT_FILES = [
  '**/{,*-}texts.ts',
  '**/*-labels.ts',
  // Tables of fields, each with its label, help and kind in a line.
  'mfe-wizard/src/catalog/*-fields.ts',
];
