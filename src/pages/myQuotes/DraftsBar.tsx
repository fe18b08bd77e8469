import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { quote } from '#contract/quote'
import { useMay } from '../../authProvider/useRights.ts'
import { useCall } from '../../dataProvider/index.ts'

/** How many drafts stand in one line until more are asked for. */
const shown = 6

/**
 * The person's newest drafts in one line. A quote without items has no row in the list below and would be out of
 * reach otherwise. When they can't be read, the line is left out: the hub has the same list and says why.
 */
export function DraftsBar() {
  const { data } = useCall(quote.draftQuotes, {}, { enabled: useMay(quote.draftQuotes.right) })
  const [isWhole, setIsWhole] = useState(false)
  if (data === undefined || data.length === 0) return null
  return (
    <Box
      component="nav"
      aria-label="Drafts"
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', flex: 'none', gap: 0.75, mb: 1 }}
    >
      <Typography variant="body2" color="textSecondary">
        Drafts
      </Typography>
      {(isWhole ? data : data.slice(0, shown)).map(({ id, quoteReference, customerName, itemCount }) => (
        <Chip
          key={id}
          clickable
          variant="outlined"
          component={Link}
          to={`/quotes/${id}`}
          label={`${quoteReference} ${customerName || 'no customer'}${itemCount === 0 ? ', empty' : ''}`}
          sx={{ maxWidth: 240 }}
        />
      ))}
      {data.length > shown ? (
        <Chip
          clickable
          component="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          label={isWhole ? 'Fewer' : `${data.length - shown} more`}
          sx={{ bgcolor: 'transparent', color: 'primary.main', fontWeight: 500 }}
        />
      ) : null}
    </Box>
  )
}
