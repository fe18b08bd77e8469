import { choice, flag, mm, money, number, rows, text } from '../../fields.ts'
import { formeTypes } from '../../reference/formeTypes.ts'
import { outerTypes } from '../../reference/outerTypes.ts'
import { scoringProfiles } from '../../reference/scoringProfiles.ts'

/** From one crease, or the edge, to the next; the last reaches the far edge. */
const creaseFields = { value: mm('Distance') }

/** A forme that a step cuts with. */
const formeFields = {
  formeCode: text('Forme Code', 40),
  formeVendor: choice('Forme Vendor', null, 40),
  ruleLength: number('Rule Length', { min: 0, max: 10_000 }),
  trimRuleLength: number('Trim Rule Length', { min: 0, max: 10_000 }),
}

/** More than any machine has; a corrugator takes 20 (rule design-max-creases). */
const mostCreases = 40

/** A step of the route, in the order in which a person fills it in. Source: 001 §3. */
export const stepFields = {
  operation: choice('Operation', null, 20),
  workCentre: choice('Work Centre', null, 20),
  sheetLength: mm('Sheet Length'),
  sheetWidth: mm('Sheet Width'),
  totalNumberUp: number('Number Up', { min: 1, max: 1000, whole: true }),
  stepCreases: rows('Creases', creaseFields, { max: mostCreases, name: 'value' }),
  formeType: choice('Forme Type', formeTypes, 4),
  stepFormes: rows('Formes', formeFields, { max: 10, name: 'formeCode' }),
  stepOutsideProcess: choice('Outside Process', null, 30),
  paperDeckleWidth: mm('Paper Deckle', { min: 0 }),
  stepScoringProfile: choice('Scoring Profile', scoringProfiles, 20),
  corrugatorProcesses: rows(
    'Corrugator Processes',
    { process: choice('Process', null, 20) },
    { max: 10, name: 'process' },
  ),
  invertedSheet: flag('Inverted Sheet'),
  tapeQty: number('Tapes', { min: 0, max: 20, whole: true }),
  tapePositions: rows('Tape Positions', { position: mm('Position') }, { max: 20, name: 'position' }),
  isClosedHere: flag('Closed Here'),
  isInvertedBundle: flag('Inverted Bundle'),
  hasExtras: flag('Has Extras'),
  urgentPremium: money('Urgent Premium'),
  moq: number('MOQ', { min: 0, whole: true }),
}

/**
 * How the item is made, in the order in which a person fills it in. Source: 001 §3; its plant and the variant of its board
 * are the product's.
 */
export const designFields = {
  designProjectNo: text('Project Number', 40),
  ardFileName: text('ARD File', 120),
  /** Said by the design service, when it has the file. */
  isArdFileExisted: flag('ARD File Exists'),
  mfgFileName: text('MFG File', 120),
  drawingCodePrefix: text('Drawing Prefix', 20),
  additionalTrim: mm('Additional Trim', { min: 0, max: 1000 }),
  isStandardBoardGrade: flag('Standard Board Grade'),
  outerType: choice('Outer Type', outerTypes, 20),
  offsiteDeliveryMethod: choice('Offsite Delivery Method', null, 20),
  toRegion: choice('To Region', null, 20),
  designSteps: rows('Design Steps', stepFields, { max: 20, name: 'operation' }),
}
