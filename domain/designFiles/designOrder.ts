import { joinPlant } from '#domain/boardGrades'
import type { Blank, BlankOptions, BlankResult, Size } from '#domain/boxGeometry'
import { blank } from '#domain/boxGeometry'
import { defaultDieCut } from '#domain/corrugator'
import type { NumberUp } from '#domain/dieline'
import { type EngineMasters, plantOf, sheetPieces } from '#domain/estimating'
import { boxOfProduct, type DesignStep, type ItemSections } from '#domain/quoteItem'

/** Whose design it is, as the design service is told. */
export interface DesignSubject {
  /** The project's number there; '' while there is none. */
  readonly project: string
  /** The item, `1234-1`. */
  readonly reference: string
  readonly customerCode: string
  readonly customerName: string
  readonly description: string
}

/** What the design service is asked to draw; lengths in mm. It is whole: nothing else has to be known to make the files. */
export interface DesignOrder extends DesignSubject {
  readonly style: string
  readonly size: Size
  readonly flute: string
  readonly boardGrade: string
  readonly plantCode: string
  readonly options: BlankOptions
  /** How many blanks one stroke of the forme cuts. */
  readonly numberUp: NumberUp
}

/** A field without which nothing can be drawn. */
export interface OrderProblem {
  readonly field: string
  readonly message: string
}

export type DesignOrderResult =
  | { readonly ok: true; readonly order: DesignOrder }
  | { readonly ok: false; readonly problems: readonly OrderProblem[] }

const single: NumberUp = { across: 1, along: 1, gap: 0 }

/** The layout of the step that cuts with a forme, in the blank's own directions; one blank where none lies in a grid. */
function numberUpOf(steps: readonly DesignStep[], drawn: Blank): NumberUp {
  const cut = steps.findLast(({ formeType, stepFormes }) => formeType !== '' || stepFormes.length > 0)
  const { sheetLength, sheetWidth, totalNumberUp } = cut ?? {}
  if (!sheetLength || !sheetWidth || !totalNumberUp || totalNumberUp < 2) return single
  const sheet = { length: sheetLength, width: sheetWidth, numberUp: totalNumberUp }
  const grid = sheetPieces(drawn, sheet, defaultDieCut, false)
  if (grid === null) return single
  const [across, along] = grid.isRotated ? [grid.across, grid.along] : [grid.along, grid.across]
  return { across, along, gap: 0 }
}

/** The order is whole: a style that the company keeps itself goes with it. */
function ownStyleOf(code: string, ownStyles: EngineMasters['ownStyles']): Pick<BlankOptions, 'ownStyles'> {
  const own = ownStyles.filter(style => style.code === code)
  return own.length === 0 ? {} : { ownStyles: own }
}

/** The blank that is ordered. */
export const blankOfOrder = ({ style, size, flute, options }: DesignOrder): BlankResult =>
  blank(style, size, flute, options)

/**
 * What the design service is asked to draw of an item, with the flutes and allowances of its plant; or what is missing for
 * it, field by field. Rule designgen-start (002 §4).
 */
export function designOrder(
  subject: DesignSubject,
  { product, design }: Pick<ItemSections, 'product' | 'design'>,
  masters: Pick<EngineMasters, 'plants' | 'boardGrades' | 'ownStyles' | 'masterDataVersion'>,
): DesignOrderResult {
  const { style, length, width, depth, blankOptions } = boxOfProduct(product)
  const grade = masters.boardGrades.find(({ code }) => code === product.boardGrade)
  const required: readonly (readonly [string, string, boolean])[] = [
    ['styleVariant', 'Style is required', style !== ''],
    ['length', 'Length is required', length > 0],
    ['width', 'Width is required', width > 0],
    ['boardGrade', 'Board grade is required', product.boardGrade !== ''],
    [
      'boardGrade',
      `There is no board grade ${product.boardGrade}`,
      product.boardGrade === '' || grade !== undefined,
    ],
  ]
  const missing = required.flatMap(([field, message, isThere]) => (isThere ? [] : [{ field, message }]))
  if (missing.length > 0 || grade === undefined) return { ok: false, problems: missing }
  const plant = plantOf(product.preferredPlantCode, masters)
  const flute = plant?.flutes[grade.flute]
  const options: BlankOptions = {
    ...blankOptions,
    masterDataVersion: masters.masterDataVersion,
    ...(design.additionalTrim === null ? {} : { additionalTrim: design.additionalTrim }),
    ...(plant === undefined ? {} : { allowances: plant.settings.allowances }),
    ...(flute === undefined ? {} : { flutes: { [grade.flute]: flute } }),
    ...ownStyleOf(style, masters.ownStyles),
  }
  const order: DesignOrder = {
    ...subject,
    style,
    size: { length, width, depth },
    flute: grade.flute,
    boardGrade: product.boardGrade,
    plantCode: plant === undefined ? product.preferredPlantCode : joinPlant(plant.code, plant.costCentreCode),
    options,
    numberUp: single,
  }
  const drawn = blankOfOrder(order)
  if (!drawn.ok) return { ok: false, problems: drawn.problems }
  return { ok: true, order: { ...order, numberUp: numberUpOf(design.designSteps, drawn.blank) } }
}
