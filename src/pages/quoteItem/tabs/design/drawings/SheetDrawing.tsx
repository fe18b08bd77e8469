import { useTheme } from '@mui/material/styles'
import { creasePositions } from '#domain/corrugator'
import { sheetGrid } from '#domain/estimating'
import type { DesignStep } from '#domain/quoteItem'
import { tidy } from '../../../../../components/figures/tidy.ts'
import type { Fitted } from '../../../rail/fitDrawing.ts'
import { useBlank } from '../../print/useBlank.ts'
import { Measured } from './Measured.tsx'

/** Room that a label of a crease needs, px. */
const labelRoom = 16

type DrawnSheet = Pick<DesignStep, 'sheetLength' | 'sheetWidth' | 'totalNumberUp'> &
  Partial<Pick<DesignStep, 'operation' | 'stepCreases'>>

interface SheetDrawingProps {
  /** A step, or anything else with a sheet. */
  readonly step: DrawnSheet
  /** Another title than what is drawn. */
  readonly title?: string
}

/** The pieces on the sheet of a step, and its creases with the distance to the one before. */
export function SheetDrawing({ step, title }: SheetDrawingProps) {
  const { blank } = useBlank()
  const [length, width, up] = [step.sheetLength ?? 0, step.sheetWidth ?? 0, step.totalNumberUp ?? 1]
  const isSized = length > 0 && width > 0
  const piece = blank === null ? null : { length: blank.sheetLength, width: blank.sheetWidth }
  const grid = isSized && piece !== null ? sheetGrid(piece, { length, width }, up) : null
  const isAcross = step.operation === 'CORR'
  const distances = (step.stepCreases ?? []).map(({ value }) => value ?? 0).filter(value => value > 0)
  const pieces = up === 1 ? 'piece' : 'pieces'
  return (
    <Measured
      title={
        title ?? (isAcross || distances.length > 0 ? 'Sheet, pieces and creases' : 'Pieces on the sheet')
      }
      words={`Sheet ${tidy(length, 1)} by ${tidy(width, 1)} mm with ${up} ${pieces} and ${Math.max(0, distances.length - 1)} creases`}
      thing={isSized ? { width: length, height: width } : null}
      missing="Enter the sheet to see it."
      below={tidy(length, 1)}
      beside={tidy(width, 1)}
      {...(isSized && piece !== null && grid === null
        ? {
            note: `${up} ${pieces} of ${tidy(piece.length, 1)} × ${tidy(piece.width, 1)} mm do not lie on it in a grid.`,
          }
        : grid === null
          ? {}
          : { note: gridWords(grid, { length, width }, up) })}
    >
      {fitted => (
        <>
          <Sheet fitted={fitted} />
          {grid === null ? null : <Pieces fitted={fitted} grid={grid} />}
          <Creases fitted={fitted} distances={distances} isAcross={isAcross} />
        </>
      )}
    </Measured>
  )
}

interface Grid {
  readonly along: number
  readonly across: number
  readonly length: number
  readonly width: number
  readonly isRotated: boolean
}

function gridWords(
  grid: Grid,
  sheet: { readonly length: number; readonly width: number },
  up: number,
): string {
  const used = (grid.length * grid.width * up) / (sheet.length * sheet.width)
  const turned = grid.isRotated ? ', turned' : ''
  return `${grid.along} along × ${grid.across} across${turned}; ${tidy(Math.max(0, 1 - used) * 100, 1)} % of the sheet left over.`
}

function Sheet({ fitted: { left, top, width, height } }: { readonly fitted: Fitted }) {
  const { palette } = useTheme()
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill={palette.action.hover}
      stroke={palette.text.primary}
    />
  )
}

function Pieces({ fitted, grid }: { readonly fitted: Fitted; readonly grid: Grid }) {
  const { palette } = useTheme()
  const { left, top, scale, width, height } = fitted
  // What is left over stands at the edges: the pieces lie in the middle.
  const x = left + (width - grid.along * grid.length * scale) / 2
  const y = top + (height - grid.across * grid.width * scale) / 2
  const places = Array.from({ length: grid.along * grid.across }, (_, index) => ({
    column: index % grid.along,
    row: Math.floor(index / grid.along),
  }))
  return places.map(({ column, row }) => (
    <rect
      key={`${column}-${row}`}
      x={x + column * grid.length * scale}
      y={y + row * grid.width * scale}
      width={grid.length * scale}
      height={grid.width * scale}
      fill={palette.background.paper}
      stroke={palette.text.primary}
      strokeWidth={0.75}
    />
  ))
}

interface CreasesProps {
  readonly fitted: Fitted
  readonly distances: readonly number[]
  readonly isAcross: boolean
}

function Creases({ fitted, distances, isAcross }: CreasesProps) {
  const { palette } = useTheme()
  const { left, top, width, height, scale } = fitted
  const lines = creasePositions(distances).map(at =>
    isAcross
      ? `M${left} ${top + at * scale}H${left + width}`
      : `M${left + at * scale} ${top}V${top + height}`,
  )
  const middles = distances.map((distance, index) => {
    const before = distances.slice(0, index).reduce((sum, each) => sum + each, 0)
    return {
      key: `${index} ${before}`,
      at: (before + distance / 2) * scale,
      room: distance * scale,
      distance,
    }
  })
  return (
    <>
      <path d={lines.join('')} fill="none" stroke={palette.primary.main} strokeDasharray="4 3" />
      {middles
        .filter(({ room }) => room >= labelRoom)
        .map(({ key, at, distance }) => (
          <text
            key={key}
            x={isAcross ? left + 6 : left + at}
            y={isAcross ? top + at + 4 : top + 12}
            textAnchor={isAcross ? 'start' : 'middle'}
            fontSize={11}
            fill={palette.primary.main}
          >
            {tidy(distance, 1)}
          </text>
        ))}
    </>
  )
}
