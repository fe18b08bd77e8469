import { type BlankOptions, type FlapStyle, styleOf } from '#domain/boxGeometry'
import { flapsOf, isFlapAdjusted } from '#domain/quoteItem'
import type { PadInputs } from '../padInputs.ts'

type FlapInputs = Pick<PadInputs, 'style' | 'topFlap' | 'bottomFlap' | 'flapAdjustment'>

const engineFlap = (code: string): FlapStyle => (code === '00' ? 'none' : (code as FlapStyle))

interface PadFlaps {
  /** Whether there are flaps to choose. */
  readonly isSlotted: boolean
  /** Whether an overlap or a gap is asked for. */
  readonly adjusts: boolean
  /** All that is adjusted is a gap. */
  readonly isGap: boolean
  readonly blankOptions: Pick<
    BlankOptions,
    'topFlap' | 'bottomFlap' | 'topFlapAdjustment' | 'bottomFlapAdjustment'
  >
}

/** The flaps of the box on the pad: those chosen, else its style's own. */
export function padFlaps({ style, topFlap, bottomFlap, flapAdjustment }: FlapInputs): PadFlaps {
  const isSlotted = (styleOf(style)?.flaps ?? null) !== null
  if (!isSlotted) return { isSlotted, adjusts: false, isGap: false, blankOptions: {} }
  const own = flapsOf(style)
  const codes = [topFlap || own.styleTopFlap, bottomFlap || own.styleBottomFlap]
  const adjusts = codes.some(code => isFlapAdjusted('02', code))
  const adjustment = adjusts && flapAdjustment !== null ? flapAdjustment : undefined
  return {
    isSlotted,
    adjusts,
    isGap: adjusts && !codes.includes('02'),
    blankOptions: {
      ...(topFlap === '' ? {} : { topFlap: engineFlap(topFlap) }),
      ...(bottomFlap === '' ? {} : { bottomFlap: engineFlap(bottomFlap) }),
      ...(adjustment === undefined
        ? {}
        : { topFlapAdjustment: adjustment, bottomFlapAdjustment: adjustment }),
    },
  }
}
