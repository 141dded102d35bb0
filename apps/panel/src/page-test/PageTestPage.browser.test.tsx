import { messages as apiMessages } from '@vitrina/api-client/messages';
import { contract, type PageTest, type PageTestReport } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { messages as sessionMessages } from '@vitrina/session/messages';
import { answerCalls, dataAnswer } from '@vitrina/session/testing';
import { IntlRoot, VitrinaTheme, type Locale } from '@vitrina/ui-kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { messages } from '../messages/index.ts';
import { PageTestPage } from './PageTestPage.tsx';

const link = 'https://shop.example/pan';
const noSight = { way: 'html', sight: null } as const;
const report: PageTestReport = {
  url: link,
  title: 'Cast iron pan',
  failure: null,
  detail: '',
  state: 'shown',
  isShown: null,
  ...noSight,
  tag: null,
  tagCount: 0,
  placeCount: 1,
  isDrawn: false,
  hasTagManager: true,
  policies: [],
  blocked: [],
  product: { gtins: ['4006381333931'], mpns: [], brands: ['Acme'], names: [], skus: [] },
  content: null,
  problems: [],
  fixes: [],
};
const tagLine =
  '<script\n  async\n  src="https://stream.example/stream/v1/embed.js"\n  data-retailer="YOUR-SHOP-NUMBER"\n></script>';
const withProblem: PageTestReport = {
  ...report,
  isShown: false,
  problems: [{ type: 'noScript', found: '', fixes: [{ kind: 'tag', code: tagLine }] }],
};

let answers: Partial<PageTest>[];
let bodies: unknown[];
let refusal: ReturnType<typeof mockError> | undefined;
let restore: () => void = () => undefined;

async function open(address: string, locale: Locale = 'en'): Promise<void> {
  history.replaceState(null, '', address);
  const calls = answerCalls(
    mockCall(contract.startPageTest, ({ body }) => {
      bodies.push(body);
      return refusal ?? dataAnswer({ token: 'token-1' });
    }),
    mockCall(contract.readPageTest, ({ body: { token } }) => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (token !== 'token-1' || !answer) return mockError(404, { code: 'notFound', message: '' });
      return dataAnswer({
        link,
        step: 'done' as const,
        ahead: 0,
        report: null,
        expiresDate: '2026-11-30T12:00:00.000Z',
        ...answer,
      });
    }),
  );
  restore = calls.restore;
  await render(
    <IntlRoot locale={locale} catalogues={[apiMessages, sessionMessages, messages]}>
      <VitrinaTheme>
        <PageTestPage />
      </VitrinaTheme>
    </IntlRoot>,
  );
}

const first = location.href;
beforeEach(() => {
  answers = [];
  bodies = [];
  refusal = undefined;
});
afterEach(() => {
  restore();
  history.replaceState(null, '', first);
});

test('a page is tested by keyboard: its progress, the verdict with the focus, and the line to change', async () => {
  answers = [{ step: 'waiting', ahead: 2 }, { step: 'rendering', ahead: 0 }, { report: withProblem }];
  await open('/');
  await page.getByRole('textbox', { name: 'Address of a product page' }).fill('shop.example/pan');
  await userEvent.keyboard('{Enter}');
  const status = page.getByRole('status');
  await expect.element(status.filter({ hasText: '2 tests are ahead of yours.' })).toBeVisible();
  await expect.element(status.filter({ hasText: 'Showing the page in a browser' })).toBeVisible();
  const verdict = page.getByRole('heading', { name: 'Visitors don’t see the content: 1 problem' });
  await expect.element(verdict).toBeVisible();
  expect(document.activeElement?.contains(verdict.element())).toBe(true);
  await expect.element(page.getByRole('heading', { name: 'No script' })).toBeVisible();
  const figure = page.getByRole('figure', { name: 'Use this script tag' }).element();
  expect(figure.querySelector('pre')?.textContent).toBe(tagLine);
  await expect.element(page.getByText('Replace the words in capitals', { exact: false })).toBeVisible();
  expect(bodies).toEqual([{ link, ean: '', brand: '', mpn: '' }]);
  expect(location.hash).toBe('#result=token-1');
});

