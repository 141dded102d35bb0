import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { ChunkLoadError } from '../loading/loadWithin.ts';
import { toast } from '../toast/toastStore.ts';
import { VitrinaFrame } from '../testing/VitrinaFrame.tsx';
import { makePackages, SampleList, type SampleListProps, type SamplePackage } from './sampleList.tsx';
import type { ListState } from './state/listState.ts';
import { noSelection } from './state/selection.ts';
import { DataTable } from './table/DataTable.tsx';

const packages = makePackages(37);
afterEach(() => toast.clear());

async function renderList(props: SampleListProps = {}) {
  const screen = await render(
    <VitrinaFrame>
      <SampleList data={packages} {...props} />
    </VitrinaFrame>,
  );
  return screen;
}

const address = page.getByRole('status', { name: 'Address', includeHidden: true });
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

describe('pages, order and filters', () => {
  it('pages at the server, and says so in the URL', async () => {
    await renderList();
    await expect.element(page.getByText('1–10 of 37')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.element(address).toHaveTextContent('page=2');
    await page.getByRole('combobox', { name: 'Rows' }).selectOptions('50');
    await expect.element(address).toHaveTextContent('perPage=50');
    await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('sorts both ways and not at all, with Shift by several columns', async () => {
    await renderList();
    const brand = page.getByRole('button', { name: 'Brand' }).last();
    const brandHead = page.getByRole('columnheader', { name: 'Brand' });
    await brand.click();
    await expect.element(brandHead).toHaveAttribute('aria-sort', 'ascending');
    await page
      .getByRole('button', { name: 'Views' })
      .last()
      .click({ modifiers: ['Shift'] });
    await expect.element(address).toHaveTextContent('sort=brand%2Cviews');
    await brand.click();
    await expect.element(address).toHaveTextContent('sort=-brand');
    await brand.click();
    await expect.element(address).toHaveTextContent('');
  });

  it('sorts cards, which have no headers, by a menu', async () => {
    await renderList({ renderCard: ({ name }) => name });
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Sort' }).click();
      await page.getByRole('menuitemradio', { name }).click();
    };
    await choose('Brand');
    await expect.element(address).toHaveTextContent('sort=brand');
    await choose('Descending');
    await expect.element(address).toHaveTextContent('sort=-brand');
    await choose('Views');
    await expect.element(address).toHaveTextContent('sort=-views');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect
      .element(page.getByRole('menuitemradio', { name: 'Views' }))
      .toHaveAttribute('aria-checked', 'true');
    await page.getByRole('menuitemradio', { name: 'Usual order' }).click();
    await expect.element(address).toHaveTextContent('');
  });

  it('searches once typing rests', async () => {
    await renderList();
    await page.getByRole('searchbox', { name: 'Search packages' }).fill('Package 1');
    await expect.element(page.getByText('1–10 of 11')).toBeVisible();
    await expect.element(address).toHaveTextContent('search=Package+1');
  });

  it('keeps the space that typing rested at, so that the next word stands apart', async () => {
    await renderList();
    const search = page.getByRole('searchbox', { name: 'Search packages' });
    await search.click();
    await userEvent.keyboard('Package ');
    await expect.element(address).toMatchTextContent(/search=Package/);
    await userEvent.keyboard('1');
    await expect.element(page.getByText('1–10 of 11')).toBeVisible();
    await expect.element(search).toHaveValue('Package 1');
  });

  it('filters by choice, by number, and by what is added from the menu', async () => {
    await renderList();
    await page.getByRole('button', { name: 'Brand' }).first().click();
    await page.getByRole('checkbox', { name: 'Tefal' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(address).toMatchTextContent(/brand=Tefal/);
    await page.getByRole('button', { name: 'Seen' }).click();
    await page.getByRole('spinbutton', { name: 'From' }).fill('500');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.element(page.getByRole('button', { name: 'Seen: 500–…' })).toBeVisible();
    await expect.element(address).toMatchTextContent(/least=500/);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Author' }).click();
    await page.getByRole('textbox', { name: 'Author' }).fill('Anna');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Author: Anna' })).toBeVisible();
    await page.getByRole('button', { name: 'Brand: Tefal' }).click();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(address).not.toMatchTextContent(/brand/);
  });
});

describe('rows', () => {
  it('open by click and by keyboard, not when something in them is clicked', async () => {
    const onRowOpen = vi.fn();
    await renderList({ onRowOpen, runBulk: vi.fn() });
    await row('Package 3').getByRole('cell', { name: 'Tefal' }).click();
    expect(onRowOpen).toHaveBeenLastCalledWith(packages[3]);
    await page.getByRole('checkbox', { name: 'Select Package 2' }).click();
    expect(onRowOpen).toHaveBeenCalledTimes(1);
    page.getByRole('button', { name: 'Package 5' }).element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onRowOpen).toHaveBeenLastCalledWith(packages[5]);
  });

  it('are walked by the arrow keys, opened by Enter and chosen by Space', async () => {
    const onRowOpen = vi.fn();
    await renderList({ onRowOpen, runBulk: vi.fn() });
    (await page.getByRole('button', { name: 'Package 0' }).findElement()).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(page.getByRole('button', { name: 'Package 2' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('checkbox', { name: 'Select Package 2' })).toBeChecked();
    expect(onRowOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}{Enter}');
    expect(onRowOpen).toHaveBeenLastCalledWith(packages[9]);
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect.element(page.getByRole('button', { name: 'Package 0' })).toHaveFocus();
  });

  it('are drawn only where they are in sight, when there are very many', async () => {
    const many = makePackages(100_000);
    const list = {
      state: { page: 1, perPage: 100, sort: [], search: '', filters: {} },
      change: () => undefined,
      query: { data: { items: many, total: many.length }, error: null, refetch: () => undefined },
      fetchPage: () => Promise.resolve({ items: [], total: 0 }),
    };
    await renderList({ list, onRowOpen: vi.fn() });
    await expect.element(page.getByText('Package 0', { exact: true })).toBeVisible();
    expect(page.getByRole('row').elements().length).toBeLessThan(100);
    await expect.element(page.getByText('Package 40')).not.toBeInTheDocument();
    page.getByRole('button', { name: 'Package 0', exact: true }).element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(page.getByRole('button', { name: 'Package 99999' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(page.getByRole('button', { name: 'Package 0', exact: true })).toHaveFocus();
    const scroller = page.getByRole('table').element().parentElement;
    scroller?.scrollTo({ top: scroller.scrollHeight });
    await expect.element(page.getByText('Package 99999')).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: 'Name' })).toBeInViewport();
  });

  it('are not drawn anew where another order is asked for or one of them is chosen', async () => {
    const cell = vi.fn((row: SamplePackage) => row.name);
    const columns = [{ id: 'name', header: 'Name', cell, isSortable: true }];
    const rowName = (row: SamplePackage) => row.name;
    function Table() {
      const [state, setState] = useState<Pick<ListState, 'sort'>>({ sort: [] });
      const [selection, setSelection] = useState(noSelection);
      return (
        <DataTable
          label="Packages"
          columns={columns}
          rows={packages}
          state={state}
          onStateChange={({ sort = [] }) => setState({ sort })}
          rowId={({ id }) => id}
          rowName={rowName}
          selection={selection}
          onSelectionChange={setSelection}
        />
      );
    }
    await render(
      <VitrinaFrame>
        <Table />
      </VitrinaFrame>,
    );
    await expect.element(page.getByText('Package 36')).toBeVisible();
    cell.mockClear();
    await page.getByRole('button', { name: 'Name' }).click();
    await expect
      .element(page.getByRole('columnheader', { name: 'Name' }))
      .toHaveAttribute('aria-sort', 'ascending');
    expect(cell).not.toHaveBeenCalled();
    await page.getByRole('checkbox', { name: 'Select Package 3', exact: true }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Select Package 3', exact: true })).toBeChecked();
    expect(cell.mock.calls.map(([{ id }]) => id)).toEqual(['p3']);
  });
});

describe('actions on several rows', () => {
  it('says what would happen, does it on all that match, and lets go', async () => {
    const runBulk = vi.fn((_: unknown, isDryRun: boolean) =>
      Promise.resolve({
        count: 36,
        refused: isDryRun ? [{ name: 'Package 3', message: 'It is published' }] : [],
      }),
    );
    await renderList({ runBulk });
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    await expect.element(page.getByText('10 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Select all 37 rows' }).click();
    await page.getByRole('button', { name: 'Hide' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hide 37 packages?' });
    await expect.element(dialog.getByText('36 rows will change.')).toBeVisible();
    await expect.element(dialog.getByText(/It is published/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Hide: 36' }).click();
    await expect.element(page.getByText('36 rows changed')).toBeVisible();
    expect(runBulk.mock.calls).toEqual([
      [{ kind: 'all' }, true, undefined],
      [{ kind: 'all' }, false, undefined],
    ]);
    expect(page.getByText(/selected/).query()).toBeNull();
  });

  it('asks for what has to be chosen first, and says anew what would happen', async () => {
    const runBulk = vi.fn((_selection: unknown, _isDryRun: boolean, chosen?: string) =>
      Promise.resolve({ count: chosen === '7' ? 1 : 0, refused: [] }),
    );
    const options = [
      { value: '7', label: 'Archive' },
      { value: '8', label: 'Where it is' },
    ];
    await renderList({ runBulk, bulkChoice: { label: 'Folder', options } });
    await page.getByRole('checkbox', { name: 'Select Package 2' }).click();
    await page.getByRole('button', { name: 'Hide' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('button', { name: 'Hide: 0' })).toBeDisabled();
    expect(runBulk).not.toHaveBeenCalled();
    await dialog.getByLabelText('Folder').selectOptions('Where it is');
    await expect.element(dialog.getByText('Nothing would change.')).toBeVisible();
    await dialog.getByLabelText('Folder').selectOptions('Archive');
    await dialog.getByRole('button', { name: 'Hide: 1' }).click();
    await expect.element(page.getByText('1 row changed')).toBeVisible();
    expect(runBulk.mock.lastCall?.slice(1)).toEqual([false, '7']);
  });

  it('passes on the text that an action asks for', async () => {
    const runBulk = vi.fn((_selection: unknown, _isDryRun: boolean, _chosen?: string, _text?: string) =>
      Promise.resolve({ count: 1, refused: [] }),
    );
    await renderList({ runBulk, bulkText: { label: 'Note', maxLength: 100 } });
    await page.getByRole('checkbox', { name: 'Select Package 2' }).click();
    await page.getByRole('button', { name: 'Hide' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Note').fill('Sold out');
    await dialog.getByRole('button', { name: 'Hide: 1' }).click();
    await expect.element(page.getByText('1 row changed')).toBeVisible();
    expect(runBulk.mock.lastCall?.slice(1)).toEqual([false, undefined, 'Sold out']);
  });

  it('shows why the action failed, and that the other rows are unchanged', async () => {
    const runBulk = vi.fn((_selection: unknown, isDryRun: boolean) =>
      isDryRun ? Promise.resolve({ count: 1, refused: [] }) : Promise.reject(new ChunkLoadError('Offline')),
    );
    await renderList({ runBulk });
    await page.getByRole('checkbox', { name: 'Select Package 2' }).click();
    await page.getByRole('button', { name: 'Hide' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Hide: 1' }).click();
    await expect.element(dialog.getByText('The other rows were not changed.')).toBeVisible();
    await expect
      .element(dialog.getByText('Not sent: part of the page did not load. Your input is kept. Try again.'))
      .toBeVisible();
  });

  it('keeps what was chosen on another page', async () => {
    await renderList({ runBulk: vi.fn() });
    await page.getByRole('checkbox', { name: 'Select Package 2' }).click();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByRole('checkbox', { name: 'Select Package 12' }).click();
    await expect.element(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Select Package 12' })).not.toBeChecked();
  });

  it('lets go of rows of an earlier search or filter', async () => {
    await renderList({ runBulk: vi.fn() });
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    await expect.element(page.getByText('10 selected')).toBeVisible();
    await page.getByRole('searchbox').fill('Package 3');
    await expect.element(page.getByRole('row', { name: /Package 36/ })).toBeVisible();
    expect(page.getByText(/selected/).query()).toBeNull();
    await page.getByRole('checkbox', { name: 'Select Package 36' }).click();
    await expect.element(page.getByText('1 selected')).toBeVisible();
  });

  it('cannot be agreed to where nothing would change', async () => {
    await renderList({ runBulk: () => Promise.resolve({ count: 0, refused: [] }) });
    await page.getByRole('checkbox', { name: 'Select Package 2' }).click();
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect.element(page.getByText('Nothing would change.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Hide: 0' })).toBeDisabled();
  });
});

describe('how it is looked at', () => {
  it('shows the columns one chooses, in the order one likes', async () => {
    await renderList();
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await page.getByRole('button', { name: 'Move Views up' }).click();
    await expect.element(address).toHaveTextContent('columns=name%2Cviews%2Cbrand');
    await page.getByRole('checkbox', { name: 'Brand' }).click();
    await expect.element(address).toHaveTextContent('columns=name%2Cviews');
    expect(page.getByRole('columnheader', { includeHidden: true }).elements()).toHaveLength(2);
    await page.getByRole('button', { name: 'Usual columns' }).click();
    await expect.element(address).toHaveTextContent('');
  });

  it('is kept under a name, found again, and deleted', async () => {
    await renderList({ initial: 'sort=-views' });
    const menu = page.getByRole('button', { name: 'Views' }).first();
    await menu.click();
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByRole('textbox', { name: 'View name' }).fill('Most seen');
    await page.getByRole('switch', { name: 'Share with my group' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('columnheader', { name: 'Views' }).getByRole('button').click();
    await expect.element(address).toHaveTextContent('');
    await menu.click();
    await expect.element(page.getByText('You share it with your group')).toBeVisible();
    await page.getByRole('button', { name: /^Most seen/ }).click();
    await expect.element(address).toHaveTextContent('sort=-views');
    await menu.click();
    await page.getByRole('button', { name: 'Delete the view “Most seen”' }).click();
    await expect.element(page.getByText(/^Save filters/)).toBeVisible();
  });

  it('leaves the keyboard on the button that saved it as a file', async () => {
    const toUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await renderList();
    const button = page.getByRole('button', { name: 'Export' });
    (await button.findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: /CSV/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => toUrl.mock.calls.length).toBe(1);
    await expect.element(button).toHaveFocus();
    click.mockRestore();
    toUrl.mockRestore();
  });

  it('says that the file has not all rows, where they are too many for one', async () => {
    const toUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const [first] = packages;
    const items = Array.from({ length: 20_000 }, () => first);
    const list = {
      state: { page: 1, perPage: 10, sort: [], search: '', filters: {} },
      change: () => undefined,
      query: { data: { items: packages.slice(0, 10), total: 20_001 }, error: null, refetch: () => undefined },
      fetchPage: () => Promise.resolve({ items: items as SamplePackage[], total: 20_001 }),
    };
    await renderList({ list });
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    await expect.element(page.getByText(/^The file has the first 20,000 of 20,001 rows/)).toBeVisible();
    expect(toUrl).toHaveBeenCalledOnce();
    click.mockRestore();
    toUrl.mockRestore();
  });

  it('is saved as a file of all rows that match', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const blobs: Blob[] = [];
    const toUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:';
    });
    await renderList({ initial: 'brand=Tefal' });
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    await vi.waitFor(() => expect(blobs).toHaveLength(1));
    const lines = (await blobs[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(19);
    expect(lines[0]).toBe('Name,Brand,Views');
    expect(lines[1]).toBe('Package 1,Tefal,919');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /XLSX/ }).click();
    await vi.waitFor(() => expect(blobs).toHaveLength(2));
    expect(new TextDecoder().decode((await blobs[1]?.arrayBuffer())?.slice(0, 2))).toBe('PK');
    expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      expect.stringMatching(/^packages-\d{4}-\d\d-\d\d\.csv$/),
      expect.stringMatching(/^packages-\d{4}-\d\d-\d\d\.xlsx$/),
    ]);
    click.mockRestore();
    toUrl.mockRestore();
  });
});

describe('its states', () => {
  it('says what an empty list is for, and offers to clear what narrows it', async () => {
    const screen = await renderList({ data: [] });
    await expect.element(page.getByText('No packages yet')).toBeVisible();
    await screen.unmount();
    await renderList({ initial: 'search=nothing' });
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(page.getByText('1–10 of 37')).toBeVisible();
  });

  it('says that it failed and tries again', async () => {
    const refetch = vi.fn();
    const list = {
      state: { page: 1, perPage: 10, sort: [], search: '', filters: {} },
      change: () => undefined,
      query: { data: undefined, error: { code: 'somethingWentWrong' }, refetch },
      fetchPage: vi.fn(),
    };
    await renderList({ list });
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('says which permission is missing', async () => {
    await renderList({ data: undefined, error: { status: 403, data: { permission: 'Admin' } } });
    await expect.element(page.getByText(/the permission “Administration”/)).toBeVisible();
  });
});
