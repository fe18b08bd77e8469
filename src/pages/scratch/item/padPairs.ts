import { joinPlant } from '#domain/boardGrades'
import { styleOf } from '#domain/boxGeometry'
import { optionsOf, plantOf, usualCoverage, usualFlute } from '#domain/estimating'
import {
  boxOfProduct,
  cartonStyleOf,
  flapsOf,
  handHoleOpening,
  type ItemSections,
  isFlapAdjusted,
  printKind,
  usualDieCut,
} from '#domain/quoteItem'
import { freshPad } from '../padInputs.ts'
import { nothing, type PadPair } from './padPair.ts'
import { bundle, overhang, pallet, straps } from './palletPairs.ts'

const styleOfItem = ({ product }: ItemSections): string => boxOfProduct(product).style

const style: PadPair = {
  shown: item => ({ style: styleOfItem(item) }),
  entered: [
    // A family that is no carton style keeps its variant alone.
    (says, _, { ownStyles }) => ({
      product: { styleCarton: cartonStyleOf(styleOf(says.style, ownStyles)?.family ?? '')?.code ?? '' },
    }),
    says => ({ product: { styleVariant: says.style } }),
    (says, { product }, { ownStyles }) =>
      styleOf(says.style, ownStyles)?.dieCut && product.styleDieCutType === ''
        ? { product: { styleDieCutType: usualDieCut } }
        : nothing,
  ],
}

const isSlotted = (code: string): boolean => (styleOf(code)?.flaps ?? null) !== null

const flap = (pad: 'topFlap' | 'bottomFlap', name: 'styleTopFlap' | 'styleBottomFlap'): PadPair => ({
  shown: item => {
    const chosen = item.product[name]
    const code = styleOfItem(item)
    return { [pad]: isSlotted(code) && chosen !== flapsOf(code)[name] ? chosen : '' }
  },
  entered: [
    says =>
      isSlotted(says.style) ? { product: { [name]: says[pad] || flapsOf(says.style)[name] } } : nothing,
  ],
})

const flapEnds = [
  { flapName: 'styleTopFlap', name: 'topFlapAdjustment' },
  { flapName: 'styleBottomFlap', name: 'bottomFlapAdjustment' },
] as const

/** The ends of the box whose flaps overlap or leave a gap. */
const adjustedEnds = (item: ItemSections) => {
  const code = styleOfItem(item)
  if (!isSlotted(code)) return []
  return flapEnds.filter(({ flapName }) =>
    isFlapAdjusted('02', item.product[flapName] || flapsOf(code)[flapName]),
  )
}

const adjustment: PadPair = {
  shown: item => {
    const [end] = adjustedEnds(item)
    return { flapAdjustment: end === undefined ? freshPad.flapAdjustment : item.product[end.name] }
  },
  entered: [
    (says, item) => ({
      product: Object.fromEntries(adjustedEnds(item).map(({ name }) => [name, says.flapAdjustment])),
    }),
  ],
}

const closure: PadPair = {
  shown: (item, { ownStyles }) => ({
    closure: optionsOf(styleOfItem(item), ownStyles).closes ? item.product.styleClosure : freshPad.closure,
  }),
  entered: [
    (says, _, { ownStyles }) =>
      optionsOf(says.style, ownStyles).closes ? { product: { styleClosure: says.closure } } : nothing,
  ],
}

const handHoles: PadPair = {
  shown: ({ product }) => ({ hasHandHoles: product.styleOpening === handHoleOpening }),
  entered: [
    (says, { product }) => {
      const now = product.styleOpening
      if (!optionsOf(says.style).opens || says.hasHandHoles === (now === handHoleOpening)) return nothing
      return { product: { styleOpening: says.hasHandHoles ? handHoleOpening : '' } }
    },
  ],
}

const size: PadPair = {
  shown: ({ product: { length, width, depth } }) => ({ length, width, depth }),
  entered: [
    ({ length, width, depth, style: code }) => ({
      product: { length, width, depth: optionsOf(code).flat ? 0 : depth },
    }),
  ],
}

const plant: PadPair = {
  shown: ({ product }, masters) => ({ plant: plantOf(product.preferredPlantCode, masters)?.code ?? '' }),
  entered: [
    (says, _, masters) => {
      const chosen = plantOf(says.plant, masters)
      const code = chosen === undefined ? '' : joinPlant(chosen.code, chosen.costCentreCode)
      return { product: { preferredPlantCode: code } }
    },
  ],
}

const board: PadPair = {
  shown: ({ product }, { boardGrades }) => ({
    grade: product.boardGrade,
    flute: boardGrades.find(({ code }) => code === product.boardGrade)?.flute ?? usualFlute,
  }),
  entered: [says => ({ product: { boardGrade: says.grade } })],
}

const process: PadPair = {
  shown: ({ product }) => ({ printProcess: product.printProcess }),
  entered: [says => ({ product: { printProcess: says.printProcess } })],
}

const isInked = ({ product }: ItemSections): boolean => printKind(product.printProcess) === 'inks'

/** What the inks that say so cover on average, percent. */
function coverageOf({ printing }: ItemSections): number {
  const said = [...printing.inkCoverages, ...printing.inkCoveragesBack].flatMap(({ printCoverage }) =>
    printCoverage === null ? [] : [printCoverage],
  )
  if (said.length === 0) return usualCoverage
  return Math.round((said.reduce((sum, each) => sum + each, 0) / said.length) * 10) / 10
}

const colours: PadPair = {
  shown: item => {
    if (!isInked(item)) return { colours: freshPad.colours, coverage: freshPad.coverage }
    const { inkCoverages, inkCoveragesBack, numberOfColors } = item.printing
    const front = inkCoverages.length || numberOfColors
    const all =
      front === null && inkCoveragesBack.length === 0 ? null : (front ?? 0) + inkCoveragesBack.length
    return { colours: all, coverage: coverageOf(item) }
  },
  entered: [
    (says, item) => {
      if (!isInked(item)) return nothing
      const front = says.colours === null ? null : says.colours - item.printing.inkCoveragesBack.length
      return { printing: { numberOfColors: front === null ? null : Math.max(0, front) } }
    },
    (says, item) => {
      if (!isInked(item)) return nothing
      const isAsked = says.coverage !== coverageOf(item)
      const covered = (rows: ItemSections['printing']['inkCoverages']) =>
        rows.map(row =>
          isAsked || row.printCoverage === null ? { ...row, printCoverage: says.coverage } : row,
        )
      const { inkCoverages, inkCoveragesBack } = item.printing
      return {
        printing: { inkCoverages: covered(inkCoverages), inkCoveragesBack: covered(inkCoveragesBack) },
      }
    },
  ],
}

const quantity: PadPair = {
  shown: ({ product }) => ({ quantity: product.expectedOrderQuantity }),
  entered: [says => ({ product: { expectedOrderQuantity: says.quantity } })],
}

/**
 * Everything that item and pad both say, in the order in which it is entered. A section that comes to hold more of what
 * the pad says (the breaks) adds a pair here and takes its line out of `unplaced`.
 */
export const padPairs: readonly PadPair[] = [
  style,
  flap('topFlap', 'styleTopFlap'),
  flap('bottomFlap', 'styleBottomFlap'),
  adjustment,
  closure,
  handHoles,
  size,
  plant,
  board,
  process,
  colours,
  quantity,
  pallet,
  overhang,
  bundle,
  straps,
]
