import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import TextField from '@mui/material/TextField';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { VitrinaFrame } from '../testing/VitrinaFrame.tsx';

const styleOf = (element: Element) => getComputedStyle(element);

it('styles the page itself', async () => {
  await render(
    <VitrinaFrame>
      <p>Text</p>
    </VitrinaFrame>,
  );
  const text = await page.getByText('Text').findElement();
  const { margin, color, backgroundColor, fontSize, lineHeight, fontFamily } = styleOf(document.body);
  expect([margin, color, backgroundColor, fontSize, lineHeight]).toEqual([
    '0px',
    'rgb(17, 17, 17)',
    'rgb(246, 247, 248)',
    '14px',
    '20px',
  ]);
  expect(fontFamily).toContain('Inter Variable');
  expect(styleOf(text).boxSizing).toBe('border-box');
  expect(styleOf(document.documentElement).getPropertyValue('--color-line').trim()).toBe('#e3e5e8');
});

it('has controls of 32 px and a black primary', async () => {
  await render(
    <VitrinaFrame>
      <Button variant="contained">Save</Button>
      <TextField label="Name" />
    </VitrinaFrame>,
  );
  const button = await page.getByRole('button', { name: 'Save' }).findElement();
  expect(button.getBoundingClientRect().height).toBe(32);
  expect(styleOf(button).backgroundColor).toBe('rgb(17, 17, 17)');
  const field = page.getByRole('textbox', { name: 'Name' }).element().closest('.MuiInputBase-root');
  expect(field?.getBoundingClientRect().height).toBe(32);
});

it('shows the keyboard where it is: a ring of two pixels after a gap of two', async () => {
  await render(
    <VitrinaFrame>
      <Button>First</Button>
      <TextField label="Second" />
    </VitrinaFrame>,
  );
  const ringOf = (element: Element | null | undefined) => {
    if (!element) throw new Error('no element');
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = styleOf(element);
    return [outlineStyle, outlineWidth, outlineOffset, outlineColor];
  };
  const ring = ['solid', '2px', '2px', 'rgb(47, 91, 255)'];
  const button = page.getByRole('button', { name: 'First' });
  await expect.element(button).toBeVisible();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  expect(ringOf(button.element())).toEqual(ring);
  await userEvent.tab();
  const field = page.getByRole('textbox', { name: 'Second' });
  await expect.element(field).toHaveFocus();
  expect(ringOf(field.element().closest('.MuiInputBase-root'))).toEqual(ring);
});

it('opens dropdowns of at most 200 px', async () => {
  const options = Array.from({ length: 30 }, (_, index) => `Option ${index}`);
  await render(
    <VitrinaFrame>
      <TextField select label="Choice" defaultValue="">
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
    </VitrinaFrame>,
  );
  await page.getByRole('combobox', { name: 'Choice' }).click();
  const paper = page.getByRole('listbox').element().closest('.MuiPaper-root');
  expect(paper && styleOf(paper).maxHeight).toBe('200px');
});

it('has a menu out of the way once it is closed: the next click is not meant for it', async () => {
  await render(
    <VitrinaFrame>
      <TextField select label="Size" defaultValue="s">
        <MenuItem value="s">Small</MenuItem>
        <MenuItem value="l">Large</MenuItem>
      </TextField>
    </VitrinaFrame>,
  );
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Large' }).click();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  expect(
    document.elementFromPoint(innerWidth - 8, innerHeight - 8)?.closest('.MuiModal-root') ?? null,
  ).toBeNull();
});

it('has its components say of themselves what they say in the language in use', async () => {
  await render(
    <VitrinaFrame locale="ru">
      <Alert onClose={() => undefined}>Сохранено</Alert>
      <Autocomplete
        options={[]}
        value="Гриль"
        freeSolo={false}
        renderInput={(params) => <TextField {...params} label="Товар" />}
      />
    </VitrinaFrame>,
  );
  await expect.element(page.getByRole('alert').getByRole('button', { name: 'Закрыть' })).toBeVisible();
  await userEvent.click(page.getByRole('combobox', { name: 'Товар' }));
  await userEvent.keyboard('x');
  await expect.element(page.getByText('Нет доступных вариантов')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Очистить' })).toBeInTheDocument();
});

it('keeps the ring of a choice clear of its label', async () => {
  await render(
    <VitrinaFrame>
      <button>Before</button>
      <FormControlLabel control={<Radio />} label="At once" />
    </VitrinaFrame>,
  );
  // Tab continues from where the pointer was, which may be a place of the test before.
  await page.getByRole('button', { name: 'Before' }).click();
  await userEvent.tab();
  const radio = page.getByRole('radio', { name: 'At once' });
  await expect.element(radio).toHaveFocus();
  const mark = radio.element().parentElement;
  const label = page.getByText('At once').element();
  if (!mark) throw new Error('no mark');
  const { outlineStyle, outlineWidth, outlineOffset } = styleOf(mark);
  expect(outlineStyle).toBe('solid');
  const ringEndPx =
    mark.getBoundingClientRect().right + Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  expect(ringEndPx).toBeLessThanOrEqual(label.getBoundingClientRect().left);
});
