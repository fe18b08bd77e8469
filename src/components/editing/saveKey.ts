import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Whether this is Ctrl+S or Cmd+S. */
export const isSaveKey = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey

/** For the `onKeyDown` of a dialog with a form: Ctrl+S there saves that form, and not from a dialog over it. */
export const onSaveKey = (save: () => void) => (event: ReactKeyboardEvent<HTMLElement>) => {
  const { target, currentTarget } = event
  if (!isSaveKey(event) || !(target instanceof Node) || !currentTarget.contains(target)) return
  event.preventDefault()
  save()
}
