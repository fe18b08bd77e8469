import { useTheme } from '@mui/material/styles'
import type { MapLayout, PlacedAction } from './mapLayout.ts'

const arrow = 6

/** The ways from the present step: solid when they can be taken, dashed when not, each with its action's name. */
export function MapActions({ layout }: { readonly layout: MapLayout }) {
  const { palette } = useTheme()
  return layout.actions.map(placed => {
    const { action } = placed
    const colour = action.allowed ? palette.primary.main : palette.text.disabled
    const above = placed.laneY < placed.edgeY
    return (
      <g key={action.code}>
        <title>{action.allowed ? action.name : `${action.name}: ${action.reason}`}</title>
        <path
          d={way(placed)}
          fill="none"
          stroke={colour}
          strokeWidth={1.5}
          strokeDasharray={action.allowed ? undefined : '5 4'}
        />
        <path d={arrowHead(placed.to, placed.edgeY, above)} fill={colour} />
        <text
          x={(placed.from + placed.to) / 2}
          y={placed.laneY - 4}
          textAnchor="middle"
          fontSize={12}
          fill={action.allowed ? palette.text.primary : palette.text.secondary}
          stroke={palette.background.paper}
          strokeWidth={4}
          paintOrder="stroke"
        >
          {action.name}
        </text>
      </g>
    )
  })
}

const way = ({ from, to, laneY, edgeY }: PlacedAction): string => `M${from} ${edgeY}V${laneY}H${to}V${edgeY}`

const arrowHead = (x: number, y: number, above: boolean): string => {
  const back = above ? y - arrow * 1.4 : y + arrow * 1.4
  return `M${x} ${y}L${x - arrow} ${back}H${x + arrow}Z`
}
