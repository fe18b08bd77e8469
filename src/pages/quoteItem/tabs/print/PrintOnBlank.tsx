import { useTheme } from '@mui/material/styles'
import type { SourceInk } from '#contract/quote'
import type { Blank, BlankPanel } from '#domain/boxGeometry'
import type { ItemSections } from '#domain/quoteItem'
import { bandsOf } from './bandsOf.ts'

interface PrintOnBlankProps {
  readonly blank: Blank
  readonly printing: ItemSections['printing']
  readonly inks: readonly SourceInk[]
}

const printed: readonly BlankPanel['role'][] = ['wall', 'base', 'lid', 'sheet', 'strip']

/** The share of each printed panel that each ink covers, as bands: over the scores and to the edge where it goes there. */
export function PrintOnBlank({ blank, printing, inks }: PrintOnBlankProps) {
  const { palette } = useTheme()
  const colourOf = (code: string) => inks.find(ink => ink.code === code)?.colour ?? palette.text.disabled
  const panels = blank.panels.filter(({ role }) => printed.includes(role))
  const bands = bandsOf(panels, blank, printing)
  return bands.map(({ key, inkCode, x, y, width, height }) => (
    <rect
      key={key}
      x={x}
      y={y}
      width={width}
      height={height}
      fill={inkCode === '' ? 'none' : colourOf(inkCode)}
      stroke={inkCode === '' ? palette.text.disabled : 'none'}
      strokeDasharray="3 3"
      vectorEffect="non-scaling-stroke"
    />
  ))
}
