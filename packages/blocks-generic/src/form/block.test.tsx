import { renderBlocks } from '@vitrina/block-kit/testing';
import { expect, it } from 'vitest';

import { draw, generic } from '../testing/generic.ts';
import { form } from './index.ts';

const submissionLink = 'https://shop.ru/forms/1';

it('starts with fields and a button, and goes nowhere by itself', () => {
  const { html } = draw(form.create());
  expect(html).toContain('<form class="Form-form b1-form" method="dialog">');
  expect(html).not.toMatch(/<form[^>]* action/);
  expect(html.match(/<input /g)).toHaveLength(2);
  expect(html).toContain('<button type="submit"');
});

it('shows and hides elements, or redirects, never both', () => {
  const manipulate = draw({
    key: 'Form',
    props: { submissionLink, showOnSuccess: [7, 8], hideOnFailure: [9] },
  }).html;
  expect(manipulate).toContain(
    '<vitrina-form data-success-show="7 8" data-failure-hide="9"><form class="Form-form b1-form" action="https://shop.ru/forms/1" method="post">',
  );
  const redirectLink = 'https://shop.ru/thanks';
  const redirect = draw({
    key: 'Form',
    props: {
      submissionLink,
      redirectLink,
      afterSubmit: 'redirect',
      redirectTarget: '_blank',
      showOnSuccess: [7],
    },
  }).html;
  expect(redirect).toContain('data-redirect="https://shop.ru/thanks" data-redirect-target="_blank"');
  expect(redirect).not.toContain('data-success-show');
});

it.each(['http://shop.ru/f', 'javascript:alert(1)', '/forms/1'])('sends nothing to %s', (address) => {
  expect(draw({ key: 'Form', props: { submissionLink: address } }).html).toContain('method="dialog"');
});

it('shows both outcomes for editing, in the language of the page', () => {
  const drafts = [{ componentKey: 'Form', type: 'component' as const }];
  const show = (previewState: string) =>
    renderBlocks(drafts, { ...generic, locale: 'ru', previewState }).html;
  expect(show('success')).toContain('>Спасибо, отправлено.</p>');
  expect(show('failure')).toContain('>Не получилось отправить. Попробуйте ещё раз.</p>');
});
