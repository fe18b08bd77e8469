import type { Hinge, PanelRole, Point, Size } from '#domain/boxGeometry'

/** What a line of the drawing stands for; the first four are rules of the forme, the others are for people. */
export type Layer = 'CUT' | 'CREASE' | 'PERF' | 'HALFCUT' | 'BLEED' | 'GLUE' | 'DIM' | 'REG' | 'TEXT'

export interface LineEntity {
  readonly type: 'LINE'
  readonly layer: Layer
  readonly from: Point
  readonly to: Point
}

/** An arc, counter-clockwise from `startAngle` to `endAngle` in degrees (the end is above the start). */
export interface ArcEntity {
  readonly type: 'ARC'
  readonly layer: Layer
  readonly centre: Point
  readonly radius: number
  readonly startAngle: number
  readonly endAngle: number
}

/** A text centred on its point; `angle` in degrees counter-clockwise. */
export interface TextEntity {
  readonly type: 'TEXT'
  readonly layer: Layer
  readonly at: Point
  readonly height: number
  readonly angle: number
  readonly text: string
}

export type Entity = LineEntity | ArcEntity | TextEntity

/** The smallest upright rectangle around something (mm). */
export interface Bounds {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

export interface DielinePanel {
  readonly name: string
  readonly role: PanelRole
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface DielineHinge {
  readonly panel: string
  readonly parent: string
  readonly from: Point
  readonly to: Point
  readonly angle: number
  readonly rule: Hinge['rule']
}

/**
 * The drawing of one flat blank in mm, seen from the inside, its lower left corner at 0, 0 and y upwards.
 * `width` and `height` are the blank's, `bounds` hold everything drawn.
 */
export interface Dieline {
  readonly unit: 'mm'
  readonly width: number
  readonly height: number
  readonly bounds: Bounds
  readonly entities: readonly Entity[]
  readonly panels: readonly DielinePanel[]
  readonly hinges: readonly DielineHinge[]
  readonly meta: {
    readonly title: string
    readonly style: string
    readonly styleName: string
    readonly flute: string
    readonly size: Size
    readonly piece: string
    readonly quantity: number
    readonly view: 'inside'
    readonly notice: string
  }
}
