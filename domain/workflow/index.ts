export { allowedActions } from './allowedActions.ts'
export { applyAction } from './applyAction.ts'
export { asksOf } from './asksOf.ts'
export { type CloseAction, closeActions, closeDialogs, notChosen } from './closeActions.ts'
export { comparePaths, type PathChange } from './comparePaths.ts'
export { defaultWorkflow } from './defaultWorkflow.ts'
export type { DefinitionProblem } from './definitionProblem.ts'
export { explain, type StepState } from './explain.ts'
export { fieldAccess } from './fieldAccess.ts'
export { findStep } from './findStep.ts'
export { hideArtChange } from './hideArtChange.ts'
export { holdAction } from './holdAction.ts'
export { incomplete } from './incomplete.ts'
export { initialStepCode } from './initialStepCode.ts'
export { isDue } from './isDue.ts'
export { type KnownField, knownFields, ruledFieldLabel, ruledFieldWords } from './knownFields.ts'
export { type LackedThing, lackedThings } from './lackedThings.ts'
export { type ActedFrom, leavesList } from './leavesList.ts'
export { ownerOf } from './ownerOf.ts'
export { ownersOf } from './ownersOf.ts'
export { passedBy } from './passedBy.ts'
export { type PathStep, pathAhead } from './pathAhead.ts'
export { refuseEdit } from './refuseEdit.ts'
export { rowAction } from './rowAction.ts'
export { rowOffers } from './rowOffers.ts'
export type { RuledField } from './ruleProblems.ts'
export { type StepAsk, stepAskLabel, stepAsks, stepAsksNow } from './stepAsks.ts'
export {
  type ActionDialog,
  type ActionDirection,
  type ActionInput,
  type ActionResult,
  type Actor,
  actionDirections,
  type BypassFlag,
  type ItemState,
  type OfferedAction,
  type StepAction,
  type StepOwner,
  type WorkAction,
  type WorkflowDefinition,
  type WorkflowStep,
  workActions,
} from './types.ts'
export { undoOf } from './undoOf.ts'
export { validateDefinition } from './validateDefinition.ts'
export { withoutArtChange } from './withoutArtChange.ts'
export { workgroupName } from './workgroupName.ts'
export { workDialogs } from './workNames.ts'
