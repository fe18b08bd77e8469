import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import { useNavigate } from 'react-router-dom'
import type { QuoteItem } from '#contract/quote'
import { type StepAsk, stepAskLabel } from '#domain/workflow'
import { itemPath } from '../tabs.ts'

interface LackedListProps {
  readonly item: QuoteItem
  readonly onChosen: () => void
}

/** The file or purchase order that the step asks for and that is not there; each leads to where it is given. */
export function LackedList({ item, onChosen }: LackedListProps) {
  const navigate = useNavigate()
  return item.lacks.map(({ ask, message }) => {
    const label = stepAskLabel(ask as StepAsk)
    return (
      <List
        key={ask}
        dense
        disablePadding
        aria-label={label}
        subheader={<ListSubheader sx={{ lineHeight: '32px' }}>{label}</ListSubheader>}
      >
        <li>
          <ListItemButton
            sx={{ py: 0.25 }}
            onClick={() => {
              onChosen()
              void navigate(ask === 'files' ? itemPath(item.id, 'files') : `/quotes/${item.quoteId}`)
            }}
          >
            <ListItemText primary={message} slotProps={{ primary: { variant: 'body2' } }} />
          </ListItemButton>
        </li>
      </List>
    )
  })
}
