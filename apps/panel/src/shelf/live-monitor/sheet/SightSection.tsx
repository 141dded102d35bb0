import Check from '@mui/icons-material/CheckCircleOutlined';
import Warning from '@mui/icons-material/ErrorOutlineOutlined';
import Typography from '@mui/material/Typography';
import type { MonitoredPageDetail, PageSight } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { StatusText } from '../../../shared/records/StatusText.tsx';
import { Fact, Facts } from '../../../shared/records/Facts.tsx';
import { SheetSection } from '../../../shared/records/SheetSection.tsx';

function Shown({ isShown }: Pick<PageSight, 'isShown'>) {
  const intl = useIntl();
  return (
    <StatusText
      tone={isShown ? 'live' : 'problem'}
      Icon={isShown ? Check : Warning}
      text={intl.formatMessage({ id: isShown ? 'shelf.sight.shown' : 'shelf.sight.notShown' })}
    />
  );
}

function SightFacts({ sight }: { sight: PageSight }) {
  const format = useFormat();
  const { area, sameWords, sameLook, missingWords } = sight;
  const texts = [
    { labelId: 'shelf.sight.openedBy', text: sight.openedBy },
    { labelId: 'shelf.sight.hiddenBy', text: sight.hiddenBy },
    { labelId: 'shelf.sight.blockedBy', text: sight.blockedBy },
    { labelId: 'shelf.sight.error', text: sight.error },
  ] as const;
  return (
    <Facts>
      <Fact labelId="shelf.sight.content">
        <Shown isShown={sight.isShown} />
      </Fact>
      {area ? (
        <>
          <Fact labelId="shelf.sight.area">
            <FormattedMessage
              id="shelf.sight.areaPx"
              values={{ width: format.number(area.widthPx), height: format.number(area.heightPx) }}
            />
          </Fact>
          <Fact labelId="shelf.sight.place">
            <FormattedMessage
              id="shelf.sight.placePx"
              values={{ top: format.number(area.topPx), height: format.number(area.pageHeightPx) }}
            />
          </Fact>
        </>
      ) : null}
      {sameWords === null ? null : (
        <Fact labelId="shelf.sight.words">
          <FormattedMessage id="shelf.sight.wordsShare" values={{ share: format.percent(sameWords) }} />
          {missingWords === '' ? null : (
            <>
              <br />
              <FormattedMessage id="shelf.sight.missing" values={{ words: missingWords }} />
            </>
          )}
        </Fact>
      )}
      {sameLook === null ? null : (
        <Fact labelId="shelf.sight.look">
          <FormattedMessage id="shelf.sight.lookShare" values={{ share: format.percent(sameLook) }} />
        </Fact>
      )}
      {texts.map(({ labelId, text }) =>
        text === '' ? null : (
          <Fact key={labelId} labelId={labelId}>
            {text}
          </Fact>
        ),
      )}
    </Facts>
  );
}

/** Shows how the last check judged the page, and what a browser saw of the content. */
export function SightSection({ page }: { page: MonitoredPageDetail }) {
  const evidence = page.checks.find((check) => check.evidence !== null)?.evidence;
  if (!evidence) return null;
  return (
    <SheetSection titleId="shelf.sight.title">
      {evidence.sight ? <SightFacts sight={evidence.sight} /> : null}
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={`shelf.sight.way.${evidence.way}`} />
      </Typography>
    </SheetSection>
  );
}