test('a result opens by its own link, says what was found, and ends after an hour', async () => {
  answers = [{ report: { ...report, isShown: true } }];
  await open('/#result=token-1');
  await expect
    .element(page.getByRole('heading', { name: 'Visitors see the content. Nothing to change.' }))
    .toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Address of a product page' })).toHaveValue(link);
  await expect.element(page.getByText('EAN: 4006381333931')).toBeVisible();
  await expect.element(page.getByText('Nothing else is stored.', { exact: false })).toBeVisible();
  history.replaceState(null, '', '/#result=old');
  dispatchEvent(new HashChangeEvent('hashchange'));
  await expect.element(page.getByText('This result is no longer available.', { exact: false })).toBeVisible();
});

test('the bookmarklet opens the screen with the address of the page it is pressed on', async () => {
  await open(`/?link=${encodeURIComponent('https://shop.example/pan?a=1&b=2')}`);
  await expect
    .element(page.getByRole('textbox', { name: 'Address of a product page' }))
    .toHaveValue('https://shop.example/pan?a=1&b=2');
  const bookmark = page.getByRole('link', { name: 'Test in Vitrina' });
  const script = bookmark.element().getAttribute('href') ?? '';
  expect(script).toBe(
    `javascript:void open("${location.origin}/test-page?link="+encodeURIComponent(location.href))`,
  );
  await bookmark.click();
  await expect.element(page.getByText('Drag this button', { exact: false })).toBeVisible();
  expect(bodies).toEqual([]);
});

test('a missing or wrong address is said at its field, and a limit with the time until the next test', async () => {
  await open('/');
  await page.getByRole('button', { name: 'Test page' }).click();
  await expect.element(page.getByText('Enter the address of a product page.')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Address of a product page' });
  expect(document.activeElement).toBe(field.element());
  refusal = mockError(400, {
    code: 'invalidInput',
    message: '',
    errors: [{ path: 'body.link', code: 'notHttpsLink', message: '' }],
  });
  await field.fill('https://localhost/pan');
  await page.getByRole('button', { name: 'Test page' }).click();
  await expect.element(page.getByText('The link must be in the format', { exact: false })).toBeVisible();
  expect(field.element().getAttribute('aria-invalid')).toBe('true');
  refusal = mockError(429, {
    code: 'tooManyPageTests',
    message: '',
    data: { retryAfterSeconds: 200 },
  });
  await page.getByRole('button', { name: 'Test page' }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'in 4 minutes' })).toBeVisible();
});

test('what the page does not say can be entered', async () => {
  answers = [{ report }];
  await open('/', 'ru');
  await page.getByRole('textbox', { name: 'Адрес карточки товара' }).fill(link);
  await page.getByText('Номер магазина и коды товара').click();
  await page.getByRole('textbox', { name: 'Номер магазина' }).fill('x');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect.element(page.getByText('Номер состоит только из цифр.')).toBeVisible();
  expect(bodies).toEqual([]);
  await page.getByRole('textbox', { name: 'Номер магазина' }).fill('7');
  await page.getByRole('textbox', { name: 'EAN' }).fill(' 4006381333931 ');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'В HTML проблем нет, но увидеть контент не удалось' }))
    .toBeVisible();
  expect(bodies).toEqual([{ link, retailerId: 7, ean: '4006381333931', brand: '', mpn: '' }]);
});

test('a page that cannot be read says why, and what to do about it', async () => {
  answers = [
    {
      report: {
        ...report,
        failure: 'forbiddenByRobots',
        state: null,
        way: null,
        product: null,
        fixes: [{ kind: 'robots', code: 'User-agent: VitrinaPageCheck\nAllow: /' }],
      },
    },
  ];
  await open('/#result=token-1');
  await expect.element(page.getByRole('heading', { name: 'The page couldn’t be tested' })).toBeVisible();
  await expect.element(page.getByText('robots.txt doesn’t allow', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('figure', { name: 'Add to robots.txt' })).toBeVisible();
});
