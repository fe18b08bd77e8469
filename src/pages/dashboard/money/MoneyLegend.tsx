import Box from '@mui/material/Box'
import { useId } from 'react'
import { FigurePatterns, figureFill } from '../FigurePatterns.tsx'
import { LostPattern, lostFill } from './LostPattern.tsx'

/** What the bars of the money are drawn in. */
export function MoneyLegend() {
  const id = useId()
  const entries = [
    { label: 'Won', fill: figureFill(id, 'existCustItemsWon') },
    { label: 'Pending', fill: figureFill(id, 'pendingQuoteItems') },
    { label: 'Lost', fill: lostFill(id) },
  ]
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 1.5, typography: 'caption', color: 'text.secondary' }}>
      <svg aria-hidden width="0" height="0" style={{ position: 'absolute' }}>
        <FigurePatterns id={id} />
        <LostPattern id={id} />
      </svg>
      {entries.map(({ label, fill }) => (
        <Box key={label} component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <svg aria-hidden width="14" height="10" style={{ filter: 'drop-shadow(0 0 0.6px currentColor)' }}>
            <rect width="14" height="10" rx="2" fill={fill} />
          </svg>
          {label}
        </Box>
      ))}
    </Box>
  )
}
