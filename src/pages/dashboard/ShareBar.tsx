import Box from '@mui/material/Box'
import { useId } from 'react'
import { figures, type PerFigure } from '#domain/dashboard'
import { FigurePatterns, figureFill } from './FigurePatterns.tsx'

/** The figures beside each other, each as wide as its share of their sum. */
export function ShareBar({ counts }: { readonly counts: PerFigure }) {
  const id = useId()
  const sum = figures.reduce((total, { name }) => total + counts[name], 0)
  if (sum === 0) return null
  let before = 0
  return (
    <Box
      sx={{
        height: 18,
        borderRadius: 0.5,
        overflow: 'hidden',
        // The given blue is as dark as a dark page.
        outline: ({ palette }) => (palette.mode === 'dark' ? `1px solid ${palette.text.secondary}` : 'none'),
      }}
    >
      <svg aria-hidden width="100%" height="18">
        <FigurePatterns id={id} />
        {figures.map(({ name }) => {
          const x = (before / sum) * 100
          before += counts[name]
          return (
            <rect
              key={name}
              x={`${x}%`}
              width={`${(counts[name] / sum) * 100}%`}
              height="18"
              fill={figureFill(id, name)}
            />
          )
        })}
      </svg>
    </Box>
  )
}
