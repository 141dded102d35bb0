import { FormattedMessage, useIntl } from 'react-intl';

import { previewLink, type PreviewState } from './previewState.ts';
import { previewSizes } from './previewSizes.ts';
import { SizeIcon } from './SizeIcon.tsx';

/** The bar above the page: what is shown, its other pages, and the width it is shown at. */
export function Toolbar({ state }: { readonly state: PreviewState | undefined }) {
  return (
    <>
      <p className="title">
        <FormattedMessage id="preview.title" />
        {state?.title && <strong>{state.title}</strong>}
      </p>
      <SizeSwitch />
      {state && <PageLinks state={state} />}
    </>
  );
}

function SizeSwitch() {
  const intl = useIntl();
  return (
    <fieldset className="sizes">
      <legend className="hidden-text">
        <FormattedMessage id="preview.size" />
      </legend>
      {previewSizes.map(({ name, widthPx }) => {
        const label =
          name === 'window'
            ? intl.formatMessage({ id: 'preview.size.window' })
            : intl.formatMessage({ id: `preview.size.${name}` }, { widthPx });
        return (
          <label key={name} className="size" title={label}>
            <input type="radio" name="size" value={name} defaultChecked={name === 'window'} />
            <SizeIcon name={name} />
            <span>{widthPx ?? <FormattedMessage id="preview.size.window.short" />}</span>
            <span className="hidden-text">{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function PageLinks({ state }: { readonly state: PreviewState }) {
  const { current, locales, templates, pages } = state;
  return (
    <nav className="links">
      <LinkMenu name="locale" current={current} values={locales} />
      <LinkMenu name="template" current={current} values={templates} />
      <LinkMenu name="page" current={current} values={pages} />
    </nav>
  );
}

interface LinkMenuProps {
  readonly name: 'locale' | 'template' | 'page';
  readonly current: PreviewState['current'];
  readonly values: readonly string[];
}

/** Changing the locale or the template leads to its first page: the server knows which one that is. */
function LinkMenu({ name, current, values }: LinkMenuProps) {
  const intl = useIntl();
  if (values.length < 2) return null;
  return (
    <label className="menu">
      <span className="hidden-text">{intl.formatMessage({ id: `preview.${name}` })}</span>
      <select
        value={current[name]}
        onChange={(event) =>
          globalThis.location.assign(previewLink({ ...current, [name]: event.target.value }))
        }
      >
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
}
