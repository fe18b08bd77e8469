import { useNavigate } from 'react-router-dom'
import { quoteWorklist } from '#contract/quote-worklist'
import type { SearchHit } from '#contract/search'
import { useDebounced } from '../../components/customerSearch/useDebounced.ts'
import { useCall } from '../../dataProvider/index.ts'
import { useMenu } from '../menu/useMenu.ts'
import { pageEntries } from './pageEntries.ts'
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

/** Something that the palette goes to or does. */
export interface PaletteEntry {
  /** Unique in the palette. */
  readonly value: string
  readonly label: string
  readonly about: string
  readonly select: () => void
}

/** Entries of one kind. */
export interface PaletteGroup {
  readonly heading: string
  readonly entries: readonly PaletteEntry[]
}

const contains = (words: string, typed: string) => words.toLowerCase().includes(typed.toLowerCase())

interface Doings {
  readonly onClose: () => void
  readonly onCreateQuote: () => void
}

/** What there is to what was typed: recent ones first, then what the server finds, then actions and pages. */
export function usePaletteGroups(typed: string, { onClose, onCreateQuote }: Doings) {
  const navigate = useNavigate()
  const menu = useMenu()
  const { recent, remember } = useRecent()
  const words = typed.trim()
  const q = useDebounced(words, patience)
  const { data, error, isFetching } = useCall(
    quoteWorklist.search,
    { query: { q } },
    { enabled: q.length > 1, meta: { quiet: true }, retry: false },
  )
  // What was found for other words is not what Enter means.
  const hits = q === words && q.length > 1 ? (data ?? []) : []

  const go = (to: string) => {
    onClose()
    navigate(to)
  }
  const visit = (to: string, label: string, about: string) => {
    remember({ to, label, about })
    go(to)
  }
  const groups: PaletteGroup[] = [
    {
      heading: 'Recent',
      entries: recent
        .filter(({ label, about }) => contains(`${label} ${about}`, words))
        .slice(0, 6)
        .map(({ to, label, about }) => ({
          value: `recent ${to}`,
          label,
          about,
          select: () => visit(to, label, about),
        })),
    },
    ...kinds.map(kind => ({
      heading: headings[kind],
      entries: hits
        .filter(hit => hit.kind === kind)
        .map(({ id, label, about, to }) => ({
          value: id,
          label,
          about,
          select: () => visit(to, kind === 'item' ? `Item ${label}` : label, about),
        })),
    })),
    {
      heading: 'Actions',
      entries: menu
        .filter(({ kind }) => kind === 'action' && contains('Create Quote', words))
        .map(() => ({
          value: 'action create-quote',
          label: 'Create Quote',
          about: '',
          select: () => {
            onClose()
            onCreateQuote()
          },
        })),
    },
    {
      heading: 'Pages',
      entries: pageEntries(menu)
        .filter(page => contains(`${page.group} ${page.label}`, words))
        .map(({ id, label, group, to }) => ({
          value: `page ${id}`,
          label,
          about: group,
          select: () => go(to),
        })),
    },
  ]
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    /** Whether the server has yet to say what it has. */
    isSearching: words.length > 1 && (isFetching || q !== words),
    error,
  }
}
