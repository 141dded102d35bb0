import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PageTestInput } from '@vitrina/api-client/contract';
import { FormattedMessage, TextField } from '@vitrina/ui-kit';
import { useRef, useState, type SubmitEvent } from 'react';

import { StartFailure, isAboutLink } from './StartFailure.tsx';

interface Values {
  link: string;
  shop: string;
  ean: string;
  brand: string;
  mpn: string;
}

const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text.trim());
/** People copy addresses without their scheme. */
const withScheme = (text: string) =>
  /^[a-z]+:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;

/** The bookmarklet opens the screen with an address. */
const readLink = () => new URLSearchParams(globalThis.location.search).get('link') ?? '';

interface TestFormProps {
  isBusy: boolean;
  error: unknown;
  /** The address of the last test, for a result opened by its link. */
  testedLink: string | undefined;
  onStart(input: PageTestInput): void;
}

/** The form that starts a page test. */
export function TestForm({ isBusy, error, testedLink, onStart }: TestFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [isTried, setIsTried] = useState(false);
  const { link = testedLink ?? readLink(), shop = '', ean = '', brand = '', mpn = '' } = typed;
  const isMissing = isTried && link.trim() === '';
  const isShopWrong = shop.trim() !== '' && !isNumber(shop);
  const isLinkWrong = isMissing || isAboutLink(error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (link.trim() === '') field.current?.focus();
    else if (!isShopWrong && !isBusy)
      onStart({
        link: withScheme(link),
        ...(shop.trim() !== '' && { retailerId: Number(shop) }),
        ean: ean.trim(),
        brand: brand.trim(),
        mpn: mpn.trim(),
      });
  };
  const change = (name: keyof Values) => (event: { target: { value: string } }) =>
    setTyped((values) => ({ ...values, [name]: event.target.value }));
  const linkText = isMissing
    ? 'pageTest.required'
    : isLinkWrong
      ? 'api.field.notHttpsLink'
      : 'pageTest.addressHint';
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <TextField
        label={<FormattedMessage id="pageTest.address" />}
        name="link"
        type="url"
        autoComplete="url"
        value={link}
        onChange={change('link')}
        error={isLinkWrong}
        helperText={<FormattedMessage id={linkText} />}
        inputRef={field}
        inputAttributes={{ inputMode: 'url', spellCheck: false }}
      />
      <Box component="details" sx={{ '& summary': { cursor: 'pointer', width: 'fit-content' } }}>
        <summary>
          <FormattedMessage id="pageTest.more" />
        </summary>
        <Typography sx={{ color: 'text.secondary', mt: 2, mb: 4 }}>
          <FormattedMessage id="pageTest.moreHint" />
        </Typography>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextField
            label={<FormattedMessage id="pageTest.shopNumber" />}
            name="shop"
            value={shop}
            onChange={change('shop')}
            error={isShopWrong}
            helperText={isShopWrong ? <FormattedMessage id="pageTest.shopNumberWrong" /> : null}
            inputAttributes={{ inputMode: 'numeric' }}
          />
          <TextField
            label={<FormattedMessage id="shelf.compare.ean" />}
            name="ean"
            value={ean}
            onChange={change('ean')}
            inputAttributes={{ inputMode: 'numeric' }}
          />
          <TextField
            label={<FormattedMessage id="shelf.compare.brand" />}
            name="brand"
            value={brand}
            onChange={change('brand')}
          />
          <TextField
            label={<FormattedMessage id="shelf.compare.mpn" />}
            name="mpn"
            value={mpn}
            onChange={change('mpn')}
          />
        </Box>
      </Box>
      {error && !isAboutLink(error) ? <StartFailure error={error} /> : null}
      <Button type="submit" variant="contained" loading={isBusy} sx={{ justifySelf: { sm: 'start' } }}>
        <FormattedMessage id={testedLink === undefined ? 'pageTest.submit' : 'pageTest.again'} />
      </Button>
    </Box>
  );
}
