import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { SearchDialog, type SearchOptionProps } from './SearchDialog.tsx';
import { SearchOption } from './SearchOption.tsx';

const fruits = ['Apple', 'Apricot', 'Banana'];

function Fruit({ option, ...place }: SearchOptionProps<string>) {
  return (
    <SearchOption minHeightPx={36} {...place}>
      {option}
    </SearchOption>
  );
}

function Fruits({ onChoose }: { onChoose: (fruit: string) => void }) {
  const [query, setQuery] = useState('');
  return (
    <SearchDialog
      title="Fruits"
      label="Which one?"
      maxWidth="xs"
      query={query}
      onQuery={setQuery}
      options={fruits.filter((fruit) => fruit.startsWith(query))}
      listKey={query}
      listHeightPx={200}
      keyOf={(fruit) => fruit}
      OptionView={Fruit}
      onChoose={onChoose}
      onClose={() => undefined}
      nothing="No such fruit"
    />
  );
}

const expectActive = (name: string) =>
  expect.element(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');

test('arrows go round the list, another list begins at its first option, and Enter chooses', async () => {
  const onChoose = vi.fn<(fruit: string) => void>();
  await render(<Fruits onChoose={onChoose} />);
  const field = page.getByRole('combobox', { name: 'Which one?' });
  await expect.element(field).toHaveFocus();
  await expectActive('Apple');
  await userEvent.keyboard('{ArrowUp}');
  await expectActive('Banana');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expectActive('Apricot');
  await userEvent.keyboard('A');
  await expectActive('Apple');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['Apricot']]);
  await field.fill('Cherry');
  await expect.element(page.getByText('No such fruit')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledOnce();
});
