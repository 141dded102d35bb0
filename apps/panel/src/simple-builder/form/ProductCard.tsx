import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { validateEpackData } from '@vitrina/epack-model';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEditorState } from '@vitrina/editor-ui/store';
import { NameFields, ProductFields } from '@vitrina/editor/epack-data';

/** Shows the product of the page: one line if all data is known, form fields otherwise. */
export function ProductCard() {
  const epack = useEditorState((state) => state.document.epack);
  const fields = useRef<HTMLElement>(null);
  const wanted = useEditorState((state) => state.view.wantedField?.startsWith('data:') ?? false);
  const [isOpen, setOpen] = useState(() => validateEpackData(epack).length > 0);
  // Opens the fields when focus moves to one of them, and keeps them open.
  if (wanted && !isOpen) setOpen(true);
  // The button unmounts while it has focus, so focus moves to the first field.
  const open = () => {
    flushSync(() => setOpen(true));
    fields.current?.querySelector('input')?.focus();
  };
  const { brandName, EAN = '', MPN = '' } = epack.manifest.productData;
  return (
    <Card
      title={<FormattedMessage id="simpleBuilder.product.title" />}
      actions={
        !isOpen && (
          <Button onClick={open}>
            <FormattedMessage id="simpleBuilder.product.change" />
          </Button>
        )
      }
    >
      {isOpen ? (
        <Box ref={fields} sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <NameFields />
          <ProductFields />
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: -2, overflowWrap: 'anywhere' }}>
          {[brandName, EAN, MPN].filter(Boolean).join(' · ')}
        </Typography>
      )}
    </Card>
  );
}
