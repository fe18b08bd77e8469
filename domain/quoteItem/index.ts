export type { ItemUnderRules } from './about.ts'
export { asBefore, type LoggedChange } from './asBefore.ts'
export { askedDifferences, mergedAsChosen } from './askedDifferences.ts'
export { blankInputs } from './blankInputs.ts'
export { blankOfProduct } from './blankOfProduct.ts'
export { boxOfProduct, type DrawnProduct, enteredNumber } from './boxOfProduct.ts'
export { isCopyCategory } from './categories/isCopyCategory.ts'
export { isModifyCategory } from './categories/isModifyCategory.ts'
export { isResizableCategory } from './categories/isResizableCategory.ts'
export { type Change, changesOf } from './changesOf.ts'
export { copiedSection } from './copiedSection.ts'
export { copiedSections } from './copiedSections.ts'
export { askedTab, defaultTab } from './defaultTab.ts'
export type {
  DesignMasters,
  DieCutSheet,
  Facts,
  InternalPrice,
  NamedTop,
  Palletising,
  PlantOperation,
  PriceTerms,
  SourceInk,
  SourceSize,
  StepWorkCentre,
  ToolingCustomer,
  VslStyle,
} from './facts.ts'
export { fieldAt } from './fieldAt.ts'
export type { FieldRule } from './fieldRule.ts'
export {
  type ChoiceField,
  empty,
  type Field,
  type Fields,
  type NumberField,
  type Origin,
  type RowOf,
  type RowsField,
  type Values,
} from './fields.ts'
export { fieldWords } from './fieldWords.ts'
export type { Finding } from './finding.ts'
export { findingsOf } from './findingsOf.ts'
export { bypassForCustomer, itemForCustomer } from './forCustomer.ts'
export { isGenericItem } from './isGenericItem.ts'
export { type ChangedKind, changedKind } from './kinds/changedKind.ts'
export { type ItemKind, itemKinds } from './kinds/itemKinds.ts'
export { kindOf } from './kinds/kindOf.ts'
export { kindRefusal, otherCustomerRefusal, otherCustomersCategory } from './kinds/kindRefusal.ts'
export { resizableRefusal } from './kinds/resizableRefusal.ts'
export { stereoOfKind } from './kinds/stereoOfKind.ts'
export { loggedValue } from './loggedValue.ts'
export {
  differencesOf,
  mergedAsProposed,
  mergedValues,
  type PathDifference,
  proposedSide,
  type Side,
} from './mergeSections.ts'
export { mostOrdered } from './mostOrdered.ts'
export { firstField, formName, pathOfName, placeOf, rowPath, rowsOf, valueAt } from './path.ts'
export { fieldLabel, pathLabel } from './pathLabel.ts'
export { type About, type Reacted, react } from './react.ts'
export type { Patch } from './reaction.ts'
export { flapsOf } from './reactions/flapsOf.ts'
export { businessUnitLabel, businessUnits } from './reference/businessUnits.ts'
export {
  type CartonStyle,
  cartonStyles,
  handHoleOpening,
  ofAnyStyle,
  usualDieCut,
} from './reference/cartonStyles.ts'
export type { CodeLabel } from './reference/codeLabel.ts'
export { foodUses } from './reference/foodUses.ts'
export {
  type ItemCategory,
  type ItemCategoryCode,
  itemCategories,
  itemCategoryLabel,
} from './reference/itemCategories.ts'
export { laminationTypes } from './reference/laminationTypes.ts'
export { makesFor } from './reference/makesFor.ts'
export { outerTypes } from './reference/outerTypes.ts'
export { printKind } from './reference/printKind.ts'
export { type PrintProcess, printProcesses } from './reference/printProcesses.ts'
export { productGroups } from './reference/productGroups.ts'
export { productTypes } from './reference/productTypes.ts'
export { sheetSides } from './reference/sheetSides.ts'
export { shippingMethods } from './reference/shippingMethods.ts'
export { stereoPlates } from './reference/stereoPlates.ts'
export { type DepthRule, type Style09Variant, style09Variants } from './reference/style09Variants.ts'
export { varnishTypes } from './reference/varnishTypes.ts'
export { requiredFields } from './requiredFields.ts'
export { isMissing } from './requiredFindings.ts'
export { runsAutoRoute } from './runsAutoRoute.ts'
export type { RepeatedColumns, Section } from './section.ts'
export type { Approval } from './sections/approval/approval.ts'
export { approvalName } from './sections/approval/approvalName.ts'
export { approvalsField, asksCustomer, decidesHere } from './sections/approval/approvalsField.ts'
export { type ApprovalType, approvalLabel, approvalTypes } from './sections/approval/approvalTypes.ts'
export { approvedCode, type Decision, rejectedCode } from './sections/approval/decision.ts'
export { type FloorChain, floorApprovers } from './sections/approval/floorApprovers.ts'
export { floorChainFindings } from './sections/approval/floorChainFindings.ts'
export { type FloorFor, floorOf } from './sections/approval/floorOf.ts'
export { orderedQuantity } from './sections/approval/orderedQuantity.ts'
export { pointsBelow } from './sections/approval/pointsBelow.ts'
export { type ApprovalStanding, approvalFlag, approvalStandings } from './sections/approval/standings.ts'
export { toolingCustomersFor } from './sections/approval/toolingCustomers.ts'
export { approvals, type ClaimApproval } from './sections/compliance/approvals.ts'
export type { Delivery, QuoteDelivery } from './sections/delivery/delivery.ts'
export { customerPickup, deliveryOf, hasOwnAddress, usualTruck } from './sections/delivery/deliveryOf.ts'
export { asksForDocuments } from './sections/design/asksForDocuments.ts'
export { creasesOf } from './sections/design/creaseSum.ts'
export { cutNumberUp } from './sections/design/cutNumberUp.ts'
export type { DesignStep } from './sections/design/design.ts'
export { documentsField } from './sections/design/documents.ts'
export { freeOperations, refuseNewStep } from './sections/design/refuseNewStep.ts'
export { sheetBounds } from './sections/design/sheetBounds.ts'
export { trimmedSteps } from './sections/design/trimmedSteps.ts'
export type { PrintedSheet } from './sections/designPrint/designPrint.ts'
export { enteredSheet } from './sections/designPrint/enteredSheet.ts'
export { sheetOfRoute } from './sections/designPrint/sheetOfRoute.ts'
export { sheetsToPrint } from './sections/designPrint/sheetsToPrint.ts'
export { startingSheets } from './sections/designPrint/startingSheets.ts'
export type { GenericDetail, GenericPricing } from './sections/genericPricing/genericPricing.ts'
export { pricedGoods } from './sections/genericPricing/pricedGoods.ts'
export { unitPriceOf } from './sections/genericPricing/unitPriceOf.ts'
export { wrongGoods } from './sections/genericPricing/wrongGoods.ts'
export {
  type CustomerPallets,
  customerPallets,
  takesCustomerPallets,
} from './sections/pallets/customerPallets.ts'
export { type PalletKey, type Pallets, palletKeys } from './sections/pallets/pallets.ts'
export { palletsOfOrder } from './sections/pallets/palletsOfOrder.ts'
export { corrugatedStep } from './sections/prePrintDesign/corrugatedStep.ts'
export { type RollLayout, rollLayout } from './sections/prePrintDesign/rollLayout.ts'
export { rollMetres } from './sections/prePrintDesign/rollMetres.ts'
export { startingRoll } from './sections/prePrintDesign/startingRoll.ts'
export { type PreprintAmounts, preprintAmounts } from './sections/preprintCost/preprintAmounts.ts'
export { preprintCharges } from './sections/preprintCost/preprintCharges.ts'
export { type PreprintRun, preprintRun } from './sections/preprintCost/preprintRun.ts'
export { startingLines } from './sections/preprintCost/startingLines.ts'
export { boundedDetails } from './sections/prices/boundedDetails.ts'
export { breaksInOrder } from './sections/prices/breaksInOrder.ts'
export { policyOf } from './sections/prices/policyOf.ts'
export { type WrongPrice, wrongBreak } from './sections/prices/wrongBreak.ts'
export { priceSince, withGoesTo } from './sections/pricing/priceSince.ts'
export type { PriceDetail, Pricing } from './sections/pricing/pricing.ts'
export { type StartingPrice, startingPrice } from './sections/pricing/startingPrice.ts'
export { coloursOf } from './sections/printing/coloursOf.ts'
export { isAskedOf } from './sections/printing/isAskedOf.ts'
export { lithoCounts } from './sections/printing/lithoCounts.ts'
export { cartonStyleOf } from './sections/product/cartonStyleOf.ts'
export { closuresOf } from './sections/product/closuresOf.ts'
export { gradeNeed } from './sections/product/gradeNeed.ts'
export { isFlapAdjusted } from './sections/product/isFlapAdjusted.ts'
export {
  emptySections,
  type ItemSections,
  isSectionKey,
  type SectionKey,
  type SectionOf,
  sectionKeys,
  sectionOfTab,
  sections,
} from './sections.ts'
export { type Sold, type SoldDetail, soldBy } from './soldBy.ts'
export { type InputNames, type Inputs, inputsOf, staleness } from './staleness.ts'
export { tabLabels } from './tabLabels.ts'
export { type TabKey, tabKeys, validationTabIds } from './tabs.ts'
export { tabVisible } from './tabVisible.ts'
export { loggedWords, valueWords } from './valueWords.ts'
