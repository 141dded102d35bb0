import Typography from '@mui/material/Typography';
import { useEditorState } from '@vitrina/editor-ui/store';
import { useEpackName } from '@vitrina/editor-ui/texts';

/** Renders the package's name as the heading of the editor. A package without a name shows its type. */
export function PackageName() {
  const nameOf = useEpackName();
  const name = useEditorState((state) => state.document.epack.manifest.productData.productName.trim());
  const type = useEditorState((state) => state.document.epack.type);
  const shown = nameOf({ name, type });
  return (
    <Typography variant="h3" component="h1" noWrap title={shown} sx={{ minWidth: 40 }}>
      {shown}
    </Typography>
  );
}
