import { type BlockTemplate, kitColor, kitGutter, kitSpace } from '@vitrina/block-kit';
import type { OwnSectionKey } from '@vitrina/demo';

/** Content of a section that only the demo has. */
interface OwnContent {
  /** In the order of a reader, the title first. */
  readonly texts: readonly string[];
  /** End of the names of the columns with texts in the language of the page. */
  readonly locale: string;
  readonly dataSourceId: number | undefined;
}

const muted = kitColor('muted');

function say(textStyle: string, text: string, more: BlockTemplate['props'] = {}): BlockTemplate {
  return { key: 'Text', props: { text, textStyle, color: kitColor('text'), ...more } };
}

const title = (text = '') => say('h2', text, { element: 'h2', weight: 600 });

function feature(children: readonly BlockTemplate[]): BlockTemplate {
  const [height, sides] = [kitSpace('8cqw'), kitGutter('4cqw')];
  const narrow = kitSpace('48px');
  return {
    key: 'Feature',
    props: { backgroundOptions: { color: kitColor('surface') } },
    sizedProps: {
      padding: {
        desktop: { top: height, right: sides, bottom: height, left: sides },
        mobile: { top: narrow, right: '16px', bottom: narrow, left: '16px' },
      },
    },
    children,
  };
}

/** A heading, and tabs each of a title and a text. */
function tabs({ texts: [heading, ...pairs] }: OwnContent): BlockTemplate {
  const panels = pairs.flatMap((text, index) =>
    index % 2 === 0
      ? []
      : {
          key: 'TabPanel',
          props: { title: pairs[index - 1] ?? '' },
          children: [say('lead', text, { color: muted, maxWidth: '36em' })],
        },
  );
  const colors = { color: muted, activeColor: kitColor('text'), lineColor: muted };
  const list = { key: 'Tabs', props: { ...colors, margin: { top: '24px' } }, children: panels };
  return feature([title(heading), list]);
}

/** Columns of the data source's tables, without their language. */
const fields = ['number', 'batch', 'taste'] as const;
const widths = ['28%', '22%', '50%'];

function cells(of: (field: string, index: number) => BlockTemplate): BlockTemplate {
  const columns = fields.map((field, index) => ({
    key: 'Column',
    props: { width: widths[index] ?? '' },
    children: [of(field, index)],
  }));
  return {
    key: 'Row',
    props: { padding: { top: '16px', bottom: '16px' } },
    sizedProps: { gap: { desktop: '24px', mobile: '12px' } },
    children: columns,
  };
}

/** A heading, a lead, and a row for each record: the page repeats the row of the provider, see `repeatRecords`. */
function records({ texts: [heading, lead, ...labels], locale, dataSourceId }: OwnContent): BlockTemplate {
  const line = { key: 'Divider', props: { color: muted, margin: { top: '0px', bottom: '0px' } } };
  const head = cells((_, index) => say('caption', labels[index] ?? '', { color: muted }));
  const row = cells((field) => ({
    key: 'DynamicDataReceiver',
    props: { field: `${field}_${locale}` },
  }));
  const whole = { key: 'Column', props: { width: '100%' }, children: [row, line] };
  const repeated = { key: 'Row', children: [whole] };
  const provider = {
    key: 'DynamicDataProvider',
    props: { dataSource: String(dataSourceId ?? '') },
    children: [repeated],
  };
  return feature([
    title(heading),
    say('lead', lead ?? '', { color: muted, maxWidth: '36em', margin: { top: '16px', bottom: '32px' } }),
    head,
    line,
    provider,
  ]);
}

/** The sections that only the demo has. */
export const ownSections: Readonly<Record<OwnSectionKey, (content: OwnContent) => BlockTemplate>> = {
  ownTabs: tabs,
  ownRecords: records,
};
