import type { Card, Content, ContentKind, Field, Pair, Section } from '../content/content.ts';
import type { Note } from '../report/issue.ts';
import { amazonLimits, type AmazonModule } from './document.ts';
import { imageSizes, writeImage } from './images.ts';
import { hasWords, imageText, noContent, place, textBlock, type Writing } from './moduleParts.ts';
import { writeCards } from './writeCards.ts';
import { writeComparison } from './writeComparison.ts';
import { writeBulletText, writeLine, writeListBlock, writeParagraph } from './writeText.ts';

type Write<Kind extends ContentKind> = (content: Content<Kind>, writing: Writing) => AmazonModule | undefined;

/** Writes a module for each kind of content. */
const writers: { readonly [Kind in ContentKind]: Write<Kind> } = {
  text(content, { note }) {
    const headline = writeLine(content.title, note);
    const body = writeParagraph(content.text, note);
    if (!headline && !body) return noContent(content, note);
    if (!body && headline) {
      return { contentModuleType: 'STANDARD_TEXT', standardText: { body: { textList: [headline] } } };
    }
    if (!body) return undefined;
    if (headline) return { contentModuleType: 'STANDARD_TEXT', standardText: { headline, body } };
    return { contentModuleType: 'STANDARD_PRODUCT_DESCRIPTION', standardProductDescription: { body } };
  },
  list(content, { note }) {
    const headline = writeLine(content.title, note);
    for (const { picture, title } of content.items) {
      const { componentId } = picture;
      if (picture.desktop) {
        note({ code: 'marketplace.listPictureLost', severity: 'warning', componentId, prop: picture.prop });
      }
      if (title.value)
        note({ code: 'marketplace.amazon.itemTitleJoined', severity: 'info', componentId, prop: title.prop });
    }
    const lines = content.items.map(titledLine);
    const body = writeBulletText(lines, content.theme === 'number', note);
    if (!body) return noContent(content, note);
    return { contentModuleType: 'STANDARD_TEXT', standardText: { ...(headline && { headline }), body } };
  },
  cards: writeCards,
  story(content, writing) {
    const { note } = writing;
    const isOver = content.side === 'over';
    const isBeside = content.side === 'left' || content.side === 'right';
    const size = isOver ? imageSizes.overlay : isBeside ? imageSizes.standard : imageSizes.header;
    const block = imageText(content, size, writing);
    if (!block) return noContent(content, note);
    if (isOver) {
      if (content.overlay === 'transparent') {
        note({
          ...place(content),
          code: 'marketplace.amazon.overlayLight',
          severity: 'info',
          prop: 'overlayColor',
        });
      }
      const overlayColorType = content.overlay === 'dark' ? 'DARK' : 'LIGHT';
      return {
        contentModuleType: 'STANDARD_IMAGE_TEXT_OVERLAY',
        standardImageTextOverlay: { overlayColorType, block },
      };
    }
    if (isBeside) {
      const imagePositionType = content.side === 'left' ? 'LEFT' : 'RIGHT';
      return {
        contentModuleType: 'STANDARD_SINGLE_SIDE_IMAGE',
        standardSingleSideImage: { imagePositionType, block },
      };
    }
    return { contentModuleType: 'STANDARD_HEADER_IMAGE_TEXT', standardHeaderImageText: { block } };
  },
  picture(content, { uploads, note }) {
    const size = content.isLogo ? imageSizes.logo : imageSizes.header;
    const image = writeImage(content.picture, size, undefined, uploads, note);
    if (!image) return undefined;
    if (content.url)
      note({ ...place(content), code: 'marketplace.linkLost', severity: 'warning', prop: 'url' });
    if (content.isLogo) {
      return { contentModuleType: 'STANDARD_COMPANY_LOGO', standardCompanyLogo: { companyLogo: image } };
    }
    return { contentModuleType: 'STANDARD_HEADER_IMAGE_TEXT', standardHeaderImageText: { block: { image } } };
  },
  sidebar(content, writing) {
    const { uploads, note } = writing;
    const headline = writeLine(content.title, note);
    const image =
      content.picture.desktop &&
      writeImage(content.picture, imageSizes.sidebarMain, content.main.title, uploads, note);
    const caption = content.caption && writeLine(content.caption, note);
    const text = textBlock(content.main, note);
    const list = writeListBlock(content.list, note);
    const aside = imageText(content.sidebar, imageSizes.sidebar, writing);
    const asideList = writeListBlock(content.sidebarList, note);
    const payload = {
      ...(headline && { headline }),
      ...((image || caption) && {
        imageCaptionBlock: { ...(image && { image }), ...(caption && { caption }) },
      }),
      ...(text && { descriptionTextBlock: text }),
      ...(list && { descriptionListBlock: list }),
      ...(aside && { sidebarImageTextBlock: aside }),
      ...(asideList && { sidebarListBlock: asideList }),
    };
    if (content.side === 'left') {
      note({
        ...place(content),
        code: 'marketplace.amazon.sidebarRight',
        severity: 'info',
        prop: 'sidebarSide',
      });
    }
    if (Object.keys(payload).length === 0) return noContent(content, note);
    return { contentModuleType: 'STANDARD_IMAGE_SIDEBAR', standardImageSidebar: payload };
  },
  highlights(content, { uploads, note }) {
    const headline = writeLine(content.title, note);
    const image =
      content.picture.desktop &&
      writeImage(content.picture, imageSizes.standard, content.title, uploads, note);
    const [block1, block2, block3] = content.sections.map((section) => textBlock(section, note));
    const listTitle = writeLine(content.listTitle, note);
    const list = writeListBlock(content.items, note);
    const payload = {
      ...(image && { image }),
      ...(headline && { headline }),
      ...(block1 && { textBlock1: block1 }),
      ...(block2 && { textBlock2: block2 }),
      ...(block3 && { textBlock3: block3 }),
      ...((listTitle || list) && {
        bulletedListBlock: { ...(listTitle && { headline: listTitle }), ...(list && { block: list }) },
      }),
    };
    if (Object.keys(payload).length === 0) return noContent(content, note);
    return { contentModuleType: 'STANDARD_SINGLE_IMAGE_HIGHLIGHTS', standardSingleImageHighlights: payload };
  },
  pictureSpecs(content, { uploads, note }) {
    const headline = writeLine(content.title, note);
    const image =
      content.picture.desktop &&
      writeImage(content.picture, imageSizes.standard, content.title, uploads, note);
    const descriptionHeadline = writeLine(content.descriptionTitle, note);
    const [block1, block2] = content.descriptions.map((section) => textBlock(section, note));
    const specificationHeadline = writeLine(content.specificationTitle, note);
    const list = writeListBlock(content.specifications.flatMap(pairLine), note);
    const body = writeParagraph(content.specificationText, note);
    const payload = {
      ...(headline && { headline }),
      ...(image && { image }),
      ...(descriptionHeadline && { descriptionHeadline }),
      ...(block1 && { descriptionBlock1: block1 }),
      ...(block2 && { descriptionBlock2: block2 }),
      ...(specificationHeadline && { specificationHeadline }),
      ...(list && { specificationListBlock: { block: list } }),
      ...(body && { specificationTextBlock: { body } }),
    };
    if (Object.keys(payload).length === 0) return noContent(content, note);
    return {
      contentModuleType: 'STANDARD_SINGLE_IMAGE_SPECS_DETAIL',
      standardSingleImageSpecsDetail: payload,
    };
  },
  comparison(content, writing) {
    const table = writeComparison(content, writing);
    if (!table) return noContent(content, writing.note);
    if (content.title.value)
      writing.note({ ...content.title, code: 'marketplace.titleLost', severity: 'warning' });
    return { contentModuleType: 'STANDARD_COMPARISON_TABLE', standardComparisonTable: table };
  },
  table(content, { note }) {
    const rows = content.rows.filter(hasWords);
    const isPairs = rows.every(({ values }) => values.slice(1).every(({ value }) => value === ''));
    if (!isPairs) {
      note({ ...place(content), code: 'marketplace.amazon.tableLeftOut', severity: 'error', prop: 'rows' });
      return undefined;
    }
    const pairs = rows.flatMap(({ label, values }) => (values[0] ? [{ label, description: values[0] }] : []));
    return specsModule(content, pairs, 1, note);
  },
  specs: (content, { note }) => specsModule(content, content.pairs, content.tableCount, note),
  video(content, { note }) {
    note({ ...place(content), code: 'marketplace.amazon.videoLeftOut', severity: 'error', prop: 'src' });
    return undefined;
  },
  youtube(content, { note }) {
    note({ ...place(content), code: 'marketplace.amazon.videoLeftOut', severity: 'error', prop: 'videoId' });
    return undefined;
  },
  raw(content, { note }) {
    note({ ...place(content), code: 'marketplace.rawLeftOut', severity: 'error' });
    return undefined;
  },
};

