export interface Point {
  readonly x: number
  readonly y: number
}

/** A straight line or an arc of a circle (mm); an arc runs counter-clockwise from its first point to its last. */
export type Stroke =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | {
      readonly kind: 'arc'
      readonly from: Point
      readonly to: Point
      readonly centre: Point
      readonly radius: number
    }
