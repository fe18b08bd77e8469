import { escapeXml } from '#domain/markup'
import { roundHalfUp } from '#domain/pricingPolicies'

type Attributes = Readonly<Record<string, string | number>>

/** One SVG element around what it contains, which is markup already; numbers to a hundredth, attributes made safe. */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(
      ([key, value]) => ` ${key}="${typeof value === 'number' ? roundHalfUp(value, 2) : escapeXml(value)}"`,
    )
    .join('')
  return content.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${content.join('')}</${name}>`
}
