import { styled } from '@mui/material/styles'

/** Small inputs beside each other, above the figures they change. */
export const ToolRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  padding: '0 10px 4px',
  fontSize: '0.75rem',
  color: theme.palette.text.secondary,
  '& > span': { display: 'flex', alignItems: 'center', gap: 4 },
}))

/** Figures beside each other, as many in a row as there is room for. */
export const FigureGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  padding: '0 4px',
})
