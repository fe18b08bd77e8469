import type { Family, Style, StyleGroup } from './styles.ts'
import type { StyleTable } from './styleTable.ts'

/** A style that a company keeps as data beside the built-in ones. */
export interface OwnStyle {
  readonly code: string
  readonly name: string
  readonly family: Family
  readonly group: StyleGroup
  readonly isGlued: boolean
  readonly table: StyleTable
}

/** A company's own style as the engine has styles: die-cut, with a depth. */
export const asStyle = ({ code, name, family, group, isGlued }: OwnStyle): Style => ({
  code,
  name,
  family,
  group,
  isGlued,
  depthRule: 'positive',
  widthWithinLength: false,
  dieCut: true,
  flaps: null,
  basis: 'own geometry',
})
