import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { FormattedMessage } from '../messages/FormattedMessage.tsx';
import { IntlRoot } from './IntlRoot.tsx';
import { AppIntlRoot } from './AppIntlRoot.tsx';
import { WithMessages } from './WithMessages.tsx';
import { useLocale } from './LocaleContext.ts';
import { useFormat } from './useFormat.ts';

declare global {
  namespace FormatjsIntl {
    interface MessageArguments {
      'test.hello': {};
      'test.only': {};
      'test.later': {};
    }
  }
}

const catalogues = [
  { en: { 'test.hello': 'Hello', 'test.only': 'Only here' }, ru: { 'test.hello': 'Привет' } },
];
const later = [{ en: { 'test.later': 'Later' }, ru: { 'test.later': 'Позже' } }];

function Sample() {
  const { setLocale } = useLocale();
  const format = useFormat();
  return (
    <>
      <h1>
        <FormattedMessage id="test.hello" />, <FormattedMessage id="test.only" />
      </h1>
      <output>{format.day('2026-03-05')}</output>
      <WithMessages catalogues={later}>
        <p>
          <FormattedMessage id="test.later" /> <FormattedMessage id="test.hello" />
        </p>
      </WithMessages>
      <button onClick={() => setLocale('ru')}>Русский</button>
      <button onClick={() => setLocale('en')}>English</button>
    </>
  );
}

const renderSample = () =>
  render(
    <IntlRoot catalogues={catalogues}>
      <Sample />
    </IntlRoot>,
  );

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const preferLanguages = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

it.each([
  ['English', ['en-GB', 'ru'], 'Hello, Only here', 'Mar 5, 2026'],
  ['Russian', ['ru-RU', 'en'], 'Привет, Only here', '5 мар. 2026 г.'],
  ['English after German', ['de', 'en'], 'Hello, Only here', 'Mar 5, 2026'],
])('begins with texts and dates of a browser that asks for %s', async (_, languages, heading, day) => {
  preferLanguages(...languages);
  await renderSample();
  await expect.element(page.getByRole('heading')).toHaveTextContent(heading);
  await expect.element(page.getByRole('status')).toHaveTextContent(day);
});

it('begins with English texts and Russian dates in any other browser', async () => {
  preferLanguages('de-DE', 'enm');
  await renderSample();
  await expect.element(page.getByRole('heading')).toHaveTextContent('Hello, Only here');
  await expect.element(page.getByRole('status')).toHaveTextContent('5 мар. 2026 г.');
  expect(document.documentElement.lang).toBe('en');
});

it('sets both by one switch, falls back to English, and keeps the choice', async () => {
  preferLanguages('de');
  const first = await renderSample();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(page.getByRole('heading')).toHaveTextContent('Привет, Only here');
  expect(document.documentElement.lang).toBe('ru');
  await page.getByRole('button', { name: 'English' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Mar 5, 2026');
  await first.unmount();
  await renderSample();
  await expect.element(page.getByRole('status')).toHaveTextContent('Mar 5, 2026');
});

it('adds the texts of a part that comes later', async () => {
  localStorage.setItem('locale', 'ru');
  await renderSample();
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('Позже Привет');
});

it('of one language at a time: switches once the other is there, and stays where it does not come', async () => {
  const asked: string[] = [];
  let isReachable = false;
  const late = (hello: string) => ({
    messages: { 'test.hello': hello, 'test.only': 'Only here' },
  });
  const catalogs = {
    en: () => {
      asked.push('en');
      return Promise.resolve(late('Hello'));
    },
    ru: () => {
      asked.push('ru');
      return isReachable ? Promise.resolve(late('Привет')) : Promise.reject(new Error('No connection'));
    },
  };
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  await render(
    <AppIntlRoot catalogs={catalogs}>
      <Sample />
    </AppIntlRoot>,
  );
  await expect.element(page.getByRole('heading')).toHaveTextContent('Hello, Only here');
  expect(asked).toEqual(['en']);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.poll(() => reported.mock.calls).toHaveLength(1);
  await expect.element(page.getByRole('heading')).toHaveTextContent('Hello, Only here');
  isReachable = true;
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(page.getByRole('heading')).toHaveTextContent('Привет, Only here');
  await page.getByRole('button', { name: 'English' }).click();
  await expect.element(page.getByRole('heading')).toHaveTextContent('Hello, Only here');
  expect(asked).toEqual(['en', 'ru', 'ru', 'en']);
});
