import GlobalStyles from '@mui/material/GlobalStyles'
import { alpha } from '@mui/material/styles'

/** Marks the rows (elements with `data-row`) that have just changed; the mark fades where motion is welcome. */
export function RowMarks({ ids }: { readonly ids: readonly number[] }) {
  if (ids.length === 0) return null
  const cells = ids.map(id => `[data-row="${id}"] > *`).join(', ')
  return (
    <GlobalStyles
      styles={theme => {
        // A shadow lies over whatever colour a cell has; cells that stay at the left have one of their own.
        const mark = `inset 0 0 0 99vw ${alpha(theme.palette.primary.main, 0.16)}`
        return {
          '@keyframes row-changed': { '0%, 40%': { boxShadow: mark } },
          [cells]: {
            '@media (prefers-reduced-motion: no-preference)': { animation: 'row-changed 2.4s ease-out' },
            '@media (prefers-reduced-motion: reduce)': { boxShadow: mark },
          },
        }
      }}
    />
  )
}
