import './elements/vitrina-form.ts';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

let answer: () => Promise<Response>;

beforeEach(() => {
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => answer());
});
afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.vitrinaPreview;
  vi.restoreAllMocks();
});

function mount(attributes = '') {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `
    <vitrina-form ${attributes}>
      <form action="https://shop.example/form" method="post">
        <input name="email" type="email" required data-required-message="We need it" />
        <button>Send</button>
      </form>
      <p data-status data-success="Thank you" data-failure="Try again" data-preview="Not sent here"></p>
    </vitrina-form>
    <div data-block="7">Hidden later</div><div data-block="8" hidden>Shown later</div>`;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const submit = async (text: string) => {
    const [input, button] = [find('input'), find('button')];
    if (!input || !button) throw new Error('not mounted');
    if (text) await userEvent.type(input, text);
    await userEvent.click(button);
  };
  return { find, submit, status: () => find('[data-status]')?.textContent };
}

it('sends by POST, says so and empties itself', async () => {
  const { find, submit, status } = mount();
  await submit('a@b.ru');
  await vi.waitFor(() => expect(status()).toBe('Thank you'));
  const [address, request] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect(address).toBe('https://shop.example/form');
  expect(request).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(request?.body).toEqual(new URLSearchParams({ email: 'a@b.ru' }));
  expect(find('input')).toHaveProperty('value', '');
});

it('shows and hides the chosen blocks', async () => {
  const { find, submit } = mount('data-success-hide="7" data-success-show="8 9"');
  await submit('a@b.ru');
  await vi.waitFor(() => expect(find('[data-block="7"]')?.hidden).toBe(true));
  expect(find('[data-block="8"]')?.hidden).toBe(false);
  expect(find('[data-block="8"]')?.dataset.shown).toBe('');
});

it('goes on at what is shown where the form itself is hidden', async () => {
  const { find, submit } = mount('data-success-hide="7" data-success-show="8"');
  const form = find('vitrina-form');
  find('[data-block="7"]')?.append(form ?? '');
  await submit('a@b.ru');
  await vi.waitFor(() => expect(form?.checkVisibility()).toBe(false));
  expect(find('[data-block="8"]')?.matches(':focus')).toBe(true);
});

it('leaves the focus in a form that stays', async () => {
  const { find, submit, status } = mount('data-success-show="8"');
  await submit('a@b.ru');
  await vi.waitFor(() => expect(status()).toBe('Thank you'));
  expect(find('button')?.matches(':focus')).toBe(true);
});

it.each([
  ['is refused', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['cannot be sent', () => Promise.reject(new TypeError('offline'))],
])('keeps what was typed when it %s', async (_, failing) => {
  answer = failing;
  const { find, submit, status } = mount('data-failure-hide="7"');
  await submit('a@b.ru');
  await vi.waitFor(() => expect(status()).toBe('Try again'));
  expect(find('input')).toHaveProperty('value', 'a@b.ru');
  expect(find('[data-block="7"]')?.hidden).toBe(true);
});

it('sends nothing while a rule is broken, and says which in the author’s words', async () => {
  const { find, submit } = mount();
  await submit('');
  expect(fetch).not.toHaveBeenCalled();
  expect(find('input')).toHaveProperty('validationMessage', 'We need it');
  await submit('a@b.ru');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
});

it('forgets what was wrong once the form is reset', async () => {
  const { find, submit } = mount();
  const input = find('input') as HTMLInputElement;
  input.defaultValue = 'a@b.ru';
  input.value = '';
  await submit('');
  expect(input.validationMessage).toBe('We need it');
  (find('form') as HTMLFormElement).reset();
  await submit('');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
});

it('sends nothing in a preview', async () => {
  document.documentElement.dataset.vitrinaPreview = '';
  const { submit, status } = mount();
  await submit('a@b.ru');
  expect(status()).toBe('Not sent here');
  expect(fetch).not.toHaveBeenCalled();
});
