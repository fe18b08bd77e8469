import { Command } from 'cmdk'
import { useEffect, useEffectEvent } from 'react'
import { failureText } from '../../dataProvider/index.ts'
import { PaletteItem } from './PaletteItem.tsx'
import { atEnd, paletteHint } from './paletteField.ts'
import { usePaletteGroups } from './usePaletteGroups.ts'

/** What is said below the field when nothing is listed. */
function empty(typed: string, isSearching: boolean, error: Error | null): string {
  if (error !== null) return failureText(error)
  if (isSearching) return 'Searching …'
  return typed.length < 2
    ? 'Type a number, a customer, a product or a page.'
    : `Nothing found for “${typed}”.`
}

interface PaletteProps {
  readonly typed: string
  readonly onTyped: (typed: string) => void
  /** Enter was pressed before there was anything to go to. */
  readonly isHurried: boolean
  readonly onHurry: () => void
  readonly onClose: () => void
  readonly onCreateQuote: () => void
}

/** Everything a person can go to or do, by typing. */
export function Palette({ typed, onTyped, isHurried, onHurry, onClose, onCreateQuote }: PaletteProps) {
  const { groups, isSearching, error } = usePaletteGroups(typed, { onClose, onCreateQuote })
  const first = groups[0]?.entries[0]
  const hasFirst = first !== undefined
  const selectFirst = useEffectEvent(() => first?.select())
  useEffect(() => {
    if (isHurried && hasFirst) selectFirst()
  }, [isHurried, hasFirst])

  return (
    <Command label="Go to" shouldFilter={false} loop>
      <Command.Input
        autoFocus
        value={typed}
        onValueChange={onTyped}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && isSearching && !hasFirst) onHurry()
        }}
        onFocus={atEnd}
        placeholder={paletteHint}
      />
      <Command.List aria-busy={isSearching}>
        <Command.Empty>{empty(typed.trim(), isSearching, error)}</Command.Empty>
        {groups.map(({ heading, entries }) => (
          <Command.Group key={heading} heading={heading}>
            {entries.map(({ value, label, about, select }) => (
              <PaletteItem key={value} value={value} label={label} about={about} onSelect={select} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  )
}
