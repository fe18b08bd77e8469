import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** Where no sheet is printed yet, and what there is to do. */
export function NoSheets({ children }: { readonly children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 1.5, py: 4 }}>
      <svg width="120" height="72" viewBox="0 0 120 72" aria-hidden="true">
        <g fill="none" stroke="#B98B5A" strokeWidth="1.5">
          <path d="M26 20h76v46H26z" />
          <path d="M18 12h76v46" strokeDasharray="4 3" />
          <path d="M36 28h24v14H36zM66 28h24v14H66zM36 46h24v12H36zM66 46h24v12H66z" />
        </g>
      </svg>
      <Typography
        variant="body2"
        component="div"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}
      >
        {children}
      </Typography>
    </Paper>
  )
}
