import { useDrawer } from './useDrawer.ts'

interface EntryLabelProps {
  readonly text: string
  /** Inside a group: beside its icon also while the drawer is mini. */
  readonly nested?: boolean
}

/** What a menu entry is called: under its icon while the drawer is mini, else beside it. */
export function EntryLabel({ text, nested = false }: EntryLabelProps) {
  const { mini } = useDrawer()
  return <span className={mini && !nested ? 'miniLabel' : 'label'}>{text}</span>
}
