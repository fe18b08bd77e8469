import { styled } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'

interface PanelTabsProps<Key extends string> {
  readonly label: string
  readonly tabs: readonly { readonly key: Key; readonly label: string }[]
  readonly open: Key
  /** Id of the element that shows the open tab. */
  readonly controls: string
  readonly onOpen: (key: Key) => void
}

const List = styled('div')({ display: 'flex', minWidth: 0 })

const Tab = styled('button')(({ theme }) => ({
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 500,
  padding: '5px 8px',
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: theme.palette.text.primary },
  '&[aria-selected="true"]': {
    color: theme.palette.primary.main,
    borderBottomColor: theme.palette.primary.main,
  },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
}))

/** The element id of a tab of the panel with the id `controls`. */
export const tabId = (controls: string, key: string): string => `${controls}-${key}`

/** The tabs of a panel: arrow keys go from one to the next, and open it. */
export function PanelTabs<Key extends string>({ label, tabs, open, controls, onOpen }: PanelTabsProps<Key>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex(({ key }) => key === open)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (next === undefined) return
    onOpen(next.key)
    document.getElementById(tabId(controls, next.key))?.focus()
  }
  return (
    <List role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(tab => (
        <Tab
          key={tab.key}
          type="button"
          role="tab"
          id={tabId(controls, tab.key)}
          aria-selected={tab.key === open}
          aria-controls={controls}
          tabIndex={tab.key === open ? 0 : -1}
          onClick={() => onOpen(tab.key)}
        >
          {tab.label}
        </Tab>
      ))}
    </List>
  )
}
