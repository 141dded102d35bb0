import type { MonitoredPageDetail, PageEvidence, PageProblemType } from '@vitrina/api-client/contract';

/** One respect in which a page is held against what it should be. */
export interface ComparedRow {
  id: LabelsUnder<'shelf.compare'>;
  expected: string;
  found: string;
  /** The open problem that this row shows. */
  problem?: PageProblemType;
}

/** Rows of one kind. */
export interface ComparedGroup {
  id: 'script' | 'product' | 'domain' | 'content';
  rows: ComparedRow[];
}

type Compared = Pick<MonitoredPageDetail, 'expected' | 'problemHistory' | 'mapping'> & {
  /** Null where the page has never been read. */
  evidence: PageEvidence | null;
};
type OpenProblem = MonitoredPageDetail['problemHistory'][number];

const join = (texts: readonly string[]) => texts.join(', ');
const originOf = (address: string) => URL.parse(address)?.origin ?? '';
const hostOf = (address: string) => URL.parse(address)?.hostname ?? '';

/** The problem a row shows: one of its types that is open, and that found what the row has found. */
function problemIn(open: readonly OpenProblem[], types: readonly PageProblemType[], found?: string) {
  const problem = open.find(
    (one) => types.includes(one.type) && (found === undefined || one.found === found),
  );
  return problem ? { problem: problem.type } : {};
}

function scriptRows({ expected, evidence }: Compared, open: readonly OpenProblem[]): ComparedRow[] {
  const embed = evidence?.embed;
  const found = (read: (tag: NonNullable<typeof embed>) => string) => (embed ? read(embed) : '');
  const isOurRetailer = embed?.retailer === expected.retailer;
  return [
    {
      id: 'src',
      expected: join(expected.scriptOrigins),
      found: found(({ src }) => originOf(src)),
      // Of a script that is not right either the address is to blame or the retailer it names.
      ...problemIn(open, isOurRetailer ? ['noScript', 'incorrectScript'] : ['noScript']),
    },
    {
      id: 'retailer',
      expected: expected.retailer,
      found: found(({ retailer }) => retailer),
      ...(isOurRetailer ? {} : problemIn(open, ['incorrectScript'])),
    },
    {
      id: 'ean',
      expected: expected.ean,
      found: found(({ ean }) => ean),
      ...problemIn(open, ['noEan', 'incorrectEan'], embed?.ean ?? ''),
    },
    { id: 'mpn', expected: expected.mpn, found: found(({ mpn }) => mpn) },
    {
      id: 'brand',
      expected: join(expected.brands),
      found: found(({ brand }) => brand),
      ...problemIn(open, ['noBrand', 'incorrectBrand']),
    },
    {
      id: 'mappingId',
      expected: expected.mappingId,
      found: found(({ mappingId }) => mappingId),
      ...problemIn(open, ['incorrectMapping']),
    },
  ];
}

function productRows({ expected, evidence }: Compared, open: readonly OpenProblem[]): ComparedRow[] {
  const { gtins = [], mpns = [], brands = [], names = [], skus = [] } = evidence?.product ?? {};
  const isOfScript = evidence?.embed?.ean === join(gtins);
  return [
    {
      id: 'gtins',
      expected: expected.ean,
      found: join(gtins),
      ...(isOfScript ? {} : problemIn(open, ['incorrectEan'], join(gtins))),
    },
    { id: 'mpns', expected: expected.mpn, found: join(mpns) },
    { id: 'brands', expected: join(expected.brands), found: join(brands) },
    { id: 'names', expected: '', found: join(names) },
    { id: 'skus', expected: '', found: join(skus) },
  ];
}

function domainRows({ expected, evidence }: Compared, open: readonly OpenProblem[]): ComparedRow[] {
  const domains = join(expected.domains);
  const row = (id: 'address' | 'canonical', host: string): ComparedRow => ({
    id,
    expected: domains,
    found: host,
    ...problemIn(open, ['incorrectDomain'], host),
  });
  return [row('address', hostOf(evidence?.url ?? '')), row('canonical', hostOf(evidence?.canonical ?? ''))];
}

/** Which content is shown, no page says of itself: a finding does. */
function contentRows(open: readonly OpenProblem[]): ComparedRow[] {
  return open.flatMap(({ type, expected, found }) =>
    type === 'noRich' || type === 'incorrectRich' ? [{ id: type, expected, found, problem: type }] : [],
  );
}

/** A row that has nothing on either side says nothing. */
const says = ({ expected, found, problem }: ComparedRow) =>
  expected !== '' || found !== '' || problem !== undefined;

/** What a page should say beside what it says, respect by respect; groups with nothing to say are left out. */
export function comparePage(compared: Compared): ComparedGroup[] {
  const open = compared.problemHistory.filter(({ clearedDate }) => clearedDate === null);
  const groups: ComparedGroup[] = [
    { id: 'script', rows: scriptRows(compared, open) },
    { id: 'product', rows: compared.evidence ? productRows(compared, open) : [] },
    { id: 'domain', rows: domainRows(compared, open) },
    { id: 'content', rows: contentRows(open) },
  ];
  return groups
    .map(({ id, rows }) => ({ id, rows: rows.filter(says) }))
    .filter(({ rows }) => rows.length > 0);
}
