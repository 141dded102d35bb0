import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PageTestReport } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';

import { Fact, Facts } from '../shared/records/Facts.tsx';
import { waitsForConsent } from './waitsForConsent.ts';

function Tag({ report: { tag, tagCount } }: { report: PageTestReport }) {
  if (!tag) return <FormattedMessage id="pageTest.fact.noTag" />;
  return (
    <>
      <div>
        <code>{tag.src}</code> <code>data-retailer=&quot;{tag.retailer}&quot;</code>
      </div>
      {tag.isAdded ? <FormattedMessage id="pageTest.fact.tagAdded" tagName="div" /> : null}
      {tagCount > 1 ? (
        <FormattedMessage id="pageTest.fact.tagCount" tagName="div" values={{ count: tagCount }} />
      ) : null}
    </>
  );
}

function Codes({ codes }: { codes: readonly (readonly [LabelId, string])[] }) {
  const known = codes.filter(([, code]) => code !== '');
  if (known.length === 0) return <FormattedMessage id="pageTest.fact.none" />;
  return known.map(([id, code]) => (
    <div key={id}>
      <FormattedMessage id={id} />: {code}
    </div>
  ));
}

function Place({ report: { placeCount, sight } }: { report: PageTestReport }) {
  return (
    <>
      {placeCount > 0 ? (
        <FormattedMessage id="pageTest.fact.places" values={{ count: placeCount }} />
      ) : (
        <FormattedMessage id="pageTest.fact.noPlace" />
      )}
      {sight?.openedBy ? (
        <div>
          <FormattedMessage id="pageTest.fact.openedBy" values={{ control: sight.openedBy }} />
        </div>
      ) : null}
      {sight?.hiddenBy ? (
        <div>
          <FormattedMessage id="pageTest.fact.hiddenBy" values={{ element: <code>{sight.hiddenBy}</code> }} />
        </div>
      ) : null}
    </>
  );
}

function Consent({ tag }: { tag: NonNullable<PageTestReport['tag']> }) {
  if (waitsForConsent(tag))
    return <FormattedMessage id="pageTest.fact.consentWaits" values={{ type: tag.type }} />;
  return (
    <FormattedMessage
      id={tag.consent === 'none' ? 'pageTest.fact.consentNone' : 'pageTest.fact.consentAny'}
    />
  );
}

function Policy({ report: { policies, blocked, sight } }: { report: PageTestReport }) {
  if (policies.length === 0) return <FormattedMessage id="pageTest.fact.noPolicy" />;
  if (blocked.length > 0)
    return <FormattedMessage id="pageTest.fact.policyBlocks" values={{ directives: blocked.join(', ') }} />;
  return <FormattedMessage id={sight ? 'pageTest.fact.policyAllows' : 'pageTest.fact.policyUnknown'} />;
}

function Content({ report: { content, tag, isDrawn } }: { report: PageTestReport }) {
  return (
    <>
      {isDrawn ? <FormattedMessage id="pageTest.fact.drawn" tagName="div" /> : null}
      {content ? (
        <FormattedMessage id={`pageTest.fact.contentBy.${content.key}`} values={{ name: content.name }} />
      ) : null}
      {!content && tag ? <FormattedMessage id="pageTest.fact.noContent" /> : null}
      {!content && !tag && !isDrawn ? <FormattedMessage id="pageTest.fact.none" /> : null}
    </>
  );
}

function State({ sight: { isShown, area, outcome } }: { sight: NonNullable<PageTestReport['sight']> }) {
  return (
    <>
      {isShown && area ? (
        <FormattedMessage
          id="pageTest.fact.stateShown"
          values={{ width: area.widthPx, height: area.heightPx }}
        />
      ) : (
        <FormattedMessage id="pageTest.fact.stateNotShown" />
      )}{' '}
      {outcome ? <code>vitrina:{outcome}</code> : null}
    </>
  );
}

/** Everything a test found on a page. */
export function TestFacts({ report }: { report: PageTestReport }) {
  const { tag, product, sight, way, title, url } = report;
  return (
    <Box component="section" sx={{ mt: 6, pt: 5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        <FormattedMessage id="pageTest.whatFound" />
      </Typography>
      <Facts>
        <Fact labelId="pageTest.fact.page">
          <div>{title}</div>
          {url}
        </Fact>
        <Fact labelId="pageTest.fact.tag">
          <Tag report={report} />
        </Fact>
        {tag ? (
          <Fact labelId="pageTest.fact.codes">
            <Codes
              codes={[
                ['shelf.compare.ean', tag.ean],
                ['shelf.compare.mpn', tag.mpn],
                ['shelf.compare.brand', tag.brand],
                ['shelf.compare.mappingId', tag.mappingId],
              ]}
            />
          </Fact>
        ) : null}
        {product ? (
          <Fact labelId="pageTest.fact.product">
            <Codes
              codes={[
                ['shelf.compare.gtins', product.gtins.join(', ')],
                ['shelf.compare.mpns', product.mpns.join(', ')],
                ['shelf.compare.brands', product.brands.join(', ')],
                ['shelf.compare.names', product.names.join(', ')],
              ]}
            />
          </Fact>
        ) : null}
        <Fact labelId="pageTest.fact.content">
          <Content report={report} />
        </Fact>
        {sight ? (
          <Fact labelId="pageTest.fact.state">
            <State sight={sight} />
          </Fact>
        ) : null}
        <Fact labelId="pageTest.fact.place">
          <Place report={report} />
        </Fact>
        {tag ? (
          <Fact labelId="pageTest.fact.consent">
            <Consent tag={tag} />
          </Fact>
        ) : null}
        <Fact labelId="pageTest.fact.policy">
          <Policy report={report} />
        </Fact>
        <Fact labelId="pageTest.fact.tagManager">
          <FormattedMessage
            id={report.hasTagManager ? 'pageTest.fact.tagManagerYes' : 'pageTest.fact.tagManagerNo'}
          />
        </Fact>
      </Facts>
      {way ? (
        <Typography variant="caption" sx={{ display: 'block', mt: 3, color: 'text.secondary' }}>
          <FormattedMessage id={`shelf.sight.way.${way}`} />
        </Typography>
      ) : null}
    </Box>
  );
}
