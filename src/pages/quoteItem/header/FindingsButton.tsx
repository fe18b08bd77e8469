import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { QuoteItem } from '#contract/quote'
import { listed } from '#domain/formats'
import { type Finding, fieldLabel } from '#domain/quoteItem'
import { isDue } from '#domain/workflow'
import { fieldSentence } from '../../../components/editing/fieldSentence.ts'
import { useFindingsOnScreen } from '../draft/rules/useFindingsOnScreen.ts'
import { useGoToField } from '../draft/useGoToField.ts'
import { useDraft } from '../draft/useItemDraft.ts'
import type { ItemTab } from '../tabs.ts'
import { LackedList } from './LackedList.tsx'

interface FindingsButtonProps {
  readonly item: QuoteItem
  readonly tabs: readonly ItemTab[]
  readonly open: ItemTab
}

/** How many things are wrong on the tabs of the item; the list leads to each field, on whichever tab. */
export function FindingsButton({ item, tabs, open }: FindingsButtonProps) {
  const draft = useDraft()
  const all = useFindingsOnScreen(open.key)
  const goTo = useGoToField()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = useRef<Finding | null>(null)
  const due = all.filter(finding => isDue(finding, item.asks))
  const groups = tabs
    .map(tab => ({ ...tab, findings: due.filter(finding => finding.tab === tab.key) }))
    .filter(({ findings }) => findings.length > 0)
  const later = tabs.filter(({ key }) => all.some(finding => finding.tab === key && !due.includes(finding)))
  const count = groups.reduce((sum, { findings }) => sum + findings.length, item.lacks.length)
  if (count === 0) return null
  const words = ({ section, field, message }: Finding) =>
    fieldSentence(fieldLabel(section, field, draft.values()[section]), message)
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ErrorOutlined color="warning" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {count} to do
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          // The list gives the focus back as it goes: only then it can go to the field.
          transition: {
            onExited: () => {
              if (chosen.current !== null) goTo(chosen.current)
              chosen.current = null
            },
          },
          paper: { role: 'dialog', 'aria-label': 'To be done', sx: { width: 420, maxHeight: '70vh' } },
        }}
      >
        {groups.map(({ key, label, findings }) => (
          <List
            key={key}
            dense
            disablePadding
            aria-label={label}
            subheader={<ListSubheader sx={{ lineHeight: '32px' }}>{label}</ListSubheader>}
          >
            {findings.map(finding => (
              <li key={`${finding.field} ${finding.code} ${finding.message}`}>
                <ListItemButton
                  sx={{ py: 0.25 }}
                  onClick={() => {
                    chosen.current = finding
                    setAnchor(null)
                  }}
                >
                  <ListItemText primary={words(finding)} slotProps={{ primary: { variant: 'body2' } }} />
                </ListItemButton>
              </li>
            ))}
          </List>
        ))}
        <LackedList item={item} onChosen={() => setAnchor(null)} />
        {later.length > 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ px: 2, py: 1 }}>
            Not asked for at this step yet: {listed(later.map(({ label }) => label))}
          </Typography>
        )}
      </Popover>
    </>
  )
}
