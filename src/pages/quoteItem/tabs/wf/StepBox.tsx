import { useTheme } from '@mui/material/styles'
import type { StepState } from '../../../../components/workflow/StepStrip.tsx'

interface StepBoxProps {
  readonly step: StepState
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A step on the map: its name, its first owner, and by its frame how the item stands to it. */
export function StepBox({ step, x, y, width, height }: StepBoxProps) {
  const { palette } = useTheme()
  const isCurrent = step.state === 'current'
  const isOpen = step.state === 'ahead' || step.state === 'bypassed'
  const ink = isCurrent ? palette.primary.contrastText : palette.text.primary
  const faint = isCurrent ? palette.primary.contrastText : palette.text.secondary
  const [owner] = step.ownerNames
  return (
    <g>
      <title>{step.why}</title>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={6}
        fill={isCurrent ? palette.primary.main : palette.background.paper}
        stroke={
          isCurrent ? palette.primary.main : step.state === 'done' ? palette.success.main : palette.divider
        }
        strokeWidth={1.5}
        strokeDasharray={isOpen ? '5 4' : undefined}
      />
      <text
        x={x + width / 2}
        y={y + (owner === undefined ? 37 : 28)}
        textAnchor="middle"
        fontSize={14}
        fontWeight={600}
        fill={ink}
        textDecoration={step.state === 'bypassed' ? 'line-through' : undefined}
      >
        {step.state === 'done' ? '✓ ' : ''}
        {step.name}
      </text>
      {owner === undefined ? null : (
        <text x={x + width / 2} y={y + 46} textAnchor="middle" fontSize={12} fill={faint}>
          {owner}
        </text>
      )}
    </g>
  )
}
