// Written from en.json by tooling/checks/messageTypes.mjs.
/// <reference path="../../../../tooling/config/messageTypes.d.ts" />
/// <reference path="../../../block-kit/src/messages/arguments.d.ts" />
/// <reference path="../../../blocks-generic/src/messages/arguments.d.ts" />

declare namespace FormatjsIntl {
  interface MessageArguments {
    'block.AmazonCol2.name': {};
    'block.AmazonCol2.prop.gap': {};
    'block.AmazonCol3.name': {};
    'block.AmazonCol3.prop.gap': {};
    'block.AmazonCol4.name': {};
    'block.AmazonCol4.prop.gap': {};
    'block.AmazonComparisonChart.name': {};
    'block.AmazonComparisonChart.prop.products': {};
    'block.AmazonComparisonChart.prop.products.altText': {};
    'block.AmazonComparisonChart.prop.products.asin': {};
    'block.AmazonComparisonChart.prop.products.highlight': {};
    'block.AmazonComparisonChart.prop.products.image': {};
    'block.AmazonComparisonChart.prop.products.title': {};
    'block.AmazonComparisonChart.prop.rows': {};
    'block.AmazonComparisonChart.prop.rows.label': {};
    'block.AmazonComparisonChart.prop.rows.values': {};
    'block.AmazonComparisonChart.prop.title': {};
    'block.AmazonIcons.name': {};
    'block.AmazonIcons.prop.items': {};
    'block.AmazonIcons.prop.items.altText': {};
    'block.AmazonIcons.prop.items.image': {};
    'block.AmazonIcons.prop.items.text': {};
    'block.AmazonIcons.prop.items.title': {};
    'block.AmazonIcons.prop.title': {};
    'block.AmazonImageSidebar.name': {};
    'block.AmazonImageSidebar.prop.altText': {};
    'block.AmazonImageSidebar.prop.caption': {};
    'block.AmazonImageSidebar.prop.image': {};
    'block.AmazonImageSidebar.prop.list': {};
    'block.AmazonImageSidebar.prop.list.text': {};
    'block.AmazonImageSidebar.prop.main': {};
    'block.AmazonImageSidebar.prop.main.text': {};
    'block.AmazonImageSidebar.prop.main.title': {};
    'block.AmazonImageSidebar.prop.sidebar': {};
    'block.AmazonImageSidebar.prop.sidebar.altText': {};
    'block.AmazonImageSidebar.prop.sidebar.image': {};
    'block.AmazonImageSidebar.prop.sidebar.text': {};
    'block.AmazonImageSidebar.prop.sidebar.title': {};
    'block.AmazonImageSidebar.prop.sidebarList': {};
    'block.AmazonImageSidebar.prop.sidebarList.text': {};
    'block.AmazonImageSidebar.prop.title': {};
    'block.AmazonImageTextOverlay.choice.overlayColorType.dark': {};
    'block.AmazonImageTextOverlay.choice.overlayColorType.light': {};
    'block.AmazonImageTextOverlay.name': {};
    'block.AmazonImageTextOverlay.prop.altText': {};
    'block.AmazonImageTextOverlay.prop.image': {};
    'block.AmazonImageTextOverlay.prop.overlayColorType': {};
    'block.AmazonImageTextOverlay.prop.text': {};
    'block.AmazonImageTextOverlay.prop.title': {};
    'block.AmazonMultipleImageText.name': {};
    'block.AmazonMultipleImageText.prop.items': {};
    'block.AmazonMultipleImageText.prop.items.altText': {};
    'block.AmazonMultipleImageText.prop.items.caption': {};
    'block.AmazonMultipleImageText.prop.items.image': {};
    'block.AmazonMultipleImageText.prop.items.text': {};
    'block.AmazonMultipleImageText.prop.items.title': {};
    'block.AmazonMultipleImageText.prop.title': {};
    'block.AmazonPicture.name': {};
    'block.AmazonPicture.prop.altText': {};
    'block.AmazonPicture.prop.isLogo': {};
    'block.AmazonPicture.prop.src': {};
    'block.AmazonSpecs.name': {};
    'block.AmazonSpecs.prop.specifications': {};
    'block.AmazonSpecs.prop.specifications.description': {};
    'block.AmazonSpecs.prop.specifications.label': {};
    'block.AmazonSpecs.prop.tableCount': {};
    'block.AmazonSpecs.prop.title': {};
    'block.AmazonTextList.choice.theme.bullet': {};
    'block.AmazonTextList.choice.theme.number': {};
    'block.AmazonTextList.name': {};
    'block.AmazonTextList.prop.items': {};
    'block.AmazonTextList.prop.items.text': {};
    'block.AmazonTextList.prop.theme': {};
    'block.AmazonTextList.prop.title': {};
    'block.AmazonTitleDescription.choice.textAlign.center': {};
    'block.AmazonTitleDescription.choice.textAlign.justify': {};
    'block.AmazonTitleDescription.choice.textAlign.left': {};
    'block.AmazonTitleDescription.choice.textAlign.right': {};
    'block.AmazonTitleDescription.name': {};
    'block.AmazonTitleDescription.prop.text': {};
    'block.AmazonTitleDescription.prop.textAlign': {};
    'block.AmazonTitleDescription.prop.title': {};
    'family.amazon.name': {};
  }
}
