import { useEffect } from 'react'

const product = 'Boxwright'

/** Puts the page's name into the window's title, before the product's. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? product : `${title} · ${product}`
    return () => {
      document.title = product
    }
  }, [title])
}
