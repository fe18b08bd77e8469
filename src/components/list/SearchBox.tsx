import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useAskOpening } from '../../layout/opening/useAskOpening.ts'

/** Milliseconds without a key before a search starts. */
const patience = 300

interface SearchBoxProps {
  readonly label: string
  readonly value: string
  readonly onSearch: (words: string) => void
  /** Pixels, where its words need no more. */
  readonly width?: number
  /** Stands in the empty field instead of the label, where there is no room for that. */
  readonly shortLabel?: string
  readonly autoFocus?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
}

/** The search field of a list: searches when typing pauses, at once on Enter; Esc empties it. */
export function SearchBox({
  label,
  value,
  onSearch,
  width = 260,
  shortLabel,
  autoFocus = false,
  inputRef,
}: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpening = useAskOpening()

  // The search changed elsewhere (back button, a link): show that; the echo of what was typed here is not news.
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setTyped(value)
  }, [value])

  useEffect(() => () => clearTimeout(timer.current), [])

  const tell = (words: string) => {
    clearTimeout(timer.current)
    if (words.trim() === told.current) return
    told.current = words.trim()
    onSearch(words.trim())
  }

  /** Tells the words when it has been quiet; not while the next page is on its way, which another address would call off. */
  const tellSoon = (words: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => (isOpening() ? tellSoon(words) : tell(words)), patience)
  }

  const type = (words: string) => {
    setTyped(words)
    tellSoon(words)
  }

  const clear = () => {
    setTyped('')
    tell('')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') tell(typed)
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation()
      clear()
    }
  }

  return (
    <TextField
      hiddenLabel
      margin="none"
      fullWidth={false}
      placeholder={shortLabel ?? label}
      value={typed}
      autoFocus={autoFocus}
      onChange={event => type(event.target.value)}
      onKeyDown={onKeyDown}
      inputRef={inputRef}
      sx={{
        fontSize: '0.8125rem',
        // Beside its words stand the glass, the gaps, and the button that empties it.
        width: shortLabel === undefined ? `max(${width}px, calc(${label.length}ch + 56px))` : width,
        maxWidth: '100%',
      }}
      slotProps={{
        htmlInput: { 'aria-label': label, type: 'search', maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment:
            typed === '' ? null : (
              <InputAdornment position="end">
                <IconButton size="small" edge="end" aria-label="Clear search" onClick={clear}>
                  <CloseIcon fontSize="inherit" />
                </IconButton>
              </InputAdornment>
            ),
          sx: {
            height: 32,
            fontSize: '0.8125rem',
            // The field has its own button to empty it.
            '& input::-webkit-search-cancel-button': { display: 'none' },
          },
        },
      }}
    />
  )
}
