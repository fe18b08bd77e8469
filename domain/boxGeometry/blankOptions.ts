import type { AllowanceChanges } from './allowances.ts'
import type { Flute } from './flutes.ts'
import type { OwnStyle } from './ownStyle.ts'
import type { HingeRule } from './panel.ts'
import type { FlapStyle } from './styles.ts'

/**
 * What may be asked of a blank beyond style, size and flute; lengths in mm.
 * Slotted boxes: `topFlap` and `bottomFlap` replace the style's own flaps, the adjustments are the overlap of flap style 02
 * and the gap of 09, `lapSide` and `startPanel` say where the glue lap goes and which panel it hangs from.
 * Sheets and liners: `creases` are the spans between creases across the width. Telescope boxes: `lidDepth`.
 * `handHoles`: one in each end wall, where the style is drawn with them. Partitions: `cells` along the length and along the width. `hingeRules` turns creases into perforations or half cuts, by
 * the panel's name. `additionalTrim` is board beyond the blank in the sheet's length.
 */
export interface BlankOptions {
  readonly topFlap?: FlapStyle
  readonly bottomFlap?: FlapStyle
  readonly topFlapAdjustment?: number
  readonly bottomFlapAdjustment?: number
  readonly lapSide?: 'inside' | 'outside'
  readonly startPanel?: 'width' | 'length'
  readonly additionalTrim?: number
  readonly creases?: readonly number[]
  readonly lidDepth?: number
  readonly handHoles?: boolean
  readonly cells?: { readonly alongLength: number; readonly alongWidth: number }
  readonly hingeRules?: Readonly<Record<string, Exclude<HingeRule, 'NONE'>>>
  readonly allowances?: AllowanceChanges
  readonly flutes?: Readonly<Record<string, Flute>>
  /** The company's own styles. */
  readonly ownStyles?: readonly OwnStyle[]
  readonly masterDataVersion?: string
}
