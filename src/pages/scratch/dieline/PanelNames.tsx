import { memo } from 'react'
import type { BlankPanel } from '#domain/boxGeometry'
import { tidy } from '#domain/formats'
import type { DrawingView } from './drawingView.ts'

const characterWidth = 6
const lineHeight = 13

/** Name and size of every panel, where there is room for them. */
export const PanelNames = memo(function PanelNames({
  panels,
  view,
  colour,
}: {
  readonly panels: readonly BlankPanel[]
  readonly view: DrawingView
  readonly colour: string
}) {
  return (
    <g fill={colour} fontSize={10} textAnchor="middle" aria-hidden>
      {panels.map(({ name, x, y, width, height }) => {
        const size = `${tidy(width)} × ${tidy(height)}`
        const room = { width: width * view.scale - 6, height: height * view.scale - 4 }
        const middle = { x: view.x + (x + width / 2) * view.scale, y: view.y - (y + height / 2) * view.scale }
        const hasName = name.length * characterWidth <= room.width && lineHeight <= room.height
        const hasSize = size.length * characterWidth <= room.width && 2 * lineHeight <= room.height
        if (!hasName) return null
        return (
          <text key={name} x={middle.x} y={middle.y + (hasSize ? -2 : 4)}>
            {name}
            {hasSize ? (
              <tspan x={middle.x} dy={lineHeight}>
                {size}
              </tspan>
            ) : null}
          </text>
        )
      })}
    </g>
  )
})
