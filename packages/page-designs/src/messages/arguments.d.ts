// Written from en.json by tooling/checks/messageTypes.mjs.
/// <reference path="../../../block-kit/src/messages/arguments.d.ts" />
/// <reference path="../../../blocks-amazon/src/messages/arguments.d.ts" />
/// <reference path="../../../blocks-friendly/src/messages/arguments.d.ts" />
/// <reference path="../../../blocks-generic/src/messages/arguments.d.ts" />
/// <reference path="../../../blocks-ozon/src/messages/arguments.d.ts" />
/// <reference path="../../../epack-model/src/messages/arguments.d.ts" />

declare namespace FormatjsIntl {
  interface MessageArguments {
    'design.ground.accent': {};
    'design.ground.contrast': {};
    'design.ground.surface': {};
    'design.group.benefits': {};
    'design.group.comparing': {};
    'design.group.ends': {};
    'design.group.explaining': {};
    'design.group.heroes': {};
    'design.group.showing': {};
    'design.group.stories': {};
    'design.group.trust': {};
    'design.page.appliance': {};
    'design.page.auto': {};
    'design.page.beauty': {};
    'design.page.children': {};
    'design.page.electronics': {};
    'design.page.fashion': {};
    'design.page.food': {};
    'design.page.furniture': {};
    'design.page.health': {};
    'design.page.pet': {};
    'design.page.tea': {};
    'design.page.toys': {};
    'design.section.benefitFacts': {};
    'design.section.benefitNumber': {};
    'design.section.benefitNumbered': {};
    'design.section.benefitPair': {};
    'design.section.benefitProof': {};
    'design.section.benefitStrip': {};
    'design.section.compareBefore': {};
    'design.section.compareFor': {};
    'design.section.compareRange': {};
    'design.section.compareSizes': {};
    'design.section.endRange': {};
    'design.section.endSignOff': {};
    'design.section.explainCare': {};
    'design.section.explainInside': {};
    'design.section.explainQuestions': {};
    'design.section.explainRoutine': {};
    'design.section.explainRules': {};
    'design.section.explainSteps': {};
    'design.section.heroCover': {};
    'design.section.heroCutOut': {};
    'design.section.heroSplit': {};
    'design.section.heroStatement': {};
    'design.section.heroSticky': {};
    'design.section.heroVideo': {};
    'design.section.showChoice': {};
    'design.section.showFilm': {};
    'design.section.showGallery': {};
    'design.section.showMacro': {};
    'design.section.showPoints': {};
    'design.section.showRoom': {};
    'design.section.showTurn': {};
    'design.section.storyEssay': {};
    'design.section.storyNotes': {};
    'design.section.storyOrigin': {};
    'design.section.storyQuote': {};
    'design.section.storyTimeline': {};
    'design.section.trustAwards': {};
    'design.section.trustBox': {};
    'design.section.trustIngredients': {};
    'design.section.trustMaterials': {};
    'design.section.trustService': {};
    'design.section.trustSpecifications': {};
  }
}
