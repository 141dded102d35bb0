import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { colors } from './tokens.ts';
import { VitrinaTheme } from './VitrinaTheme.tsx';

/** Colors, type and controls of the theme. */
const meta: Meta<typeof VitrinaTheme> = { component: VitrinaTheme, decorators: [withVitrina] };

export default meta;

type Story = StoryObj<typeof VitrinaTheme>;

export const Colors: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 120px)', gap: 4 }}>
      {Object.entries(colors).map(([name, value]) => (
        <Box key={name}>
          <Box sx={{ height: 48, bgcolor: value, border: 1, borderColor: 'divider', borderRadius: 1 }} />
          <Typography variant="caption" component="p">
            {name} {value}
          </Typography>
        </Box>
      ))}
    </Box>
  ),
};

export const Type: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h1">Page title 20/28. Заголовок страницы</Typography>
      <Typography variant="h2">Section title 16/24. Заголовок раздела</Typography>
      <Typography>Body 14/20. Основной текст: 1 248 ₽</Typography>
      <Typography variant="body2">Table 13/20. Текст таблицы</Typography>
      <Typography variant="caption">Secondary 12/16. Второстепенный текст</Typography>
    </Box>
  ),
};

export const Controls: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 360, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button variant="contained">Publish</Button>
        <Button variant="outlined">Preview</Button>
        <Button>Cancel</Button>
      </Box>
      <TextField label="Название пакета, как его видят ритейлеры" defaultValue="Optigrill" />
      <TextField label="Link" defaultValue="shop" error helperText="Example: https://shop.ru/product/1" />
      <TextField select label="Template" defaultValue="master">
        <MenuItem value="master">master</MenuItem>
      </TextField>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Check before publishing" />
      <Chip label="Published" />
      <Alert severity="error">Incorrect password</Alert>
    </Box>
  ),
};
