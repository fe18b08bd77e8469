import WarningAmber from '@mui/icons-material/WarningAmber'
import { styled } from '@mui/material/styles'

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: '2px 10px 6px',
  fontSize: '0.75rem',
  lineHeight: 1.35,
  color: theme.palette.warning.dark,
  '& li': { display: 'flex', gap: 4 },
}))

/** What speaks against something that is allowed nevertheless. */
export function Warnings({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <List>
      {sentences.map(sentence => (
        <li key={sentence}>
          <WarningAmber sx={{ fontSize: 16 }} aria-hidden />
          <span>{sentence}</span>
        </li>
      ))}
    </List>
  )
}
