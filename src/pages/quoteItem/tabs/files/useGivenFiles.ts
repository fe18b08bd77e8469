import { useEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable="true"]')

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/**
 * Takes files that are dropped anywhere on the page or pasted; `onOver` is told while some are held over it. A browser
 * would leave the page for a file that is dropped beside the place for it.
 */
export function useGivenFiles(
  take: (files: Iterable<File>) => void,
  onOver: (isOver: boolean) => void,
): void {
  const latest = useRef({ take, onOver })
  latest.current = { take, onOver }
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      latest.current.onOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) latest.current.onOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      latest.current.onOver(false)
      latest.current.take(event.dataTransfer?.files ?? [])
    }
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files
      if (isTyping(event.target) || files === undefined || files.length === 0) return
      event.preventDefault()
      latest.current.take(files)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [])
}
