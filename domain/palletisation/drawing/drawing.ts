import { escapeXml } from '#domain/markup'
import { roundHalfUp } from '#domain/pricingPolicies'
import { element } from './element.ts'
import { paint } from './paint.ts'

interface View {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A whole SVG drawing of that part of the plane (mm), with a title that is read out. */
export function drawing(title: string, view: View, ...content: readonly string[]): string {
  const viewBox = [view.x, view.y, view.width, view.height].map(part => roundHalfUp(part, 2)).join(' ')
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, role: 'img' },
    element('title', {}, escapeXml(title)),
    element('rect', { ...view, fill: paint.paper }),
    ...content,
  )
}
