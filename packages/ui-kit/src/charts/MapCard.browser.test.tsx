import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { VitrinaFrame } from '../testing/VitrinaFrame.tsx';
import { MapCard } from './MapCard.tsx';

it('reads a map from the busiest country on, in the language of the formats', async () => {
  await render(
    <VitrinaFrame locale="ru">
      <MapCard
        title="Карта"
        label="Просмотры по странам"
        pointName="Страна"
        valueName="Просмотры"
        values={[
          { code: 'KZ', count: 20 },
          { code: 'RU', count: 12_345 },
          { code: '', count: 3 },
        ]}
      />
    </VitrinaFrame>,
  );
  const map = page.getByRole('group', { name: /^Просмотры по странам/ });
  await expect.element(map).toBeVisible();
  (map.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(map.getByText('Россия, Просмотры 12\u00A0345')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(map.getByText('Казахстан, Просмотры 20')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(map.getByText('Казахстан, Просмотры 20')).toBeInTheDocument();
  await expect.element(page.getByText('Страна неизвестна: 3')).toBeVisible();
  await page.getByRole('button', { name: 'Показать таблицу' }).click();
  await expect.element(page.getByRole('row', { name: 'Страна неизвестна 3' })).toBeVisible();
});
