/** The shared style of a form's labeled field, with the parts `label` and `control`. */
export function fieldCss(key: string): string {
  return [
    `.${key}{display:block}`,
    `.${key}-label{display:block;margin-bottom:4px;font-size:.875em}`,
    `.${key}-control{display:block;width:100%;min-height:44px;padding:9px 12px;border:1px solid #8b929c;border-radius:6px;`,
    'background:#fff;color:inherit;font:inherit}',
    `.${key}-control:user-invalid{border-color:#cf222e}`,
  ].join('');
}