/** Writes the module of a content; if impossible, returns undefined and notes why. */
export function writeModule(content: Content, writing: Writing): AmazonModule | undefined {
  return (writers[content.kind] as Write<ContentKind>)(content, writing);
}

/** Puts a list item's title before its text. */
function titledLine({ title, text }: Card): Field<Section['text']['value']> {
  if (title.value === '') return text;
  const strong = { tag: 'strong' as const, children: [title.value] };
  return { ...text, value: text.value.length === 0 ? [strong] : [strong, ' — ', ...text.value] };
}

function pairLine({ label, description }: Pair): Field<Section['text']['value']>[] {
  const text = [label.value, description.value].filter(Boolean).join(': ');
  return text === '' ? [] : [{ ...label, value: [text] }];
}

function specsModule(
  content: Content<'specs' | 'table'>,
  all: readonly Pair[],
  tableCount: number,
  note: Note,
): AmazonModule | undefined {
  const headline = writeLine(content.title, note);
  const pairs = all.flatMap((pair) => {
    const label = writeLine(pair.label, note);
    const description = writeLine(pair.description, note);
    return label || description ? [{ ...(label && { label }), ...(description && { description }) }] : [];
  });
  if (pairs.length === 0) return noContent(content, note);
  const { specificationsMin: min, specificationsMax: max } = amazonLimits;
  const prop = content.kind === 'specs' ? 'specifications' : 'rows';
  if (pairs.length < min) {
    const values = { count: pairs.length, min };
    note({ ...place(content), code: 'marketplace.amazon.tooFewSpecs', severity: 'error', prop, values });
    return undefined;
  }
  if (pairs.length > max) {
    const values = { count: pairs.length, max };
    note({ ...place(content), code: 'marketplace.amazon.tooManySpecs', severity: 'error', prop, values });
  }
  return {
    contentModuleType: 'STANDARD_TECH_SPECS',
    standardTechSpecs: { ...(headline && { headline }), specificationList: pairs.slice(0, max), tableCount },
  };
}
