import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ItemSections } from '#domain/quoteItem'
import { part } from '../../../../layout/part.tsx'
import type { Since } from '../useRail.ts'
import { LastOrder } from './LastOrder.tsx'

const ChangedFields = part(() => import('./ChangedFields.tsx'))

interface SinceSwitchProps {
  readonly since: Since
  readonly asked: 'here' | 'asking' | 'none' | 'failed'
  readonly compared: ItemSections | null
  readonly label: string
  readonly onChange: (since: Since) => void
}

const choices = [
  { code: 'saved', label: 'the last save' },
  { code: 'revision', label: 'the last revision' },
  { code: 'order', label: 'the last order' },
] as const satisfies readonly { readonly code: Since; readonly label: string }[]

const none = {
  saved: '',
  revision: 'It was not sent yet: compared with what is saved.',
  order: 'Nothing of it was ordered yet: compared with what is saved.',
} as const

/** What the figures below say their changes against: the last save, the last revision, the last order. */
export function SinceSwitch({ since, asked, compared, label, onChange }: SinceSwitchProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box sx={{ px: 1.5, py: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="caption" color="textSecondary" sx={{ flexGrow: 1, whiteSpace: 'nowrap' }}>
          Changes since
        </Typography>
        <Select
          size="small"
          variant="standard"
          disableUnderline
          value={since}
          inputProps={{ 'aria-label': 'Changes since' }}
          sx={{ fontSize: '0.8125rem' }}
          onChange={({ target }) => onChange(target.value)}
        >
          {choices.map(({ code, label: words }) => (
            <MenuItem key={code} value={code}>
              {words}
            </MenuItem>
          ))}
        </Select>
      </Box>
      <Box aria-live="polite" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="caption" color="textSecondary" sx={{ flexGrow: 1 }}>
          {asked === 'none' ? none[since] : ''}
          {asked === 'asking' ? 'Asking how it was…' : ''}
          {asked === 'failed' ? 'How it was could not be read: compared with what is saved.' : ''}
          {label}
        </Typography>
        {compared === null ? null : (
          <Button size="small" onClick={() => setOpen(true)}>
            What changed…
          </Button>
        )}
      </Box>
      {asked === 'none' && since === 'order' ? <LastOrder /> : null}
      {isOpen && compared !== null ? (
        <ChangedFields before={compared} label={label} onClose={() => setOpen(false)} />
      ) : null}
    </Box>
  )
}
