import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * The recommended rules, with these exceptions:
 *
 * - React closes void elements (`<img/>`), keeps the case of attributes (`colSpan`) and writes `hidden=""`;
 * - rich text carries its author's formatting as inline styles, and texts can be long and end with spaces;
 * - `role="list"` restores the role that browsers remove from a list without markers;
 * - `aria-label` names players, which have no other name;
 * - authors can make a video play automatically (without sound), leave a heading empty, make a form's only
 *   button a reset, and open a popover with any blocks.
 */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5', { summary: { permittedContent: ['@flow'] } }],
  rules: {
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'empty-heading': 'off',
    'long-title': 'off',
    'no-autoplay': 'off',
    'no-inline-style': 'off',
    'no-redundant-role': ['error', { exclude: ['list'] }],
    'no-trailing-whitespace': 'off',
    'void-style': ['error', { style: 'selfclose' }],
    'wcag/h32': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/**
 * Lists the violations of the HTML standard in a piece of HTML; empty if there are none. Custom elements are
 * allowed.
 *
 * @public
 */
export function htmlProblems(html: string): readonly string[] {
  const report = validator.validateStringSync(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'page'})`),
  );
}
