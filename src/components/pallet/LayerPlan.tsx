import { useTheme } from '@mui/material/styles'
import { memo } from 'react'
import { tidy } from '#domain/formats'
import type { LayerBox, PalletType } from '#domain/palletisation'
import { boardColours } from '../solids/boardColours.ts'

interface LayerPlanProps {
  readonly title: string
  readonly boxes: readonly LayerBox[]
  readonly pallet: PalletType
}

const margin = 24

/** A layer from above on its pallet, every bundle numbered, turned ones darker. */
export const LayerPlan = memo(function LayerPlan({ title, boxes, pallet }: LayerPlanProps) {
  const { palette } = useTheme()
  const left = Math.min(0, ...boxes.map(({ x }) => x)) - margin
  const near = Math.min(0, ...boxes.map(({ y }) => y)) - margin
  const right = Math.max(pallet.length, ...boxes.map(({ x, length }) => x + length)) + margin
  const far = Math.max(pallet.width, ...boxes.map(({ y, width }) => y + width)) + margin
  const outline = { x: 0, y: 0, width: pallet.length, height: pallet.width }
  return (
    <svg
      role="img"
      aria-label={`${title}: ${boxes.length} on ${pallet.name}`}
      viewBox={`${left} ${near} ${right - left} ${far - near}`}
      style={{ width: '100%', height: '100%', display: 'block' }}
    >
      <rect {...outline} fill={boardColours.timber} fillOpacity={0.55} />
      {boxes.map((box, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bundle is known by its number in the layer.
        <g key={index}>
          <rect
            x={box.x}
            y={box.y}
            width={box.length}
            height={box.width}
            fill={box.length >= box.width ? boardColours.bundle : boardColours.turned}
            stroke={boardColours.edge}
            strokeWidth={3}
          >
            <title>{`${index + 1}: ${tidy(box.length, 1)} × ${tidy(box.width, 1)} mm`}</title>
          </rect>
          <text
            x={box.x + box.length / 2}
            y={box.y + box.width / 2}
            fontSize={Math.min(box.length, box.width, 200) / 3}
            textAnchor="middle"
            dominantBaseline="central"
            fill="#3b2a14"
          >
            {index + 1}
          </text>
        </g>
      ))}
      <rect {...outline} fill="none" stroke={palette.text.primary} strokeWidth={3} strokeDasharray="18 12" />
    </svg>
  )
})
