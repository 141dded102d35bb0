import type { MonitoredPageDetail, PageEvidence, PageProblemType } from '@vitrina/api-client/contract';

/** One compared property of a page. */
export interface ComparedRow {
  id: LabelsUnder<'shelf.compare'>;
  expected: string;
  found: string;
  /** Open problem with this property. */
  problem?: PageProblemType;
}

/** Compared properties of one group. */
export interface ComparedGroup {
  id: 'script' | 'product' | 'domain' | 'content';
  rows: ComparedRow[];
}

type Compared = Pick<MonitoredPageDetail, 'expected' | 'problemHistory' | 'mapping'> & {
  /** `null` if the page was never read. */
  evidence: PageEvidence | null;
};
type OpenProblem = MonitoredPageDetail['problemHistory'][number];

const join = (texts: readonly string[]) => texts.join(', ');
const originOf = (address: string) => URL.parse(address)?.origin ?? '';
const hostOf = (address: string) => URL.parse(address)?.hostname ?? '';

/** Returns the open problem of a row: of one of the given types and, if given, with the found value. */
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
      // If the script names our retailer, an incorrect script has a wrong address. Otherwise, the retailer
      // row shows that problem.
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
  return [
    {
      id: 'gtins',
      expected: expected.ean,
      found: join(gtins),
      ...problemIn(open, ['wrongProduct'], join(gtins)),
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

/** A page doesn't tell which content it shows, so these rows are based on problems. */
function contentRows(open: readonly OpenProblem[]): ComparedRow[] {
  return open.flatMap(({ type, expected, found }) =>
    type === 'noRich' || type === 'incorrectRich' ? [{ id: type, expected, found, problem: type }] : [],
  );
}

/** Returns whether a row has a value on either side, or a problem. */
const says = ({ expected, found, problem }: ComparedRow) =>
  expected !== '' || found !== '' || problem !== undefined;

/** Compares the expected and the found values of a page. Omits groups without values. */
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
