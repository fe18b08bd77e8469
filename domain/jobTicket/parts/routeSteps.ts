import { isSamePlant } from '#domain/boardGrades'
import { defaultCorrugator, outsOn } from '#domain/corrugator'
import { plantOf } from '#domain/estimating'
import { tidy } from '#domain/formats'
import { type DesignStep, sections } from '#domain/quoteItem'
import { facts } from '../facts.ts'
import { codedName, nameOf } from '../nameOf.ts'
import type { TicketFact, TicketStep } from '../ticket.ts'
import type { TicketInput } from '../ticketInput.ts'

const { fields } = sections.design.fields.designSteps

const millimetres = (values: readonly (number | null)[]): number[] =>
  values.filter((value): value is number => value !== null && value > 0)

/** The plant whose work centre makes the step; '' when that is not known. */
export const plantOfStep = ({ workCentre }: DesignStep, { names }: TicketInput): string =>
  names.workCentres.find(({ code }) => code === workCentre)?.plantCode ?? ''

/** How the sheets lie on the web, and how much web the order needs. */
function deckleWords(step: DesignStep, sheets: number, input: TicketInput): string {
  const { paperDeckleWidth: deckle, sheetLength, sheetWidth } = step
  if (deckle === null || deckle <= 0) return ''
  if (sheetLength === null || sheetWidth === null || sheetLength <= 0 || sheetWidth <= 0)
    return `${tidy(deckle, 2)} mm`
  const plant = plantOf(plantOfStep(step, input) || input.item.product.preferredPlantCode, input.masters)
  const settings = plant?.settings.corrugator ?? defaultCorrugator
  const creasesPerSheet = Math.max(0, creaseDistances(step).length - 1)
  const out = outsOn(deckle, { sheetWidth, creasesPerSheet }, settings)
  if (out === 0) return `${tidy(deckle, 2)} mm, on which this sheet and its creases do not fit`
  const metres = sheets > 0 ? `, ${tidy(Math.ceil((sheets * sheetLength) / out / 1000))} m of web` : ''
  return `${tidy(deckle, 2)} mm, ${out} out, trim ${tidy(deckle - out * sheetWidth, 2)} mm${metres}`
}

const creaseDistances = (step: DesignStep): number[] =>
  millimetres(step.stepCreases.map(({ value }) => value))

function formeWords(step: DesignStep, vendors: TicketInput['names']['vendors']): string {
  const formes = step.stepFormes.map(({ formeCode, formeVendor, ruleLength }) =>
    [
      formeCode,
      formeVendor === '' ? '' : nameOf(formeVendor, vendors),
      ruleLength === null ? '' : `${tidy(ruleLength, 2)} m of rule`,
    ]
      .filter(part => part !== '')
      .join(', '),
  )
  const type = step.formeType === '' ? '' : nameOf(step.formeType, fields.formeType.choices ?? [])
  return [type, ...formes].filter(part => part !== '').join(': ')
}

function settingsOf(step: DesignStep, sheets: number, input: TicketInput): TicketFact[] {
  const { names } = input
  const processes = step.corrugatorProcesses
    .filter(({ process }) => process !== '')
    .map(({ process }) => nameOf(process, names.corrugatorProcesses))
  const tapes = millimetres(step.tapePositions.map(({ position }) => position))
  const tapeAt = tapes.length === 0 ? '' : ` at ${tapes.map(at => tidy(at, 2)).join(', ')} mm`
  return facts({
    Deckle: deckleWords(step, sheets, input),
    Creases: creaseDistances(step)
      .map(distance => tidy(distance, 2))
      .join(' – '),
    Scoring:
      step.stepScoringProfile === ''
        ? ''
        : nameOf(step.stepScoringProfile, fields.stepScoringProfile.choices ?? []),
    Forme: formeWords(step, names.vendors),
    Tapes: (step.tapeQty ?? 0) > 0 || tapes.length > 0 ? `${step.tapeQty ?? tapes.length}${tapeAt}` : '',
    Corrugator: processes.join(', '),
    Outside: step.stepOutsideProcess === '' ? '' : codedName(step.stepOutsideProcess, names.outsideProcesses),
    Box: step.isClosedHere && 'closed here',
    Sheet: step.invertedSheet && 'inverted',
    Bundle: step.isInvertedBundle && 'inverted',
    Extras: step.hasExtras && 'yes',
    'Minimum run': step.moq !== null && step.moq > 0 && tidy(step.moq),
  })
}

/** The plant that the goods come from, and how. */
function cameFrom(plant: string, { item, masters }: TicketInput): string {
  const by = item.design.offsiteDeliveryMethod.toLowerCase()
  return `${nameOf(plant, masters.plants)}${by === '' ? '' : `, by ${by}`}`
}

/** The route of an item step by step, with what each machine is set to and how many sheets the order needs of it. */
export function routeSteps(input: TicketInput): TicketStep[] {
  const { item, names } = input
  const quantity = item.product.expectedOrderQuantity ?? 0
  return item.design.designSteps.map((step, index) => {
    const { sheetLength, sheetWidth, totalNumberUp } = step
    const sheets = quantity > 0 ? Math.ceil(quantity / Math.max(1, totalNumberUp ?? 1)) : 0
    const plant = plantOfStep(step, input)
    const before = item.design.designSteps
      .slice(0, index)
      .map(each => plantOfStep(each, input))
      .findLast(code => code !== '')
    const isAway = plant !== '' && !isSamePlant(plant, item.product.preferredPlantCode)
    const hasMoved = plant !== '' && before !== undefined && !isSamePlant(plant, before)
    return {
      key: step.key,
      position: index + 1,
      operation: nameOf(step.operation, names.operations),
      workCentre: codedName(step.workCentre, names.workCentres),
      elsewhere: isAway || hasMoved ? nameOf(plant, input.masters.plants) : '',
      sheet:
        sheetLength === null || sheetWidth === null ? '' : `${tidy(sheetLength, 2)} × ${tidy(sheetWidth, 2)}`,
      numberUp: totalNumberUp === null ? '' : tidy(totalNumberUp),
      sheets: sheets === 0 || sheetLength === null ? '' : tidy(sheets),
      settings: [
        ...facts({ 'Comes from': hasMoved && cameFrom(before, input) }),
        ...settingsOf(step, sheets, input),
      ],
    }
  })
}
