import { useTheme } from '@mui/material/styles'
import { usualCoverage } from '#domain/estimating'
import type { ItemSections, RollLayout } from '#domain/quoteItem'
import { usePrintingLookup } from '../../draft/facts/usePrintingLookup.ts'
import type { Fitted } from '../../rail/fitDrawing.ts'

interface PrintedRollProps {
  readonly fitted: Fitted
  readonly layout: RollLayout
  readonly printing: ItemSections['printing']
  readonly product: ItemSections['product']
}

interface Rectangle {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** As many sheets and repeats as are drawn along the web: of more, nobody sees one. */
const mostAlong = 60

/** The sheets of all webs, mm from the upper left corner of what is drawn; those at its end are cut off. */
function sheetsOn({ sheet, lanes, webs, rollWidth, trim }: RollLayout, length: number): Rectangle[] {
  const along = Math.min(mostAlong, Math.ceil(length / sheet.length))
  return Array.from({ length: webs * lanes * along }, (_, index) => {
    const [column, line] = [index % along, Math.floor(index / along)]
    const [lane, web] = [line % lanes, Math.floor(line / lanes)]
    const x = column * sheet.length
    return {
      key: `${web} ${lane} ${column}`,
      x,
      y: web * rollWidth + trim / 2 + lane * sheet.width,
      width: Math.min(sheet.length, length - x),
      height: sheet.width,
    }
  })
}

/** The webs with their lanes and trim; each sheet with the share of it that each ink covers, each repeat marked. */
export function PrintedRoll({ fitted, layout, printing, product }: PrintedRollProps) {
  const { palette } = useTheme()
  const { data } = usePrintingLookup(product)
  const { left, top, width, height, scale } = fitted
  const length = width / scale
  const colourOf = (code: string) => data?.inks?.find(ink => ink.code === code)?.colour
  const placed = ({ x, y, width: wide, height: high }: Omit<Rectangle, 'key'>) => ({
    x: left + x * scale,
    y: top + y * scale,
    width: wide * scale,
    height: high * scale,
  })
  const bands = (at: Rectangle) => {
    let done = 0
    return printing.inkCoverages.flatMap(({ key, inkCode, printCoverage }) => {
      const high = (at.height * (printCoverage ?? usualCoverage)) / 100
      const fill = colourOf(inkCode)
      const y = at.y + at.height - done - high
      if (fill === undefined || high <= 0 || y < at.y) return []
      done += high
      return [<rect key={key} {...placed({ ...at, y, height: high })} fill={fill} />]
    })
  }
  const repeats = Array.from(
    { length: Math.min(mostAlong, Math.floor(length / layout.repeat + 1e-6)) },
    (_, index) => left + (index + 1) * layout.repeat * scale,
  )
  return (
    <>
      <rect x={left} y={top} width={width} height={height} fill={palette.warning.light} opacity={0.35} />
      {sheetsOn(layout, length).map(at => (
        <g key={at.key}>
          <rect {...placed(at)} fill={palette.background.paper} />
          {bands(at)}
          <rect {...placed(at)} fill="none" stroke={palette.text.primary} strokeWidth={0.75} />
        </g>
      ))}
      {Array.from(
        { length: layout.webs - 1 },
        (_, index) => top + (index + 1) * layout.rollWidth * scale,
      ).map(y => (
        <path key={y} d={`M${left} ${y}h${width}`} stroke={palette.text.primary} strokeWidth={2.5} />
      ))}
      {repeats.map(x => (
        <g key={x}>
          <path
            d={`M${x} ${top - 6}v${height + 12}`}
            stroke={palette.primary.main}
            strokeWidth={1.5}
            strokeDasharray="5 3"
          />
          <text x={x} y={top - 3} textAnchor="end" fontSize={11} fill={palette.primary.main}>
            repeat
          </text>
        </g>
      ))}
      <rect x={left} y={top} width={width} height={height} fill="none" stroke={palette.text.primary} />
    </>
  )
}
