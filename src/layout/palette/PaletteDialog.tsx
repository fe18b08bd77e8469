import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import { Command } from 'cmdk'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { quoteWorklist } from '#contract/quote-worklist'
import type { SearchHit } from '#contract/search'
import { useDebounced } from '../../components/customerSearch/useDebounced.ts'
import { failureText, useCall } from '../../dataProvider/index.ts'
import { useMenu } from '../menu/useMenu.ts'
import { PaletteItem } from './PaletteItem.tsx'
import { pageEntries } from './pageEntries.ts'
import { paletteStyle } from './paletteStyle.ts'
import { useRecent } from './recent.ts'

/** Milliseconds without a letter after which the server is asked. */
const patience = 180

const headings: Readonly<Record<SearchHit['kind'], string>> = {
  item: 'Quote items',
  quote: 'Quotes',
  customer: 'Customers',
  order: 'Orders',
}
const kinds = Object.keys(headings) as SearchHit['kind'][]

const contains = (words: string, typed: string) => words.toLowerCase().includes(typed.toLowerCase())

/** What is said below the field when nothing is listed. */
function empty(typed: string, isSearching: boolean, error: Error | null): string {
  if (error !== null) return failureText(error)
  if (isSearching) return 'Searching …'
  return typed.length < 2
    ? 'Type a number, a customer, a product or a page.'
    : `Nothing found for “${typed}”.`
}

interface PaletteDialogProps {
  readonly onClose: () => void
  readonly onCreateQuote: () => void
}

/** Everything a person can go to or do, by typing: recent ones first, then what the server finds. */
export default function PaletteDialog({ onClose, onCreateQuote }: PaletteDialogProps) {
  const navigate = useNavigate()
  const menu = useMenu()
  const { recent, remember } = useRecent()
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim(), patience)
  const { data, error, isFetching } = useCall(
    quoteWorklist.search,
    { query: { q } },
    { enabled: q.length > 1, meta: { quiet: true }, retry: false },
  )

  const words = typed.trim()
  const hits = q.length > 1 && words.length > 1 ? (data ?? []) : []
  const pages = pageEntries(menu).filter(page => contains(`${page.group} ${page.label}`, words))
  const visited = recent.filter(({ label, about }) => contains(`${label} ${about}`, words)).slice(0, 6)
  const mayCreate = menu.some(({ kind }) => kind === 'action') && contains('Create Quote', words)

  const go = (to: string, label: string, about: string, isThing: boolean) => {
    onClose()
    if (isThing) remember({ to, label, about })
    navigate(to)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': 'Go to',
          sx: { width: 640, maxWidth: 'calc(100vw - 32px)', position: 'absolute', top: '10vh', m: 0 },
        },
      }}
    >
      <Box sx={paletteStyle}>
        <Command label="Go to" shouldFilter={false} loop>
          <Command.Input
            autoFocus
            value={typed}
            onValueChange={setTyped}
            placeholder="Quote, item, customer, product, drawing, page …"
          />
          <Command.List aria-busy={isFetching}>
            <Command.Empty>{empty(words, isFetching || q !== words, error)}</Command.Empty>
            {visited.length === 0 ? null : (
              <Command.Group heading="Recent">
                {visited.map(({ to, label, about }) => (
                  <PaletteItem
                    key={to}
                    value={`recent ${to}`}
                    label={label}
                    about={about}
                    onSelect={() => go(to, label, about, true)}
                  />
                ))}
              </Command.Group>
            )}
            {kinds.map(kind => {
              const found = hits.filter(hit => hit.kind === kind)
              return found.length === 0 ? null : (
                <Command.Group key={kind} heading={headings[kind]}>
                  {found.map(({ id, label, about, to }) => (
                    <PaletteItem
                      key={id}
                      value={id}
                      label={label}
                      about={about}
                      onSelect={() => go(to, kind === 'item' ? `Item ${label}` : label, about, true)}
                    />
                  ))}
                </Command.Group>
              )
            })}
            {mayCreate ? (
              <Command.Group heading="Actions">
                <PaletteItem
                  value="action create-quote"
                  label="Create Quote"
                  about=""
                  onSelect={() => {
                    onClose()
                    onCreateQuote()
                  }}
                />
              </Command.Group>
            ) : null}
            {pages.length === 0 ? null : (
              <Command.Group heading="Pages">
                {pages.map(({ id, label, group, to }) => (
                  <PaletteItem
                    key={id}
                    value={`page ${id}`}
                    label={label}
                    about={group}
                    onSelect={() => go(to, label, group, false)}
                  />
                ))}
              </Command.Group>
            )}
          </Command.List>
        </Command>
      </Box>
    </Dialog>
  )
}
