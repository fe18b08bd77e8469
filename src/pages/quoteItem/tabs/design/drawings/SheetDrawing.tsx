import { useTheme } from '@mui/material/styles'
import { creasePositions, defaultDieCut } from '#domain/corrugator'
import { plantOf, type SheetPieces, sheetPieces } from '#domain/estimating'
import { tidy } from '#domain/formats'
import type { DesignStep } from '#domain/quoteItem'
import { useEngineMasters } from '../../../../../dataProvider/useEngineMasters.ts'
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
  const { blank, values } = useBlank()
  const { data: masters } = useEngineMasters()
  const plant = masters === undefined ? undefined : plantOf(values.product.preferredPlantCode, masters)
  const [length, width, up] = [step.sheetLength ?? 0, step.sheetWidth ?? 0, step.totalNumberUp ?? 1]
  const isSized = length > 0 && width > 0
  const isDieCut = values.design.designSteps.some(({ operation }) => operation === 'DIECUT')
  const laid =
    isSized && blank !== null
      ? sheetPieces(blank, { length, width, numberUp: up }, plant?.settings.dieCut ?? defaultDieCut, isDieCut)
      : null
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
      {...(laid !== null
        ? { note: laidWords(laid) }
        : isSized && blank !== null
          ? { note: `${up} ${pieces} do not lie on it in a grid.` }
          : {})}
    >
      {fitted => (
        <>
          <Sheet fitted={fitted} />
          {laid === null ? null : <Pieces fitted={fitted} laid={laid} />}
          <Creases fitted={fitted} distances={distances} isAcross={isAcross} />
        </>
      )}
    </Measured>
  )
}

const laidWords = ({ along, across, isRotated, wastePercent }: SheetPieces): string =>
  `${along} along × ${across} across${isRotated ? ', turned' : ''}; ${tidy(Math.max(0, wastePercent), 1)} % of the sheet left over.`

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

function Pieces({ fitted, laid }: { readonly fitted: Fitted; readonly laid: SheetPieces }) {
  const { palette } = useTheme()
  const { left, top, scale } = fitted
  return laid.pieces.map(({ x, y, length, width }) => (
    <rect
      key={`${x} ${y}`}
      x={left + x * scale}
      y={top + y * scale}
      width={length * scale}
      height={width * scale}
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
